import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accountTables';
import { instant, deliveryColumns } from './columns';
import { localeIds } from '../../src/domain/region/locales';
import { orders } from './orderTables';

/** Browsers that receive order updates for their shopper. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, base64url. A browser can compute it by itself, and each browser has one row. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Signing out, here or everywhere, ends the subscription too. */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Endpoint and keys, encrypted: anyone who has them can send to the browser. */
    sealed: text('sealed').notNull(),
    /** A hash of the push service's host, so that one that hangs does not hold up the others. Null on rows from before it was stored. */
    service: text('service'),
    localeId: text('locale_id', { enum: localeIds }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the browser last confirmed its subscription. */
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.confirmedAt),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);

/** The queue of push messages, written in the transaction that moves an order. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The payload for the browser. */
    text: text('text').notNull(),
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
