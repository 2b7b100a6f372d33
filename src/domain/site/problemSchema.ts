import { z } from 'zod';
import { proofOfWorkTaskSchema } from '../account/proofOfWork';
import { orderChangesSchema } from '../order/orderSchema';

/** D-30, RFC 9457: every error of the API; `code` is stable, `detail` is fit for a shopper's eyes. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  changes: orderChangesSchema.optional(),
  proofOfWork: proofOfWorkTaskSchema.optional(),
});
export type Problem = z.infer<typeof problemSchema>;
