import type { OutsideOrder } from '../../../domain/staff/serviceSchema';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { timeRangeText } from '../orders/orderText';

interface OutsideOrdersProps {
  orders: readonly OutsideOrder[];
  timezone: string;
  isBusy: boolean;
  onConfirm: () => void;
}

/** Warns of open orders that new hours would leave outside. They are kept either way. */
export function OutsideOrders({ orders, timezone, isBusy, onConfirm }: OutsideOrdersProps) {
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
          {orderNumber}: {timeRangeText(timezone, slot)}
        </div>
      ))}
    </Notice>
  );
}
