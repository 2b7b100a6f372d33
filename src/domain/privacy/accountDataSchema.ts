import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';
import { orderSchema } from '../order/orderSchema';
import { ratingSchema } from '../rating/ratingSchema';
import { localeIds } from '../region/locales';
import { invoiceSchema } from '../account/membershipSchema';
import { alertChannels } from '../account/stockAlertSchema';
import { membershipStatuses } from '../account/membershipStatus';
import { userSchema } from '../account/userSchema';

const instant = z.iso.datetime();

/** Describes an ID image that one dispensary may view. The API never returns the image itself. */
export const idImageSchema = z.object({ providerId: z.string(), providerName: z.string(), uploadedAt: instant });
export type IdImage = z.infer<typeof idImageSchema>;

const podSchema = z.object({ podKey: z.string(), batchId: z.string(), productVariantId: z.string() });

const membershipDataSchema = z.object({
  status: z.enum(membershipStatuses),
  /** `ledger`: billed in our own database. `stripe`: billed by Stripe, which identifies the shopper by the ids below. */
  billing: z.enum(['ledger', 'stripe']),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  trialEndsAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
  isEnding: z.boolean(),
  cancelAtPeriodEnd: z.boolean().meta({ deprecated: true }),
  startedAt: instant,
});

/** Never includes who invited the shopper or whom they invited. */
const rewardDataSchema = z.object({
  referralCode: z.string().nullable(),
  wasInvited: z.boolean(),
  credits: z.array(
    z.object({
      reason: z.enum(['inviter', 'invited']),
      amount: moneySchema,
      remaining: moneySchema,
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  uses: z.array(z.object({ orderLogId: z.string(), amount: moneySchema })),
});

/** A copy of an order that was sent to the dispensary. It is deleted 30 days after delivery. */
const dispensaryMessageSchema = z.object({
  type: z.string(),
  providerId: z.string(),
  orderLogId: z.string(),
  createdAt: instant,
  deliveredAt: instant.nullable(),
});

/** Everything stored about the shopper except hashes and secrets. Raise `formatVersion` for any breaking change. */
export const accountDataSchema = z.object({
  formatVersion: z.literal(1),
  exportedAt: instant,
  account: userSchema,
  sessions: z.array(z.object({ createdAt: instant, lastUsedAt: instant })),
  orders: z.array(orderSchema),
  dispensaryMessages: z.array(dispensaryMessageSchema),
  idImages: z.array(idImageSchema.extend({ deleteAfter: instant.nullable() })),
  pods: z.array(podSchema.extend({ savedAt: instant, unlockedAt: instant.nullable(), note: z.string() })),
  activations: z.array(podSchema.extend({ startedAt: instant, confirmedAt: instant.nullable() })),
  ratings: z.array(ratingSchema),
  favorites: z.array(z.object({ slug: z.string(), savedAt: instant })),
  stockAlerts: z.array(
    z.object({
      productVariantId: z.string(),
      postalCode: z.string(),
      channel: z.enum(alertChannels),
      localeId: z.enum(localeIds),
      createdAt: instant,
      toldAt: instant.nullable(),
    }),
  ),
  /** Null while the shopper wants none. */
  priceAlert: z
    .object({
      postalCode: z.string(),
      localeId: z.enum(localeIds),
      email: z.boolean(),
      push: z.boolean(),
      createdAt: instant,
      prices: z.array(z.object({ productVariantId: z.string(), price: moneySchema, seenAt: instant })),
    })
    .nullable(),
  membership: membershipDataSchema.nullable(),
  invoices: z.array(invoiceSchema),
  rewards: rewardDataSchema,
  orderAlerts: z.array(z.object({ localeId: z.enum(localeIds), createdAt: instant, confirmedAt: instant })),
  /** Lists sign-in codes that were sent but not used, without the codes themselves. */
  codes: z.array(
    z.object({
      purpose: z.enum(['login', 'change_email', 'change_phone', 'confirm_email', 'confirm_phone']),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  notices: z.array(z.object({ channel: z.enum(['email', 'sms', 'push']), createdAt: instant })),
});
export type AccountData = z.infer<typeof accountDataSchema>;
