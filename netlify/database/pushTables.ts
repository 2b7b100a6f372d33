import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accountTables';
import { instant, deliveryColumns } from './columns';
import { localeIds } from '../../src/domain/region/locales';
import { orders } from './orderTables';

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint in base64url, which the browser can compute too. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Signing out deletes the subscription. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** The endpoint and keys, encrypted because anyone who has them can send to the browser. */
    sealed: text('sealed').notNull(),
    /** A hash of the push service's host and the shop's key, used as the queue's lane. Null for older rows. */
    service: text('service'),
    localeId: text('locale_id', { enum: localeIds }).notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.confirmedAt),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);

export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Null for stock alerts. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Where the shopper sleeps from 8 PM to 8 AM. Null for messages that do not wait for the morning. */
    timezone: text('timezone'),
    sentAt: instant('sent_at'),
    ...deliveryColumns(),
  },
  (table) => [
    index('push_messages_due')
      .on(table.nextAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('push_messages_subscription').on(table.subscriptionId),
    index('push_messages_order').on(table.orderId),
  ],
);
