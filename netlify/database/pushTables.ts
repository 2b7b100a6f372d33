import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { locales, type LocaleId } from '../../src/domain/region/locales';
import { sessions, users } from './accountTables';
import { instant, sending } from './columns';
import { orders } from './orderTables';

const localeIds = locales.map(({ id }) => id) as [LocaleId, ...LocaleId[]];

/** Browsers that are told when an order of their shopper moves (S2-18). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    /** SHA-256 of the endpoint, base64url: a browser knows it by itself, and one browser has one row. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A browser that is signed out, here or by "everywhere", is told nothing more (D-22). */
    sessionHash: text('session_hash')
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    /** Endpoint and keys, sealed: whoever has them can send to the browser. */
    sealed: text('sealed').notNull(),
    localeId: text('locale_id', { enum: localeIds }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the browser last said that it still has it. */
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.confirmedAt),
    index('push_subscriptions_session').on(table.sessionHash),
  ],
);

/** The outbox of pushes, written in the transaction that moves an order (D-14). */
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
    /** What the browser reads. */
    text: text('text').notNull(),
    sentAt: instant('sent_at'),
    ...sending(),
  },
  (table) => [
    index('push_messages_due')
      .on(table.nextAt)
      .where(sql`${table.sentAt} is null and ${table.deadAt} is null`),
    index('push_messages_subscription').on(table.subscriptionId),
    index('push_messages_order').on(table.orderId),
  ],
);
