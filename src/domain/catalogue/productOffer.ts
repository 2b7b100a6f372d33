import type { ItemAvailability } from './itemAvailability';
import type { ProductSummary } from './productSummary';
import { variantOffer, variantPrice, type Offers } from './variantOffer';

/** What the dispensary of the shopper's address has of a product. */
export interface ProductOffer {
  state: ItemAvailability;
  /** The price of the cheapest size that can be had, or of the cheapest of all where none can, in dollars; null where none is known. */
  price: number | null;
  /** Whether other sizes cost more. */
  isFrom: boolean;
  /** How many it has, of all sizes together. */
  left: number;
}

// Of a product's sizes the one that can be had speaks for it, then the one that will be.
const speaksFirst: ItemAvailability[] = ['AVAILABLE', 'COMING_SOON', 'SOLDOUT', 'NO_ADDRESS', 'UNAVAILABLE'];

/** S4-02 … S4-06 for a product with its sizes, once there is an address and its dispensary's stock is known. */
export function productOffer(
  { variants, expressDeliveryProvidersCount }: Pick<ProductSummary, 'variants' | 'expressDeliveryProvidersCount'>,
  offers: Offers,
): ProductOffer {
  const sizes = variants.map((variant) => {
    const offer = variantOffer(variant, { offers, hasAddress: true, expressDeliveryProvidersCount });
    return { ...offer, price: variantPrice(variant, offer) };
  });
  const there = sizes.filter(({ state }) => state === 'AVAILABLE');
  const prices = (there.length ? there : sizes).flatMap(({ price }) => (price === null ? [] : [price]));
  return {
    state: speaksFirst.find((state) => sizes.some((size) => size.state === state)) ?? 'UNAVAILABLE',
    price: prices.length ? Math.min(...prices) : null,
    isFrom: prices.length > 1,
    left: there.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
  };
}
