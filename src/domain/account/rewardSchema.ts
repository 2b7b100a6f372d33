import { z } from 'zod';
import { moneySchema } from '../moneySchema';

/** A credit that can still be used. */
const creditSchema = z.object({
  amount: moneySchema,
  remaining: moneySchema,
  expiresAt: z.iso.datetime(),
  /** The shopper either invited someone or was invited. */
  reason: z.enum(['inviter', 'invited']),
});

/** The shopper's referral code and credits. The credit that expires first comes first. */
export const rewardsSchema = z.object({
  referralCode: z.string(),
  /** The sign-up page with the code filled in. */
  referralUrl: z.url(),
  balance: moneySchema,
  credits: z.array(creditSchema),
  /** The minimum order total at the requested provider, if one was requested. */
  minimumTotal: moneySchema.optional(),
});
export type Rewards = z.infer<typeof rewardsSchema>;
