import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ShellContext } from '../../content/pages/pageContext';
import { downloadFile } from '../../data/order/downloadFile';
import { serverNow } from '../../data/serverClock';
import { orderCalendar } from '../../domain/order/orderCalendar';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { localePath } from '../../domain/region/locales';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { isSameClock, orderWindowText } from './orderWindowText';

interface ExpectedWindowProps {
  order: Order;
  shell: Pick<ShellContext, 'name'>;
}

/** Also shows the window in the shopper's time zone if its clock differs from the dispensary's. */
export function ExpectedWindow({ order, shell }: ExpectedWindowProps) {
  const words = useWords('account', 'order');
  const { t } = words;
  const { slot, orderType, provider, status } = order;
  const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Stack as="section" $gap={2} aria-labelledby="expected-window">
      <Heading level={3} id="expected-window">
        {t(orderType === 'pickup' ? 'pickup.window' : 'order.window')}
      </Heading>
      <Paragraph>{orderWindowText(order, provider.timezone, words)}</Paragraph>
      {!isSameClock(slot.start, [localZone, provider.timezone]) && (
        <Paragraph size="small" tone="muted">
          {t('order.windowHere', { window: orderWindowText(order, localZone, words) })}
        </Paragraph>
      )}
      {/* Pickups have no calendar entry, because it names the delivery address. */}
      {orderType === 'delivery' && !isFinalStatus(status) && <CalendarButton order={order} shell={shell} />}
    </Stack>
  );
}

function CalendarButton({ order, shell }: ExpectedWindowProps) {
  const { locale, t, formatMoney } = useWords('account', 'order');
  const number = order.orderNumber;
  const save = () => {
    const words = {
      program: shell.name,
      title: t('order.calendar.title', { provider: order.provider.name }),
      notes: t('order.calendar.notes', { number, total: formatMoney(order.total) }),
      link: window.location.origin + localePath(locale, order.detailsPagePath),
    };
    downloadFile(
      `order-${number}.ics`,
      orderCalendar(order, words, new Date(serverNow())),
      'text/calendar;charset=utf-8',
    );
  };
  return (
    <div>
      <Button variant="secondary" size="small" icon={<CalendarPlus size={18} aria-hidden />} onClick={save}>
        {t('order.calendar')}
      </Button>
    </div>
  );
}
