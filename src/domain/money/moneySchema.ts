import { z } from 'zod';

/** Amounts are in dollars with at most two decimals. Use integer cents for arithmetic. */
export const moneySchema = z.object({
  amount: z.number().multipleOf(0.01),
  currencyCode: z.string().length(3).optional(),
});
export type Money = z.infer<typeof moneySchema>;
