import type { ItemAvailability } from './itemAvailability';
import { variantOffer, variantPrice, type StockByVariant } from './variantOffer';

export interface ProductOffer {
  state: ItemAvailability;
  /** In dollars: the price of the cheapest available size, or of the cheapest size if none is. Null if unknown. */
  price: number | null;
  isFrom: boolean;
  totalStock: number;
}

interface OfferedProduct {
  variants: readonly (Parameters<typeof variantOffer>[0] & { price: number | null })[];
  expressDeliveryProvidersCount: number;
}

// Sorted by priority. A product gets the best state of its sizes.
const stateOrder: ItemAvailability[] = ['AVAILABLE', 'COMING_SOON', 'SOLDOUT', 'NO_ADDRESS', 'UNAVAILABLE'];

/** Assumes an address that the dispensary of these offers serves. */
export function productOffer(
  { variants, expressDeliveryProvidersCount }: OfferedProduct,
  offers: StockByVariant,
): ProductOffer {
  const sizes = variants.map((variant) => {
    const offer = variantOffer(variant, { offers, hasAddress: true, expressDeliveryProvidersCount });
    return { ...offer, price: variantPrice(variant, offer) };
  });
  const available = sizes.filter(({ state }) => state === 'AVAILABLE');
  const prices = (available.length ? available : sizes).flatMap(({ price }) => (price === null ? [] : [price]));
  return {
    state: stateOrder.find((state) => sizes.some((size) => size.state === state)) ?? 'UNAVAILABLE',
    price: prices.length ? Math.min(...prices) : null,
    isFrom: prices.length > 1,
    totalStock: available.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
  };
}
