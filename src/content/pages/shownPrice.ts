import type { Product } from '../../domain/catalogue/productSchema';
import { isFeatureOn } from '../../domain/region/features';
import type { Locale } from '../../domain/region/locales';
import { regionsSelling } from '../../domain/region/regions';

/** Null where none of the country's regions that sell the product shows prices, so that no page has a hidden one. */
export const shownPrice = (
  product: Product,
  { suggestedPrice }: Product['variants'][number],
  { country }: Locale,
): number | null =>
  regionsSelling(product, country).some(({ code }) => isFeatureOn('priceDisplay', code)) ? suggestedPrice : null;
