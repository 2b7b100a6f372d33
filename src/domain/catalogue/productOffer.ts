import type { ItemAvailability } from './itemAvailability';
import type { ProductSummary } from './productSummary';
import { variantOffer, variantPrice, type StockByVariant } from './variantOffer';

/** A product's availability and price at the dispensary that serves the shopper's address. */
export interface ProductOffer {
  state: ItemAvailability;
  /**
   * In dollars: the cheapest available size, or the cheapest of all sizes if none is available. Null if no price is
   * known.
   */
  price: number | null;
  /** True if other sizes cost more. */
  isFrom: boolean;
  /** The total stock across sizes. */
  totalStock: number;
}

// A product takes the state of its most available size.
const stateOrder: ItemAvailability[] = ['AVAILABLE', 'COMING_SOON', 'SOLDOUT', 'NO_ADDRESS', 'UNAVAILABLE'];

/** Combines the offers of all sizes. Call this once there is an address and its dispensary's stock is known. */
export function productOffer(
  { variants, expressDeliveryProvidersCount }: Pick<ProductSummary, 'variants' | 'expressDeliveryProvidersCount'>,
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
