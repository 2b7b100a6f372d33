import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { localeIds } from '../../src/domain/region/locales';
import { users } from './accountTables';
import { instant } from './columns';

/**
 * An alert is `waiting` until there is stock, `due` until its message is sent, and then `told`. Told ones are kept for a
 * while, because a shopper gets at most one message about a product a day.
 */
export const alertStates = ['waiting', 'due', 'told'] as const;

/** Requests for an email when a variant is back at a dispensary that delivers to a ZIP code. A trigger on the stock makes them due. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    /** Identifies the product: one message names all of its sizes. */
    slug: text('slug').notNull(),
    /** The only part of the shopper's address that is stored. */
    postalCode: text('postal_code').notNull(),
    /** The page's locale when the shopper asked. The message is written in it and links to its pages. */
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    state: text('state', { enum: alertStates }).notNull().default('waiting'),
    createdAt: instant('created_at').notNull(),
    toldAt: instant('told_at'),
  },
  (table) => [
    unique('stock_alerts_user_variant').on(table.userId, table.productVariantId),
    index('stock_alerts_variant').on(table.productVariantId, table.postalCode),
    index('stock_alerts_product').on(table.userId, table.slug),
    index('stock_alerts_due')
      .on(table.userId)
      .where(sql`${table.state} = 'due'`),
  ],
);
