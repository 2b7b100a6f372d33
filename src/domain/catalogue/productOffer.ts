import { itemAvailability, type ItemAvailability } from './itemAvailability';
import type { ProductSummary } from './productSummary';

/** What the dispensary of the shopper's address has of a product. */
export interface ProductOffer {
  state: ItemAvailability;
  /** The dispensary's price of the cheapest size that can be had, in dollars; null where none can. */
  price: number | null;
  /** Whether other sizes cost more. */
  isFrom: boolean;
  /** How many it has, of all sizes together. */
  left: number;
}

type Offers = ReadonlyMap<string, { availableQuantity: number; price: { amount: number } }>;

// Of a product's sizes the one that can be had speaks for it, then the one that will be.
const speaksFirst: ItemAvailability[] = ['AVAILABLE', 'COMING_SOON', 'SOLDOUT', 'NO_ADDRESS', 'UNAVAILABLE'];

/** S4-02 … S4-06 for a product with its sizes, once there is an address and its dispensary's stock is known. */
export function productOffer(
  product: Pick<ProductSummary, 'variants' | 'expressDeliveryProvidersCount'>,
  offers: Offers,
): ProductOffer {
  const sizes = product.variants.map((variant) => {
    const offer = offers.get(variant.id);
    const state = itemAvailability({
      variant,
      hasAddress: true,
      stock: offer?.availableQuantity ?? null,
      expressDeliveryProvidersCount: product.expressDeliveryProvidersCount,
    });
    return { state, price: offer?.price.amount ?? null, left: offer?.availableQuantity ?? 0 };
  });
  const there = sizes.filter(({ state }) => state === 'AVAILABLE');
  const prices = there.flatMap(({ price }) => (price === null ? [] : [price]));
  return {
    state: speaksFirst.find((state) => sizes.some((size) => size.state === state)) ?? 'UNAVAILABLE',
    price: prices.length ? Math.min(...prices) : null,
    isFrom: prices.length > 1,
    left: there.reduce((sum, { left }) => sum + left, 0),
  };
}
