import { z } from 'zod';

/** S3-14: an amount in dollars with at most two decimals, as it travels; sums are made in integer cents. */
export const moneySchema = z.object({
  amount: z.number().multipleOf(0.01),
  currencyCode: z.string().length(3).optional(),
});
export type Money = z.infer<typeof moneySchema>;
