import type { Subcountry } from '../region/regions';
import type { Words } from './productSchema';

/** A product with its batches, as far as a lookup of a batch tells of it (S7-32). */
export interface BatchProduct {
  slug: string;
  productType: string;
  title: Words;
  brandName: string;
  /** A path on the site's own origin. */
  featuredImage: string;
  /** The regions that sell it. */
  regions: Subcountry[];
  variants: { id: string; title: Words; grams: number | null; thcGrams: number | null; batchIds: string[] }[];
}
