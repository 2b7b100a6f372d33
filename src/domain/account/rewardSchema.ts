import { z } from 'zod';
import { moneySchema } from '../moneySchema';

const creditSchema = z.object({
  amount: moneySchema,
  remaining: moneySchema,
  expiresAt: z.iso.datetime(),
  reason: z.enum(['inviter', 'invited']),
});

/** The credit that expires first comes first. */
export const rewardsSchema = z.object({
  referralCode: z.string(),
  referralUrl: z.url(),
  balance: moneySchema,
  credits: z.array(creditSchema),
  /** Set if a provider was named in the request. */
  minimumTotal: moneySchema.optional(),
});
export type Rewards = z.infer<typeof rewardsSchema>;
