import { z } from 'zod';
import { regionCodes } from '../region/regions';

export const regionSchema = z.enum(regionCodes);

/** The product of a batch, in one language. */
export const batchInfoSchema = z.object({
  batchId: z.string(),
  productVariantId: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  brandName: z.string(),
  productType: z.string(),
  slug: z.string(),
  /** The product page's path without the locale prefix. */
  productPath: z.string(),
  /** A path on the site's own origin. */
  featuredImage: z.string(),
  grams: z.number().nullable(),
  thcGrams: z.number().nullable(),
  /** The regions where it is sold; the API reveals nothing about the batch elsewhere. */
  regions: z.array(regionSchema),
});
export type BatchInfo = z.infer<typeof batchInfoSchema>;
