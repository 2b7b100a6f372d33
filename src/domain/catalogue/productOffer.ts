import type { ItemAvailability } from './itemAvailability';
import type { ProductSummary } from './productSummary';
import { variantOffer, variantPrice, type StockByVariant } from './variantOffer';

export interface ProductOffer {
  state: ItemAvailability;
  /** In dollars: the cheapest available size, else the cheapest of all; null if no price is known. */
  price: number | null;
  isFrom: boolean;
  totalStock: number;
}

// A product takes the state of its most available size.
const stateOrder: ItemAvailability[] = ['AVAILABLE', 'COMING_SOON', 'SOLDOUT', 'NO_ADDRESS', 'UNAVAILABLE'];

/** Requires an address and the stock of its dispensary. */
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
