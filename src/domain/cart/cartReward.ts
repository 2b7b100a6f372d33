import type { DeliveryProvider } from '../delivery/providerSchema';
import { orderTotals } from '../order/orderTotals';

/** What a shopper's credit can do for a cart, in dollars. */
export type CartReward = { kind: 'under-minimum'; minimumTotal: number } | { kind: 'usable'; amount: number };

interface RewardSituation {
  subtotal: number;
  /** The shopper's credit, in dollars. */
  balance: number;
  provider: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'deliveryFee' | 'taxRate'>;
}

/** S8-12, D-34: credit pays from the provider's minimum on, and never more than the order costs; null without any. */
export function cartReward({ subtotal, balance, provider }: RewardSituation): CartReward | null {
  const { deliveryTotalMinimum, deliveryFee, taxRate } = provider;
  if (!(balance > 0)) return null;
  if (subtotal < deliveryTotalMinimum) return { kind: 'under-minimum', minimumTotal: deliveryTotalMinimum };
  const { rewardTotal } = orderTotals({ subtotal, deliveryFee: deliveryFee.amount, taxRate, reward: balance });
  return { kind: 'usable', amount: rewardTotal };
}
