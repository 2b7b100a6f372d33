import { fromCents, toCents } from '../money/money';
import { benefitsOf } from '../account/memberBenefits';
import { freeDeliveryAbove } from '../delivery/orderTotals';
import type { DeliveryProvider } from '../delivery/providerSchema';

interface RemainingAmounts {
  toMinimum: number;
  /** 0 once delivery is free. Null if the provider never charges for delivery. */
  toFreeDelivery: number | null;
}

const missing = (cents: number) => fromCents(Math.max(0, cents));

/** In dollars. Delivery is free above $50, not at $50, so a cart of $50.00 is one cent short. Members need nothing. */
export function remainingAmounts(
  cartTotal: number,
  { deliveryTotalMinimum, deliveryFee }: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'deliveryFee'>,
  isMember = false,
): RemainingAmounts {
  const cents = toCents(cartTotal);
  const freeFrom = benefitsOf(isMember).hasFreeDelivery ? 0 : toCents(freeDeliveryAbove) + 1;
  return {
    toMinimum: missing(toCents(deliveryTotalMinimum) - cents),
    toFreeDelivery: deliveryFee.amount > 0 ? missing(freeFrom - cents) : null,
  };
}
