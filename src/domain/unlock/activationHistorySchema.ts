import { z } from 'zod';

export const activationEntrySchema = z.object({
  id: z.uuid(),
  createdDate: z.iso.datetime(),
  podKey: z.string(),
  batchId: z.string(),
  productVariantId: z.string(),
  /** Null, like the next two fields, if the catalogue no longer has the product. */
  title: z.string().nullable(),
  brandName: z.string().nullable(),
  featuredImage: z.string().nullable(),
});
export type ActivationEntry = z.infer<typeof activationEntrySchema>;

/** Pages count from 0. */
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
export type ActivationHistoryPage = z.infer<typeof activationHistorySchema>;
