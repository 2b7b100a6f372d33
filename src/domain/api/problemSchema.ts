import { z } from 'zod';
import { proofOfWorkTaskSchema } from '../account/proofOfWork';
import { outsideOrderSchema } from '../order/outsideOrder';
import { orderChangesSchema, orderSchema } from '../order/orderSchema';
import type { ProblemCode } from './problemCodes';

/** RFC 9457. `code` is stable; `detail` can be shown to shoppers. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  changes: orderChangesSchema.optional(),
  order: orderSchema.optional(),
  outside: z.array(outsideOrderSchema).optional(),
  proofOfWork: proofOfWorkTaskSchema.optional(),
  /** The version of the terms to accept. */
  termsVersion: z.string().optional(),
  /** The path of the call that has their texts, by region. */
  termsPath: z.string().optional(),
});

/** The schema accepts unknown codes, because a page that was opened before a deploy may meet newer ones. */
export type Problem = Omit<z.infer<typeof problemSchema>, 'code'> & { code: ProblemCode };
