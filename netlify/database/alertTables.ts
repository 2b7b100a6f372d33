import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { alertChannels } from '../../src/domain/account/stockAlertSchema';
import { localeIds } from '../../src/domain/region/locales';
import { users } from './accountTables';
import { instant } from './columns';

/** Rows in the state `told` are kept for a while, because a shopper gets at most one message per product and day. */
export const alertStates = ['waiting', 'due', 'told'] as const;

/** A trigger on `provider_products` moves rows from `waiting` to `due` when a variant is back. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    slug: text('slug').notNull(),
    postalCode: text('postal_code').notNull(),
    channel: text('channel', { enum: alertChannels }).notNull().default('email'),
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    state: text('state', { enum: alertStates }).notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    unique('stock_alerts_user_variant_channel').on(table.userId, table.productVariantId, table.channel),
    index('stock_alerts_variant').on(table.productVariantId, table.postalCode),
    index('stock_alerts_product').on(table.userId, table.slug),
    index('stock_alerts_due')
      .on(table.userId)
      .where(sql`${table.state} = 'due'`),
  ],
);

/** One row for a shopper who wants to know when a favorite gets cheaper. */
export const priceAlerts = pgTable(
  'price_alerts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    postalCode: text('postal_code').notNull(),
    localeId: text('locale_id', { enum: localeIds }).notNull(),
    byEmail: boolean('by_email').notNull(),
    byPush: boolean('by_push').notNull(),
    createdAt: instant('created_at').notNull(),
    nextCheckAt: instant('next_check_at').notNull(),
  },
  (table) => [index('price_alerts_due').on(table.nextCheckAt)],
);

/** The prices with which the next ones are compared. */
export const watchedPrices = pgTable(
  'watched_prices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => priceAlerts.userId, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    priceCents: integer('price_cents').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productVariantId] })],
);
