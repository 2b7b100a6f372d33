import type { Subcountry } from '../region/regions';
import type { LocalizedText } from './productSchema';

/** A product with its batches, reduced to what a batch lookup returns. */
export interface BatchProduct {
  slug: string;
  productType: string;
  title: LocalizedText;
  brandName: string;
  /** A path on the site's own origin. */
  featuredImage: string;
  /** The regions where it is sold. */
  regions: Subcountry[];
  variants: { id: string; title: LocalizedText; grams: number | null; thcGrams: number | null; batchIds: string[] }[];
}
