import type { DeliveryProvider } from '../delivery/providerSchema';
import type { CartTotals } from './cartTotals';

export type CartError =
  | 'NO_DELIVERY_ADDRESS'
  | 'UNAVAILABLE_DELIVERY_ADDRESS'
  | 'UNDER_MINIMUM_TOTAL'
  | 'OVER_THC_TOTAL_LIMIT'
  | 'EMPTY_CART';

interface CartSituation {
  totals: CartTotals;
  hasAddress: boolean;
  provider: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'purchaseLimitConcentratedWeight'> | null;
}

/** S4-09 … S4-13: the one error that a cart shows; a later one overrides an earlier. */
export function cartError({ totals, hasAddress, provider }: CartSituation): CartError | null {
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (provider && totals.thcGrams > provider.purchaseLimitConcentratedWeight) return 'OVER_THC_TOTAL_LIMIT';
  if (provider && totals.cartTotal < provider.deliveryTotalMinimum) return 'UNDER_MINIMUM_TOTAL';
  if (!hasAddress) return 'NO_DELIVERY_ADDRESS';
  return provider ? null : 'UNAVAILABLE_DELIVERY_ADDRESS';
}
