import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accountTables';
import { instant } from './columns';
import { orders } from './orderTables';

export const storedMembershipStatuses = ['trialing', 'active', 'past_due', 'canceled'] as const;
export const billingProviders = ['ledger', 'stripe'] as const;

/** Ended memberships stay, because an account gets the free trial only once. */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    billing: text('billing', { enum: billingProviders }).notNull(),
    status: text('status', { enum: storedMembershipStatuses }).notNull(),
    trialEndsAt: instant('trial_ends_at'),
    /** The ledger counts months from this date, so that a membership of the 31st renews on the 31st again after February. */
    billingAnchor: instant('billing_anchor').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    /** Optimistic lock: state read from a billing service is only written if the revision is unchanged. */
    revision: integer('revision').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('memberships_due')
      .on(table.periodEnd)
      .where(sql`${table.status} <> 'canceled'`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    amountCents: integer('amount_cents').notNull(),
    currencyCode: text('currency_code').notNull().default('USD'),
    status: text('status', { enum: ['paid', 'open', 'void'] }).notNull(),
    /** True for invoices of the built-in ledger, where no money moves. */
    isTest: boolean('is_test').notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    issuedAt: instant('issued_at').notNull(),
    stripeInvoiceId: text('stripe_invoice_id').unique(),
    hostedUrl: text('hosted_url'),
  },
  (table) => [
    uniqueIndex('invoices_ledger_period')
      .on(table.userId, table.periodStart)
      .where(sql`${table.isTest}`),
    index('invoices_user').on(table.userId),
    check('invoices_amount', sql`${table.amountCents} >= 0`),
  ],
);

export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  receivedAt: instant('received_at').notNull(),
});

export const rewardCredits = pgTable(
  'reward_credits',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: ['inviter', 'invited'] }).notNull(),
    sourceOrderId: uuid('source_order_id')
      .notNull()
      .references(() => orders.id),
    cents: integer('cents').notNull(),
    remainingCents: integer('remaining_cents').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('reward_credits_source').on(table.sourceOrderId, table.reason),
    // Each account gets this credit once, whichever of its orders completes first.
    uniqueIndex('reward_credits_invited')
      .on(table.userId)
      .where(sql`${table.reason} = 'invited'`),
    index('reward_credits_user').on(table.userId, table.expiresAt),
    check('reward_credits_remaining', sql`${table.remainingCents} between 0 and ${table.cents}`),
  ],
);

export const rewardUses = pgTable(
  'reward_uses',
  {
    creditId: uuid('credit_id')
      .notNull()
      .references(() => rewardCredits.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cents: integer('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creditId, table.orderId] }),
    index('reward_uses_order').on(table.orderId),
    check('reward_uses_cents', sql`${table.cents} > 0`),
  ],
);
