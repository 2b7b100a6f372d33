import type { Subcountry } from '../region/regions';
import type { LocalizedText } from './productSchema';

/** The product data that a batch lookup returns. */
export interface BatchProduct {
  slug: string;
  productType: string;
  title: LocalizedText;
  brandName: string;
  featuredImage: string;
  regions: Subcountry[];
  variants: { id: string; title: LocalizedText; grams: number | null; thcGrams: number | null; batchIds: string[] }[];
}
