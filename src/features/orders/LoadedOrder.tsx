import { useEffect, useRef } from 'react';
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
import { DeliveryChecklist } from './DeliveryChecklist';
import { NoteForDriver } from './NoteForDriver';
import { ReorderButton } from './ReorderButton';
import { OrderAlerts } from './OrderAlerts';
import { OrderFacts } from './OrderFacts';
import { OrderHelp } from './OrderHelp';
import { CurrentStatus } from './CurrentStatus';
import { OrderTimeline } from './OrderTimeline';
import { PickupLocation } from './PickupLocation';
import { Receipt } from './Receipt';
import { ShareTracking } from './tracking/ShareTracking';
import { LateOrderNotice } from './LateOrderNotice';
import { StaleOrderNotice, type ResponseTimes } from './StaleOrderNotice';

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
      <Column>
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
      </Column>
      <Column>
        <Receipt order={order} />
        <OrderHelp order={order} contact={shell.contact} />
      </Column>
    </Columns>
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

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-content: start;
`;
