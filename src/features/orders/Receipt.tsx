import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { printSection } from '../../data/page/printSection';
import { formatPhoneNumber } from '../../domain/account/phoneNumber';
import type { Order } from '../../domain/order/orderSchema';
import { canChangeNote } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { copyWithToast } from '../../state/notifications/shareLink';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/text/Heading';
import { IconButton } from '../../ui/IconButton';
import { Paragraph } from '../../ui/text/Paragraph';
import { Facts, Frame, NumberLine, printCss, receiptId } from './Receipt.styles';
import { ReceiptAmounts } from './ReceiptAmounts';
import { Fact } from '../../ui/text/Fact';

export function Receipt({ order }: { order: Order }) {
  const { locale, t } = useWords('account', 'order');
  const { orderType, provider, placedAt, deliveryAddress, contactPhone, note } = order;
  const counter = orderType === 'pickup' ? provider.pickupAddress : null;
  // An editable note has a section of its own.
  const isNoteEditable = orderType === 'delivery' && canChangeNote(order.status);
  const date = dateFormatter(locale.id, {
    timeZone: provider.timezone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(placedAt));
  return (
    <Frame id={receiptId} aria-labelledby={`${receiptId}-title`}>
      <style media="print">{printCss}</style>
      <Heading level={2} size="sub" id={`${receiptId}-title`}>
        {t('order.receipt')}
      </Heading>
      <OrderNumber number={order.orderNumber} />
      <Facts>
        <Fact name={t('order.provider', { provider: provider.name })}>
          {t('address.licence', { licence: provider.licence })}
        </Fact>
        <Fact name={t(counter ? 'pickup.place' : 'order.deliverTo')}>
          {counter
            ? t('pickup.address', { street: counter.addressOne, city: counter.city, state: counter.state })
            : deliveryAddress.description}
        </Fact>
        {contactPhone && (
          <Fact data-screen name={t('checkout.phone')}>
            {formatPhoneNumber(contactPhone)}
          </Fact>
        )}
        {note && !isNoteEditable && (
          <Fact data-screen name={t('order.note')}>
            {note}
          </Fact>
        )}
      </Facts>
      <Paragraph size="small" tone="muted">
        {t('order.placedAt', { date })}
      </Paragraph>
      <ReceiptAmounts order={order} />
      <div data-screen>
        <Button
          variant="secondary"
          size="small"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => printSection(receiptId)}
        >
          {t('order.print')}
        </Button>
      </div>
    </Frame>
  );
}

function OrderNumber({ number }: { number: string }) {
  const { t } = useWords('account', 'order');
  const messages = { copied: t('order.copied'), failed: t('order.copyFailed') };
  return (
    <NumberLine>
      <strong>{t('order.number', { number })}</strong>
      <span data-screen>
        <IconButton label={t('order.copyNumber')} onClick={() => void copyWithToast(number, messages)}>
          <Copy size={18} aria-hidden />
        </IconButton>
      </span>
    </NumberLine>
  );
}
