import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ShellContext } from '../../content/pages/pageContext';
import { addTitlePrefix } from '../../data/order/addTitlePrefix';
import type { Order } from '../../domain/order/orderSchema';
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
import { OrderAgain } from './OrderAgain';
import { OrderAlerts } from './OrderAlerts';
import { OrderFacts } from './OrderFacts';
import { OrderHelp } from './OrderHelp';
import { OrderNow } from './OrderNow';
import { OrderTimeline } from './OrderTimeline';
import { PickupPlace } from './PickupPlace';
import { Receipt } from './Receipt';
import { ShareTracking } from './tracking/ShareTracking';
import { StaleNote, type LastSeen } from './StaleNote';

interface FollowedOrderProps {
  order: Order;
  seen: LastSeen;
  shell: Pick<ShellContext, 'name' | 'contact'>;
}

/** Announces a new status once and puts it in the tab's title. */
function useStatusNews({ orderType, status, events }: Order): void {
  const { t } = useWords('account', 'order');
  const name = t(`order.status.${orderType}.${status}`);
  const about = t(`order.about.${orderType}.${status}`);
  const reason = events.at(-1)?.reason;
  const news = [`${name}.`, about, reason && t('order.reason', { reason })].filter(Boolean).join(' ');
  const told = useRef(news);
  useEffect(() => {
    if (told.current !== news) announce(news);
    told.current = news;
  }, [news]);
  useEffect(() => addTitlePrefix(name), [name]);
}

/** A loaded order: its state, what to do, and its amounts. */
export function FollowedOrder({ order, seen, shell }: FollowedOrderProps) {
  const { t } = useWords('account', 'order');
  const heading = useRef<HTMLHeadingElement>(null);
  useStatusNews(order);
  const isOpen = !isFinalStatus(order.status);
  return (
    <Columns>
      <Part>
        <OrderFacts order={order} />
        <OrderNow order={order} heading={heading} />
        <StaleNote order={order} seen={seen} />
        <section aria-label={t('order.timeline')}>
          <OrderTimeline order={order} />
        </section>
        <OrderAlerts order={order} />
        {isOpen && <PickupPlace order={order} />}
        <ExpectedWindow order={order} shell={shell} />
        <NoteForDriver order={order} />
        <ShareTracking order={order} />
        {isOpen && <DeliveryChecklist order={order} />}
        <CancelOrder order={order} onMoved={() => heading.current?.focus()} />
        <Flush as={Cluster}>
          <OrderAgain order={order} />
          <ButtonLink as={LocalLink} to={routePath('orders')} $variant="quiet">
            {t('order.allOrders')}
          </ButtonLink>
        </Flush>
      </Part>
      <Part>
        <Receipt order={order} />
        <OrderHelp order={order} contact={shell.contact} />
      </Part>
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

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-content: start;
`;
