import type { providerProducts } from '../../database/schema';
import type { AppContext } from '../appContext';

type WeighedProduct = Pick<typeof providerProducts.$inferSelect, 'productVariantId' | 'thcGrams' | 'oilGrams'>;

/**
 * Returns the net weight of a product's oil in grams. Rows from before it was kept get the catalogue's weight. If the
 * catalogue no longer has the variant, its THC counts: the oil weighs at least as much.
 */
export function createOilGramsLookup({ variants }: Pick<AppContext, 'variants'>): (product: WeighedProduct) => number {
  let gramsByVariant: Map<string, number> | undefined;
  return ({ productVariantId, thcGrams, oilGrams }) => {
    if (oilGrams !== null) return oilGrams;
    gramsByVariant ??= new Map(variants.map((variant) => [variant.productVariantId, variant.oilGrams]));
    return gramsByVariant.get(productVariantId) ?? thcGrams;
  };
}
