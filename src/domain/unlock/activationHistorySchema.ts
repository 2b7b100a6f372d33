import { z } from 'zod';

/** S3-19: one pod that the shopper unlocked, and when. */
export const activationEntrySchema = z.object({
  id: z.uuid(),
  createdDate: z.iso.datetime(),
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** Of the batch's product; null where the catalogue no longer knows it. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
});
export type ActivationEntry = z.infer<typeof activationEntrySchema>;

/** S7-17: a page of the list; pages count from 0. */
export const activationHistorySchema = z.object({
  content: z.array(activationEntrySchema),
  totalElements: z.int(),
  totalPages: z.int(),
  number: z.int(),
  size: z.int(),
  numberOfElements: z.int(),
  first: z.boolean(),
  last: z.boolean(),
  empty: z.boolean(),
});
export type ActivationHistory = z.infer<typeof activationHistorySchema>;
