import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';
import { parseRedirect } from '../site/routing/redirect';
import { trialDays } from './membershipPeriod';
import { membershipStatuses } from './membershipStatus';

/** The only place that defines the price and interval of a membership. The price configured in Stripe must match. */
export const membershipPlan = {
  price: { amount: 4.99, currencyCode: 'USD' },
  interval: 'month',
  trialDays,
} as const;

export const membershipSchema = z.object({
  status: z.enum(membershipStatuses),
  trialEndsAt: z.iso.datetime().nullable(),
  /** The next billing date, or the end date of a canceled membership. */
  periodEnd: z.iso.datetime().nullable(),
  isEnding: z.boolean(),
  cancelAtPeriodEnd: z.boolean().meta({ deprecated: true }),
  plan: z.object({ price: moneySchema, interval: z.literal('month'), trialDays: z.int() }),
  isTrialAvailable: z.boolean(),
});
export type Membership = z.infer<typeof membershipSchema>;

/** The path to return to from Stripe, including the locale. */
export const membershipReturnSchema = z.strictObject({
  returnTo: z
    .string()
    .max(200)
    .refine((path) => parseRedirect(path) !== null, 'expected a path on this site')
    .optional(),
});

/** `url` is Stripe's checkout page, or null if the membership has already started. */
export const membershipStartSchema = z.object({ membership: membershipSchema, url: z.url().nullable() });
export type MembershipStart = z.infer<typeof membershipStartSchema>;

export const membershipPortalSchema = z.object({ url: z.url() });
export type MembershipPortal = z.infer<typeof membershipPortalSchema>;

export const invoiceSchema = z.object({
  number: z.string(),
  amount: moneySchema,
  status: z.enum(['paid', 'open', 'void']),
  /** True for invoices of the embedded ledger, which moves no money. */
  isTest: z.boolean(),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  issuedAt: z.iso.datetime(),
  url: z.url().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
