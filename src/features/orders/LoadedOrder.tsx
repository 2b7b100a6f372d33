import { useEffect, useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import { addTitlePrefix } from '../../data/order/addTitlePrefix';
import type { Order } from '../../domain/order/orderSchema';
import { localizeReason } from '../../domain/order/endReasons';
import { isFinalStatus } from '../../domain/order/orderStatus';
import { routePath } from '../../domain/site/routing/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { ButtonLink } from '../../ui/ButtonLink';
import { Cluster } from '../../ui/layout/Cluster';
import { Flush } from '../../ui/layout/Flush';
import { media, space } from '../../ui/theme/tokens';
import { CancelOrder } from './CancelOrder';
import { ExpectedWindow } from './ExpectedWindow';
import { NoteForDriver } from './NoteForDriver';
import { ReorderButton } from './ReorderButton';
import { OrderAlerts } from './OrderAlerts';
import { OrderFacts } from './OrderFacts';
import { OrderHelp } from './OrderHelp';
import { OrderTimeline } from './OrderTimeline';
import { PickupLocation } from './PickupLocation';
import { Receipt } from './Receipt';
import { ShareTracking } from './tracking/ShareTracking';
import { LateOrderNotice } from './LateOrderNotice';
import { StaleOrderNotice, type ResponseTimes } from './StaleOrderNotice';
import { minimumAge } from '../../domain/region/ageGate';
import { Heading } from '../../ui/text/Heading';
import { Stack } from '../../ui/layout/Stack';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Notice } from '../../ui/feedback/Notice';
import { Paragraph } from '../../ui/text/Paragraph';

interface LoadedOrderProps {
  order: Order;
  times: ResponseTimes;
  shell: Pick<ShellContext, 'name' | 'contact'>;
}

/** Announces each new status once, and shows it in the tab's title. */
function useStatusAnnouncement({ orderType, status, events }: Order): void {
  const { locale, t } = useWords('account', 'order');
  const name = t(`order.status.${orderType}.${status}`);
  const description = t(`order.about.${orderType}.${status}`);
  const reason = events.at(-1)?.reason;
  const why = reason && t('order.reason', { reason: localizeReason(reason, locale.language) });
  const message = [`${name}.`, description, why].filter(Boolean).join(' ');
  const announced = useRef(message);
  useEffect(() => {
    if (announced.current !== message) announce(message);
    announced.current = message;
  }, [message]);
  useEffect(() => addTitlePrefix(name), [name]);
}

export function LoadedOrder({ order, times, shell }: LoadedOrderProps) {
  const { t } = useWords('account', 'order');
  const heading = useRef<HTMLHeadingElement>(null);
  useStatusAnnouncement(order);
  const isOpen = !isFinalStatus(order.status);
  return (
    <Columns>
      <Stack $gap={8}>
        <OrderFacts order={order} />
        <CurrentStatus order={order} heading={heading} />
        <LateOrderNotice order={order} />
        <StaleOrderNotice order={order} times={times} />
        <section aria-label={t('order.timeline')}>
          <OrderTimeline order={order} />
        </section>
        <OrderAlerts order={order} />
        {isOpen && <PickupLocation order={order} />}
        <ExpectedWindow order={order} shell={shell} />
        <NoteForDriver order={order} />
        <ShareTracking order={order} />
        {isOpen && <DeliveryChecklist order={order} />}
        <CancelOrder order={order} onRemoved={() => heading.current?.focus()} />
        <Flush as={Cluster}>
          <ReorderButton order={order} />
          <ButtonLink as={LocalLink} to={routePath('orders')} $variant="quiet">
            {t('order.allOrders')}
          </ButtonLink>
        </Flush>
      </Stack>
      <Stack $gap={8}>
        <Receipt order={order} />
        <OrderHelp order={order} contact={shell.contact} />
      </Stack>
    </Columns>
  );
}

function DeliveryChecklist({ order }: { order: Order }) {
  const { t, formatMoney } = useWords('account', 'order');
  const { total, deliveryAddress, orderType, orderNumber } = order;
  const age = minimumAge(deliveryAddress.country === 'US' ? 'us' : 'ca', deliveryAddress.state);
  return (
    <Stack as="section" $gap={2} aria-labelledby="have-ready">
      <Heading level={3} id="have-ready">
        {t(orderType === 'pickup' ? 'pickup.bring' : 'order.ready')}
      </Heading>
      <Points>
        <li>{t('order.ready.id')}</li>
        {orderType === 'pickup' && <li>{t('pickup.bring.number', { number: orderNumber })}</li>}
        <li>{t('order.ready.age', { legalAge: age })}</li>
        <li>
          {total.amount > 0 ? t('order.ready.payment', { total: formatMoney(total) }) : t('order.ready.nothingDue')}
        </li>
      </Points>
    </Stack>
  );
}

/** An order counts as just placed for ten minutes. */
const justPlacedMs = 600_000;

interface CurrentStatusProps {
  order: Order;
  heading: RefObject<HTMLHeadingElement | null>;
}

function CurrentStatus({ order, heading }: CurrentStatusProps) {
  const { locale, t } = useWords('account', 'order');
  const now = useCurrentMinute();
  const { orderType, status, events, provider, placedAt } = order;
  const reason = events.at(-1)?.reason;
  const isJustPlaced = status === 'PLACED' && now.getTime() - Date.parse(placedAt) < justPlacedMs;
  return (
    <Stack $gap={6}>
      {isJustPlaced && <Notice tone="success">{t('order.thanks', { provider: provider.name })}</Notice>}
      <Stack $gap={2}>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {t(`order.status.${orderType}.${status}`)}
        </Heading>
        <Paragraph tone="muted">{t(`order.about.${orderType}.${status}`)}</Paragraph>
        {reason && <Paragraph>{t('order.reason', { reason: localizeReason(reason, locale.language) })}</Paragraph>}
      </Stack>
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  padding-bottom: ${space.section};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[16]};
  }
`;

const Points = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  list-style: disc;
`;
