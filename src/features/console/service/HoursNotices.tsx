import { formatCount } from '../../../domain/text/formatCount';
import type { OutsideOrder } from '../../../domain/order/outsideOrder';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { formatApiError } from '../formatApiError';
import { formatTimeRange } from '../orders/formatOrder';
import type { HoursProgress } from './useHoursChange';

interface HoursNoticesProps {
  progress: HoursProgress;
  timezone: string;
  confirmLabel?: string;
}

const countOrders = ({ length }: readonly OutsideOrder[]) =>
  `${formatCount(length, 'open order falls', 'open orders fall')} outside these hours`;

/** Shows an error, a warning about open orders outside the new hours, or that the hours were saved. */
export function HoursNotices({
  progress: { outcome, error, isPending, confirm },
  timezone,
  confirmLabel = 'Save anyway and keep the orders',
}: HoursNoticesProps) {
  if (error) return <Notice tone="error">{formatApiError(error)}</Notice>;
  if (!outcome) return null;
  const { isSaved, outside } = outcome;
  if (isSaved && outside.length === 0) return <Notice tone="success">Saved. Shoppers see it now.</Notice>;
  const list = outside.map(({ orderNumber, orderType, slot }) => (
    <div key={orderNumber}>
      {orderNumber} · {orderType === 'pickup' ? 'Pickup' : 'Delivery'} · {formatTimeRange(timezone, slot)}
    </div>
  ));
  if (isSaved)
    return (
      <Notice tone="warning" title={`Saved. ${countOrders(outside)}: please call these customers`}>
        {list}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={`Not saved yet: ${countOrders(outside)}`}
      action={
        <Button size="small" variant="secondary" isBusy={isPending} onClick={confirm}>
          {confirmLabel}
        </Button>
      }
    >
      {list}
    </Notice>
  );
}
