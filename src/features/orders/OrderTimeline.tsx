import { localizeReason } from '../../domain/order/endReasons';
import type { Order } from '../../domain/order/orderSchema';
import { isFinalStatus, orderPath } from '../../domain/order/orderStatus';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';
import { Timeline } from '../../ui/feedback/Timeline';

interface TimelineOrder extends Pick<Order, 'orderType' | 'status'> {
  events: readonly { status: Order['status']; at: string; reason?: string | null }[];
  provider: { timezone: string };
}

export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const { locale, t } = useWords('account', 'order');
  const { orderType, events, status, provider } = order;
  const dateTime = dateFormatter(locale.id, {
    timeZone: provider.timezone,
    hour: 'numeric',
    minute: '2-digit',
    month: 'short',
    day: 'numeric',
  });
  const past = events.map((event, index) => ({
    id: `${event.status}-${index}`,
    title: t(`order.status.${orderType}.${event.status}`),
    detail: [
      dateTime.format(new Date(event.at)),
      event.reason && t('order.reason', { reason: localizeReason(event.reason, locale.language) }),
    ]
      .filter(Boolean)
      .join(' · '),
    state: eventState(event.status, index === events.length - 1),
  }));
  const path = orderPath[orderType];
  const upcoming = isFinalStatus(status) ? [] : path.slice(path.indexOf(status) + 1);
  return (
    <Timeline
      steps={[
        ...past,
        ...upcoming.map((nextStatus) => ({
          id: nextStatus,
          title: t(`order.status.${orderType}.${nextStatus}`),
          state: 'next' as const,
        })),
      ]}
    />
  );
}

function eventState(status: Order['status'], isLast: boolean) {
  if (status === 'DECLINED' || status === 'CANCELLED') return 'failed' as const;
  return isLast && status !== 'COMPLETED' ? ('current' as const) : ('done' as const);
}
