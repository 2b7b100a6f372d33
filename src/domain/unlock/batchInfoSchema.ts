import { z } from 'zod';
import { regions } from '../region/regions';

const regionCodes = regions.map(({ code }) => code);
export const regionSchema = z.enum(regionCodes);

/** S7-32: which product a batch is of, in one language. */
export const batchInfoSchema = z.object({
  batchId: z.string(),
  productVariantId: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  brandName: z.string(),
  productType: z.string(),
  slug: z.string(),
  /** The product's page under a locale. */
  productPath: z.string(),
  /** A path on the site's own origin. */
  featuredImage: z.string(),
  grams: z.number().nullable(),
  thcGrams: z.number().nullable(),
  /** The regions that sell it; elsewhere nothing is told of it (S8-18). */
  regions: z.array(regionSchema),
});
export type BatchInfo = z.infer<typeof batchInfoSchema>;
