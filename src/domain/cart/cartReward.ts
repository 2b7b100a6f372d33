import type { DeliveryProvider } from '../delivery/providerSchema';
import { orderTotals } from '../delivery/orderTotals';

export type CartReward = { kind: 'under-minimum'; minimumTotal: number } | { kind: 'usable'; amount: number };

interface CartRewardInput {
  subtotal: number;
  balance: number;
  provider: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'deliveryFee' | 'taxRate'>;
  isMember?: boolean;
}

/** Credit applies once the subtotal reaches the provider's minimum, and never exceeds the order's cost. In dollars. */
export function cartReward({ subtotal, balance, provider, isMember }: CartRewardInput): CartReward | null {
  const { deliveryTotalMinimum, deliveryFee, taxRate } = provider;
  if (!(balance > 0)) return null;
  if (subtotal < deliveryTotalMinimum) return { kind: 'under-minimum', minimumTotal: deliveryTotalMinimum };
  const { rewardTotal } = orderTotals({
    subtotal,
    deliveryFee: deliveryFee.amount,
    taxRate,
    reward: balance,
    isMember,
  });
  return { kind: 'usable', amount: rewardTotal };
}
