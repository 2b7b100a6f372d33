import type { providerProducts } from '../../database/schema';
import type { AppContext } from '../appContext';

type Weighed = Pick<typeof providerProducts.$inferSelect, 'productVariantId' | 'thcGrams' | 'oilGrams'>;

/**
 * Returns the net weight of a product's oil in grams. Rows from before it was kept get the catalogue's weight. If the
 * catalogue no longer has the variant, its THC counts: the oil weighs at least as much.
 */
export function createOilGrams({ variants }: Pick<AppContext, 'variants'>): (product: Weighed) => number {
  let catalogued: Map<string, number> | undefined;
  return ({ productVariantId, thcGrams, oilGrams }) => {
    if (oilGrams !== null) return oilGrams;
    catalogued ??= new Map(variants.map((variant) => [variant.productVariantId, variant.oilGrams]));
    return catalogued.get(productVariantId) ?? thcGrams;
  };
}
