import { orderTotals } from '../../../../src/domain/delivery/orderTotals';
import { toCents } from '../../../../src/domain/money/money';
import type { CheckedDelivery } from './lockProvider';
import { orderTotalsInput, type Goods } from './orderLimits';
import { orderChanged } from './lockStock';
import type { PlacedOrder } from './placedOrder';

interface ChargedOrder {
  order: PlacedOrder;
  delivery: CheckedDelivery;
  isMember: boolean;
  goods: Goods;
}

/** Throws a 409 if the fee is above the one that the shopper saw, for example because the membership has ended. */
export function checkFee({ order, delivery: { provider }, isMember, goods }: ChargedOrder): void {
  const { deliveryFeeTotal } = orderTotals(orderTotalsInput({ provider, isMember }, goods));
  if (order.deliveryFeeTotal === undefined || toCents(deliveryFeeTotal) <= toCents(order.deliveryFeeTotal)) return;
  const fee = { amount: deliveryFeeTotal, currencyCode: 'USD' };
  throw orderChanged({ items: [], isSlotGone: false, deliveryFeeTotal: fee }, order);
}
