import { z } from 'zod';
import { plainText } from '../text/plainText';
import { regionSchema } from './batchInfoSchema';
import { maxPodNoteLength } from './podNote';

export const userPodSchema = z.object({
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** The time at which the pod was unlocked or, if it was not, saved. */
  createdDate: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  unlockedAt: z.iso.datetime().nullable(),
  userRating: z.number().nullable(),
  /** The shopper's private note. Empty without one. */
  note: z.string(),
  /** Null, like the next three fields, if the catalogue no longer has the product. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
  productPath: z.string().nullable(),
  /** `productPath` only exists in the countries of these regions. */
  regions: z.array(regionSchema),
});
export type UserPod = z.infer<typeof userPodSchema>;

export const podNoteInputSchema = z.strictObject({ note: plainText().max(maxPodNoteLength) });
