import type { Address } from '../../../src/domain/delivery/address/addressSchema';
import { fromCents, toCents } from '../../../src/domain/money';
import { orderTotals } from '../../../src/domain/order/orderTotals';
import type { CreditUse } from '../../../src/domain/order/rewards';
import type { Transaction } from '../../database/client';
import type { providers } from '../../database/schema';
import { lockCredits } from '../rewards/takeRewards';
import { orderTotalsInput } from './chargesOf';
import { orderChanged } from './compareOrder';
import type { Goods } from './orderLimits';
import type { PlacedOrder } from './placedOrder';

interface RewardedOrder {
  userId: string;
  order: PlacedOrder;
  provider: typeof providers.$inferSelect;
  address: Address;
  goods: Goods;
  now: Date;
}

/**
 * Locks and returns the reward credit that an order uses, empty if the shopper does not want to use it. If the total differs
 * from what the shopper saw, throws a 409 with the new one, so that nobody pays more at the door than they agreed to.
 */
export async function lockRewards(transaction: Transaction, ordered: RewardedOrder): Promise<CreditUse[]> {
  const { userId, order, provider, address, goods, now } = ordered;
  if (!order.useRewards) return [];
  const dueCents = toCents(orderTotals(orderTotalsInput(provider, goods)).total);
  const uses = await lockCredits(transaction, { userId, country: address.country, dueCents, now });
  const cents = uses.reduce((sum, use) => sum + use.cents, 0);
  if (order.rewardTotal === undefined || toCents(order.rewardTotal) === cents) return uses;
  const rewardTotal = { amount: fromCents(cents), currencyCode: 'USD' };
  throw orderChanged({ items: [], isSlotGone: false, rewardTotal }, order);
}
