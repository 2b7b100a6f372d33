import { fromCents, toCents } from '../../../../src/domain/money/money';
import { orderTotals } from '../../../../src/domain/delivery/orderTotals';
import type { CreditUse } from '../../../../src/domain/order/rewards';
import type { Transaction } from '../../../database/client';
import { lockCredits } from '../../accounts/rewards/orderRewards';
import type { CheckedDelivery } from './lockProvider';
import { orderTotalsInput, type Goods } from './orderLimits';
import { orderChanged } from './lockStock';
import type { PlacedOrder } from './placedOrder';

interface RewardedOrder {
  userId: string;
  order: PlacedOrder;
  delivery: CheckedDelivery;
  isMember: boolean;
  goods: Goods;
  now: Date;
}

/**
 * Throws a 409 with the amounts that differ from what the shopper saw. A lower credit needs no question if the lower fee
 * makes up for it, for example because the page did not know of the membership.
 */
export async function lockRewards(transaction: Transaction, ordered: RewardedOrder): Promise<CreditUse[]> {
  const { userId, order, delivery, isMember, goods, now } = ordered;
  const { provider, address } = delivery;
  if (!order.useRewards) return [];
  const { total, deliveryFeeTotal } = orderTotals(orderTotalsInput({ provider, isMember }, goods));
  const dueCents = toCents(total);
  const uses = await lockCredits(transaction, { userId, country: address.country, dueCents, now });
  const cents = uses.reduce((sum, use) => sum + use.cents, 0);
  if (order.rewardTotal === undefined) return uses;
  const lostCents = toCents(order.rewardTotal) - cents;
  const savedCents = toCents(order.deliveryFeeTotal ?? deliveryFeeTotal) - toCents(deliveryFeeTotal);
  if (lostCents === 0 || (lostCents > 0 && lostCents <= savedCents)) return uses;
  const money = (amount: number) => ({ amount, currencyCode: 'USD' });
  const fee = savedCents === 0 ? {} : { deliveryFeeTotal: money(deliveryFeeTotal) };
  throw orderChanged({ items: [], isSlotGone: false, rewardTotal: money(fromCents(cents)), ...fee }, order);
}
