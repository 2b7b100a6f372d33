import { z } from 'zod';

/** S3-18: a pod that the shopper unlocked, as the API lists it to them. */
export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** When it was unlocked. */
  createdDate: z.iso.datetime(),
  /** Null until they rate it. */
  userRating: z.number().nullable(),
});
export type UserPod = z.infer<typeof userPodSchema>;
