import { z } from 'zod';
import { regionSchema } from './batchInfoSchema';

export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** The time it was unlocked, else saved. */
  createdDate: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Null if it was only saved. */
  unlockedAt: z.iso.datetime().nullable(),
  userRating: z.number().nullable(),
  /** Null, like the three fields below, if the catalogue no longer has the product. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
  productPath: z.string().nullable(),
  /** `productPath` only leads to a page in their countries. */
  regions: z.array(regionSchema),
});
export type UserPod = z.infer<typeof userPodSchema>;
