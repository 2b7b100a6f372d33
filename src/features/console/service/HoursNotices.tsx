import type { OutsideOrder } from '../../../domain/staff/serviceSchema';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { formatTimeRange } from '../orders/formatOrder';

interface OutsideOrdersNoticeProps {
  orders: readonly OutsideOrder[];
  timezone: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** Warns about open orders outside the new hours. Saving keeps these orders. */
export function OutsideOrdersNotice({ orders, timezone, isBusy, onConfirm }: OutsideOrdersNoticeProps) {
  return (
    <Notice
      tone="warning"
      title={`${orders.length} open ${orders.length === 1 ? 'order falls' : 'orders fall'} outside these hours`}
      action={
        <Button size="small" variant="secondary" isBusy={isBusy} onClick={onConfirm}>
          Save anyway and keep the orders
        </Button>
      }
    >
      {orders.map(({ orderNumber, slot }) => (
        <div key={orderNumber}>
          {orderNumber}: {formatTimeRange(timezone, slot)}
        </div>
      ))}
    </Notice>
  );
}
