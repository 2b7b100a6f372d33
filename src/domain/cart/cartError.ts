import type { DeliveryProvider } from '../delivery/providerSchema';
import { closestLimit, type OrderWeights, type WeightUse } from '../order/weightLimit';
import type { CartTotals } from './cartTotals';

export type CartError =
  | 'NO_DELIVERY_ADDRESS'
  | 'UNAVAILABLE_DELIVERY_ADDRESS'
  | 'UNDER_MINIMUM_TOTAL'
  | 'OVER_THC_TOTAL_LIMIT'
  | 'OVER_OIL_TOTAL_LIMIT'
  | 'EMPTY_CART';

export interface CartErrorInput {
  totals: CartTotals;
  hasAddress: boolean;
  provider: (WeightLimits & Pick<DeliveryProvider, 'deliveryTotalMinimum'>) | null;
}

type WeightLimits = Pick<DeliveryProvider, 'purchaseLimitConcentratedWeight' | 'purchaseLimitOilGrams'>;

export const cartWeight = (totals: OrderWeights, provider: WeightLimits): WeightUse =>
  closestLimit(totals, {
    thcGrams: provider.purchaseLimitConcentratedWeight,
    oilGrams: provider.purchaseLimitOilGrams,
  });

function weightError(totals: OrderWeights, provider: WeightLimits): CartError | null {
  const { counted, excess } = cartWeight(totals, provider);
  if (excess === 0) return null;
  return counted === 'oil' ? 'OVER_OIL_TOTAL_LIMIT' : 'OVER_THC_TOTAL_LIMIT';
}

/** Returns the error with the highest priority. */
export function cartError({ totals, hasAddress, provider }: CartErrorInput): CartError | null {
  if (totals.isCartEmpty) return 'EMPTY_CART';
  const overWeight = provider && weightError(totals, provider);
  if (overWeight) return overWeight;
  if (provider && totals.cartTotal < provider.deliveryTotalMinimum) return 'UNDER_MINIMUM_TOTAL';
  if (!hasAddress) return 'NO_DELIVERY_ADDRESS';
  return provider ? null : 'UNAVAILABLE_DELIVERY_ADDRESS';
}
