import { z } from 'zod';
import { regionSchema } from './batchInfoSchema';

/** S3-18: a pod that the shopper saved or unlocked, as the API lists it to them. */
export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** When it was unlocked; of one that was only saved, when that was. */
  createdDate: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  /** Null: it is saved, and not unlocked. */
  unlockedAt: z.iso.datetime().nullable(),
  /** Null until they rate it. */
  userRating: z.number().nullable(),
  /** Of the batch's product; null where the catalogue no longer knows it. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
  productPath: z.string().nullable(),
  /** That sell it: only there is the path a page. */
  regions: z.array(regionSchema),
});
export type UserPod = z.infer<typeof userPodSchema>;
