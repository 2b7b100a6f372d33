import { z } from 'zod';
import { regionSchema } from './batchInfoSchema';

/** A pod that the shopper saved or unlocked, as the API lists it. */
export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** The time it was unlocked or, if it was only saved, the time it was saved. */
  createdDate: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Null if it was saved but not unlocked. */
  unlockedAt: z.iso.datetime().nullable(),
  /** Null until the shopper rates it. */
  userRating: z.number().nullable(),
  /** Null if the catalogue no longer has the batch's product. The same goes for the three fields below. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
  productPath: z.string().nullable(),
  /** The regions where it is sold. `productPath` only leads to a page in their countries. */
  regions: z.array(regionSchema),
});
export type UserPod = z.infer<typeof userPodSchema>;
