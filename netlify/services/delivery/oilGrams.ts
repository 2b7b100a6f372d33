import type { providerProducts } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';

type WeighedProduct = Pick<typeof providerProducts.$inferSelect, 'productVariantId' | 'thcGrams' | 'oilGrams'>;

/** Falls back to the catalogue's weight, then to the THC: the oil weighs at least as much. */
export function createOilGramsLookup({ variants }: Pick<AppContext, 'variants'>): (product: WeighedProduct) => number {
  let gramsByVariant: Map<string, number> | undefined;
  return ({ productVariantId, thcGrams, oilGrams }) => {
    if (oilGrams !== null) return oilGrams;
    gramsByVariant ??= new Map(variants.map((variant) => [variant.productVariantId, variant.oilGrams]));
    return gramsByVariant.get(productVariantId) ?? thcGrams;
  };
}
