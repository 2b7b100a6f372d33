import { z } from 'zod';
import { moneySchema } from '../moneySchema';

/** D-34: a credit that can still be used. */
const creditSchema = z.object({
  amount: moneySchema,
  remaining: moneySchema,
  expiresAt: z.iso.datetime(),
  /** Whether the shopper invited somebody or was invited. */
  reason: z.enum(['inviter', 'invited']),
});

/** D-34: what a shopper can give to others, and what they were given; the credit that runs out first comes first. */
export const rewardsSchema = z.object({
  referralCode: z.string(),
  /** The registration page with the code. */
  referralUrl: z.url(),
  balance: moneySchema,
  credits: z.array(creditSchema),
  /** S8-12: of the provider that was asked about. */
  minimumTotal: moneySchema.optional(),
});
export type Rewards = z.infer<typeof rewardsSchema>;
