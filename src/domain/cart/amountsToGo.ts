import { fromCents, toCents } from '../money';
import { freeDeliveryAbove } from '../order/orderTotals';
import type { DeliveryProvider } from '../delivery/providerSchema';

interface AmountsToGo {
  /** Dollars until the provider's minimum; 0 once it is reached. */
  toMinimum: number;
  /** Dollars until delivery is free, 0 once it is, null where the provider never charges for it. */
  toFreeDelivery: number | null;
}

const missing = (cents: number) => fromCents(Math.max(0, cents));

/**
 * S5-10, S1-14, D-17: what is still missing to a cart of so many dollars. Delivery is free above $50 and not at it, so of
 * $50.00 a cent is missing.
 */
export function amountsToGo(
  cartTotal: number,
  { deliveryTotalMinimum, deliveryFee }: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'deliveryFee'>,
): AmountsToGo {
  const cents = toCents(cartTotal);
  return {
    toMinimum: missing(toCents(deliveryTotalMinimum) - cents),
    toFreeDelivery: deliveryFee.amount > 0 ? missing(toCents(freeDeliveryAbove) + 1 - cents) : null,
  };
}
