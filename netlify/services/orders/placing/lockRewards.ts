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

/** Throws a 409 if the total differs from what the shopper saw, so that nobody pays more than they agreed to. */
export async function lockRewards(transaction: Transaction, ordered: RewardedOrder): Promise<CreditUse[]> {
  const { userId, order, delivery, isMember, goods, now } = ordered;
  const { provider, address } = delivery;
  if (!order.useRewards) return [];
  const dueCents = toCents(orderTotals(orderTotalsInput({ provider, isMember }, goods)).total);
  const uses = await lockCredits(transaction, { userId, country: address.country, dueCents, now });
  const cents = uses.reduce((sum, use) => sum + use.cents, 0);
  if (order.rewardTotal === undefined || toCents(order.rewardTotal) === cents) return uses;
  const rewardTotal = { amount: fromCents(cents), currencyCode: 'USD' };
  throw orderChanged({ items: [], isSlotGone: false, rewardTotal }, order);
}
