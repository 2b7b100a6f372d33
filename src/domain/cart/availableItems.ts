import type { ProductSummary } from '../catalogue/productSummary';
import { isFeatureOn } from '../region/features';
import type { Subcountry } from '../region/regions';
import type { CartItem } from './cart';
import type { ProviderProduct } from '../delivery/providerSchema';

/** The provider's stock, price and weight by variant id. Null means not loaded yet. */
export type ProviderOffers = ReadonlyMap<string, Pick<ProviderProduct, 'availableQuantity' | 'price' | 'oilGrams'>>;

export const isItemAvailable = (productVariantId: string, offers: ProviderOffers | null): boolean =>
  !offers || (offers.get(productVariantId)?.availableQuantity ?? 0) > 0;

/** Totals, the order minimum and the weight limit count only these items. */
export const availableItems = (items: readonly CartItem[], offers: ProviderOffers | null): CartItem[] =>
  items.filter(({ productVariantId }) => isItemAvailable(productVariantId, offers));

/** Returns all items in a region without XPRESS delivery. Pass the catalogue of the region's country. */
export function undeliverableItems(
  items: readonly CartItem[],
  region: Subcountry,
  catalogue: readonly Pick<ProductSummary, 'slug' | 'regions'>[],
): CartItem[] {
  if (!isFeatureOn('expressDelivery', region)) return [...items];
  const sold = new Set(catalogue.filter(({ regions }) => regions.includes(region)).map(({ slug }) => slug));
  return items.filter(({ metadata }) => !sold.has(metadata.slug));
}
