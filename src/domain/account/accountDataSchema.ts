import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { orderSchema } from '../order/orderSchema';
import { ratingSchema } from '../rating/ratingSchema';
import { locales, type LocaleId } from '../region/locales';
import { invoiceSchema } from './membershipSchema';
import { membershipStatuses } from './membershipStatus';
import { userSchema } from './userSchema';

const instant = z.iso.datetime();
const localeIds = locales.map(({ id }) => id) as [LocaleId, ...LocaleId[]];

/** D-19: an image of an ID that one dispensary may look at. The image itself is given to nobody. */
export const idImageSchema = z.object({ providerId: z.string(), providerName: z.string(), uploadedAt: instant });
export type IdImage = z.infer<typeof idImageSchema>;

/** A pod by the key on its pack. */
const podSchema = z.object({ podKey: z.string(), batchId: z.string(), productVariantId: z.string() });

const membershipDataSchema = z.object({
  status: z.enum(membershipStatuses),
  /** The shop's own ledger, or a payment service, which knows the shopper by the two ids below. */
  billing: z.enum(['ledger', 'stripe']),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  trialEndsAt: instant.nullable(),
  periodStart: instant,
  periodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
  startedAt: instant,
});

/** D-34: what the shopper was given and used; nothing of whom they invited or were invited by. */
const rewardDataSchema = z.object({
  /** Null: it was never asked for. */
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

/** A copy of an order on its way to the dispensary, or kept for 30 days after it arrived (D-15). */
const dispensaryMessageSchema = z.object({
  type: z.string(),
  providerId: z.string(),
  orderLogId: z.string(),
  createdAt: instant,
  deliveredAt: instant.nullable(),
});

/**
 * Everything that is kept about who is signed in, as one document. Its shape is stable: `formatVersion` is raised where a
 * program that reads it would break. Hashes, sealed secrets and the bytes of ID images are left out.
 */
export const accountDataSchema = z.object({
  formatVersion: z.literal(1),
  exportedAt: instant,
  account: userSchema,
  sessions: z.array(z.object({ createdAt: instant, lastUsedAt: instant })),
  orders: z.array(orderSchema),
  dispensaryMessages: z.array(dispensaryMessageSchema),
  idImages: z.array(idImageSchema.extend({ deleteAfter: instant.nullable() })),
  pods: z.array(podSchema.extend({ savedAt: instant, unlockedAt: instant.nullable() })),
  /** Each showing of the unlock light. */
  activations: z.array(podSchema.extend({ startedAt: instant, confirmedAt: instant.nullable() })),
  ratings: z.array(ratingSchema),
  /** Null: never a member. */
  membership: membershipDataSchema.nullable(),
  invoices: z.array(invoiceSchema),
  rewards: rewardDataSchema,
  /** Browsers that are told when an order moves. */
  orderAlerts: z.array(z.object({ localeId: z.enum(localeIds), createdAt: instant, confirmedAt: instant })),
  /** One-time codes that were sent and not used; never the code. */
  codes: z.array(
    z.object({
      purpose: z.enum(['login', 'change_email', 'change_phone', 'confirm_email', 'confirm_phone']),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  /** Messages to the shopper that have not gone out. */
  notices: z.array(z.object({ channel: z.enum(['email', 'sms']), createdAt: instant })),
});
export type AccountData = z.infer<typeof accountDataSchema>;
