import type { ProviderProduct } from '../delivery/providerSchema';
import type { CartItem } from './cart';

/** What the provider has of each variant; null while that is unknown. */
export type Offers = ReadonlyMap<string, Pick<ProviderProduct, 'availableQuantity' | 'price'>>;

/** S4-20: whether the provider has an item; until its list is known, every item counts as available. */
export const isAvailable = (productVariantId: string, offers: Offers | null): boolean =>
  !offers || (offers.get(productVariantId)?.availableQuantity ?? 0) > 0;

/** S4-20: what can be ordered of a cart, which is what its totals, its minimum and its weight count. */
export const availableItems = (items: readonly CartItem[], offers: Offers | null): CartItem[] =>
  items.filter(({ productVariantId }) => isAvailable(productVariantId, offers));
