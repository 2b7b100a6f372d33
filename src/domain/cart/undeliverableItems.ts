import type { ProductSummary } from '../catalogue/productSummary';
import { isFeatureOn } from '../region/features';
import type { Subcountry } from '../region/regions';
import type { CartItem } from './cart';

/**
 * The items of a kept cart that cannot be delivered in a region: all of them if it has no express delivery, else those
 * it does not sell. `catalogue` is that of the region's country.
 */
export function undeliverableItems(
  items: readonly CartItem[],
  region: Subcountry,
  catalogue: readonly Pick<ProductSummary, 'slug' | 'regions'>[],
): CartItem[] {
  if (!isFeatureOn('expressDelivery', region)) return [...items];
  const sold = new Set(catalogue.filter(({ regions }) => regions.includes(region)).map(({ slug }) => slug));
  return items.filter(({ metadata }) => !sold.has(metadata.slug));
}
