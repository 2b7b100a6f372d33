import type { DeliveryProvider } from '../delivery/providerSchema';
import type { CartTotals } from './cartTotals';

export type CartError =
  | 'NO_DELIVERY_ADDRESS'
  | 'UNAVAILABLE_DELIVERY_ADDRESS'
  | 'UNDER_MINIMUM_TOTAL'
  | 'OVER_THC_TOTAL_LIMIT'
  | 'EMPTY_CART';

export interface CartSituation {
  totals: CartTotals;
  hasAddress: boolean;
  provider: Pick<DeliveryProvider, 'deliveryTotalMinimum' | 'purchaseLimitConcentratedWeight'> | null;
}

/** True if the order's THC exceeds what the provider may sell at once. */
export const isOverLimit = (
  thcGrams: number,
  { purchaseLimitConcentratedWeight }: Pick<DeliveryProvider, 'purchaseLimitConcentratedWeight'>,
): boolean => thcGrams > purchaseLimitConcentratedWeight;

/** The one error that a cart shows. The checks are ordered from highest to lowest priority. */
export function cartError({ totals, hasAddress, provider }: CartSituation): CartError | null {
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (provider && isOverLimit(totals.thcGrams, provider)) return 'OVER_THC_TOTAL_LIMIT';
  if (provider && totals.cartTotal < provider.deliveryTotalMinimum) return 'UNDER_MINIMUM_TOTAL';
  if (!hasAddress) return 'NO_DELIVERY_ADDRESS';
  return provider ? null : 'UNAVAILABLE_DELIVERY_ADDRESS';
}
