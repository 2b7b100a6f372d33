import { z } from 'zod';
import { regionCodes } from '../region/regions';

export const regionSchema = z.enum(regionCodes);

export const batchInfoSchema = z.object({
  batchId: z.string(),
  productVariantId: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  brandName: z.string(),
  productType: z.string(),
  slug: z.string(),
  productPath: z.string(),
  featuredImage: z.string(),
  grams: z.number().nullable(),
  thcGrams: z.number().nullable(),
  /** The API only reveals the batch in these regions. */
  regions: z.array(regionSchema),
});
export type BatchInfo = z.infer<typeof batchInfoSchema>;
