import { z } from 'zod';
import { regionSchema } from './batchInfoSchema';

export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** The time at which the pod was unlocked or, if it was not, saved. */
  createdDate: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  unlockedAt: z.iso.datetime().nullable(),
  userRating: z.number().nullable(),
  /** Null, like the next three fields, if the catalogue no longer has the product. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
  productPath: z.string().nullable(),
  /** `productPath` only exists in the countries of these regions. */
  regions: z.array(regionSchema),
});
export type UserPod = z.infer<typeof userPodSchema>;
