import type { ProviderProduct } from '../delivery/providerSchema';
import type { CartItem } from './cart';

/** The provider's stock, price and weight by variant id. `null`, where allowed, means not loaded yet. */
export type ProviderOffers = ReadonlyMap<string, Pick<ProviderProduct, 'availableQuantity' | 'price' | 'oilGrams'>>;

/** Until the provider's list has loaded, every item counts as available. */
export const isItemAvailable = (productVariantId: string, offers: ProviderOffers | null): boolean =>
  !offers || (offers.get(productVariantId)?.availableQuantity ?? 0) > 0;

/** The items that can be ordered. Totals, the minimum and the weight limit count only these. */
export const availableItems = (items: readonly CartItem[], offers: ProviderOffers | null): CartItem[] =>
  items.filter(({ productVariantId }) => isItemAvailable(productVariantId, offers));
