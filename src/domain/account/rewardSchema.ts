import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';

const creditSchema = z.object({
  amount: moneySchema,
  remaining: moneySchema,
  expiresAt: z.iso.datetime(),
  reason: z.enum(['inviter', 'invited']),
});

/** Credits are sorted by expiry, soonest first. */
export const rewardsSchema = z.object({
  referralCode: z.string(),
  referralUrl: z.url(),
  balance: moneySchema,
  credits: z.array(creditSchema),
  minimumTotal: moneySchema.optional(),
});
export type Rewards = z.infer<typeof rewardsSchema>;
