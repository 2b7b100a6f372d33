import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, deliveryColumns } from './columns';
import { orders } from './orderTables';
import { reviews } from './podTables';

/** Written in the transaction that causes them. One-time codes are never stored here. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['email', 'sms', 'push'] }).notNull(),
    /** Empty for push, which goes to all of the account's browsers. */
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** Ends emails of this kind with one click (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key: checking it would lock the account after the stock, but orders lock the account first. */
    alertUserId: uuid('alert_user_id'),
    /** Null for price alerts, which are about all favorites. */
    alertSlug: text('alert_slug'),
    /** Until the email is sent, which is composed then. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at'),
    /** Twilio's last word on a text message, such as 'delivered', and its error code. */
    deliveryStatus: text('delivery_status'),
    deliveryError: text('delivery_error'),
    /** False for messages of an earlier release, whose unsubscribe links are signed with the pepper. */
    hasAccountLinks: boolean('has_account_links').notNull().default(false),
    ...deliveryColumns(),
  },
  (table) => [
    index('notices_due')
      .on(table.nextAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    // For the console, which asks for these every few seconds.
    index('notices_reported')
      .on(table.orderId)
      .where(sql`${table.deliveryStatus} is not null`),
    // At most one pending message per product and channel, however many dispensaries and sizes are back.
    uniqueIndex('notices_alert')
      .on(table.alertUserId, table.alertSlug, table.channel)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    // At most one message about a review.
    uniqueIndex('notices_review')
      .on(table.reviewId)
      .where(sql`${table.reviewId} is not null`),
  ],
);

/** Contacts that must not get order updates because of a STOP or a bounce. */
export const suppressions = pgTable(
  'suppressions',
  {
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipientHash: text('recipient_hash').notNull(),
    reason: text('reason', { enum: ['stop', 'bounce'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.recipientHash] })],
);

/** Deletions and cancellations to perform in other systems. */
export const removals = pgTable('removals', {
  id: uuid('id').primaryKey().defaultRandom(),
  kind: text('kind', { enum: ['id_image', 'subscription'] }).notNull(),
  target: text('target').notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: instant('created_at').notNull(),
});

/** Cache tags to purge. Triggers write them with the database's clock, so that no server with a wrong clock misses one. */
export const sharedPurges = pgTable(
  'shared_purges',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tag: text('tag').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    lastError: text('last_error'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('shared_purges_created').on(table.createdAt)],
);

/** A process claims a run by updating `round`; only the first update succeeds. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  round: instant('round').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  error: text('error'),
  /** A hash of what the last successful run worked on, for a job that runs again only after a change. */
  inputHash: text('input_hash'),
});
