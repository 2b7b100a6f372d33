import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { parseRedirect } from '../site/redirect';
import { trialDays } from './membershipPeriod';
import { membershipStatuses } from './membershipStatus';

/** What a member pays and how often (D-26): here alone. A billing service's price must be this one. */
export const membershipPlan = {
  price: { amount: 4.99, currencyCode: 'USD' },
  interval: 'month',
  trialDays,
} as const;

/** D-26, S2-76: a shopper's membership as they read it. */
export const membershipSchema = z.object({
  status: z.enum(membershipStatuses),
  trialEndsAt: z.iso.datetime().nullable(),
  /** The next billing date; the end, where it is cancelled. */
  periodEnd: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  plan: z.object({ price: moneySchema, interval: z.literal('month'), trialDays: z.int() }),
  isTrialAvailable: z.boolean(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Where the shopper comes back to from a billing service: a path of this site, with its locale. */
export const membershipReturnSchema = z.strictObject({
  returnTo: z
    .string()
    .max(200)
    .refine((path) => parseRedirect(path) !== null, 'expected a path of this site')
    .optional(),
});

/** The answer to starting: `url` is where the shopper agrees to pay, or null where the membership has begun. */
export const membershipStartSchema = z.object({ membership: membershipSchema, url: z.url().nullable() });
export type MembershipStart = z.infer<typeof membershipStartSchema>;

/** Where payment is managed (S2-76). */
export const membershipPortalSchema = z.object({ url: z.url() });
export type MembershipPortal = z.infer<typeof membershipPortalSchema>;

/** An entry of the billing history (S2-76). */
export const invoiceSchema = z.object({
  number: z.string(),
  amount: moneySchema,
  status: z.enum(['paid', 'open', 'void']),
  /** Of the embedded ledger, where no money moves. */
  isTest: z.boolean(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  /** The billing service's own page of it. */
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
