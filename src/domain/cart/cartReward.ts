import type { DeliveryProvider } from '../delivery/providerSchema';
import { orderTotals } from '../order/orderTotals';

/** The amount of a shopper's credit that applies to a cart, in dollars. */
export type CartReward = { kind: 'under-minimum'; minimumTotal: number } | { kind: 'usable'; amount: number };

interface RewardSituation {
  subtotal: number;
  /** The shopper's credit, in dollars. */
  balance: number;
  provider: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'deliveryFee' | 'taxRate'>;
}

/**
 * Credit applies once the cart reaches the provider's minimum, and never pays more than the order costs. Returns null
 * without credit.
 */
export function cartReward({ subtotal, balance, provider }: RewardSituation): CartReward | null {
  const { deliveryTotalMinimum, deliveryFee, taxRate } = provider;
  if (!(balance > 0)) return null;
  if (subtotal < deliveryTotalMinimum) return { kind: 'under-minimum', minimumTotal: deliveryTotalMinimum };
  const { rewardTotal } = orderTotals({ subtotal, deliveryFee: deliveryFee.amount, taxRate, reward: balance });
  return { kind: 'usable', amount: rewardTotal };
}
