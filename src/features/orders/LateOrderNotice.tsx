import type { TrackedOrder } from '../../domain/order/trackedOrderSchema';
import { isOrderLate } from '../../domain/order/promisedTime';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Notice } from '../../ui/feedback/Notice';

type PossiblyLateOrder = Pick<TrackedOrder, 'status' | 'slot' | 'eta'> & { provider: { name: string } };

export function LateOrderNotice({ order }: { order: PossiblyLateOrder }) {
  const { t } = useWords('account', 'order');
  const now = useCurrentMinute();
  if (!isOrderLate(order, now)) return null;
  return (
    <Notice tone="warning" title={t('order.late.title')}>
      {t('order.late.hint', { provider: order.provider.name })}
    </Notice>
  );
}
