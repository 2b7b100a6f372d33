import { relations, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '../../src/domain/delivery/addressSchema';
import { orderStatuses, orderTypes } from '../../src/domain/order/orderStatus';
import { users } from './accountTables';
import { grams, instant } from './columns';
import { providers } from './providerTables';

export const orders = pgTable(
  'orders',
  {
    /** `orderLogId` of the API. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** What people call the order: 'K7RM4WXT'. Random, so that no two numbers reveal how many orders lie between them. */
    orderNumber: text('order_number').notNull().unique(),
    /** Unguessable; part of the confirmation page's address. */
    detailsId: text('details_id').notNull().unique(),
    /** Null: the account was deleted. The order stays for the books, without its person; until that is gone, so does the account. */
    userId: uuid('user_id').references(() => users.id),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    orderType: text('order_type', { enum: orderTypes }).notNull(),
    currencyCode: text('currency_code').notNull().default('USD'),
    subtotalCents: integer('subtotal_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    deliveryFeeCents: integer('delivery_fee_cents').notNull(),
    /** Credit that was applied (D-34). */
    rewardCents: integer('reward_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    slotStart: instant('slot_start').notNull(),
    slotEnd: instant('slot_end').notNull(),
    note: text('note').notNull().default(''),
    /** Ten digits; what the checkout asked for, else the account's number. */
    contactPhone: text('contact_phone'),
    /** Keyed hash of street, unit and postal code; null for orders from before it was kept, and without a person. */
    doorKey: text('door_key'),
    /** Keyed hash of the ID image that the order was placed with, as in `id_images`. */
    idKey: text('id_key'),
    thcGrams: grams('thc_grams').notNull(),
    /** Calendar day in the provider's zone, `YYYY-MM-DD`; the daily weight limit counts by it (D-16). */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    placedAt: instant('placed_at').notNull(),
  },
  (table) => [
    unique('orders_user_key').on(table.userId, table.idempotencyKey),
    index('orders_user_placed').on(table.userId, table.placedAt),
    index('orders_user_day').on(table.userId, table.localDay),
    index('orders_provider_status').on(table.providerId, table.status),
    index('orders_door_day').on(table.doorKey, table.localDay),
    index('orders_id_day').on(table.idKey, table.localDay),
    index('orders_contact_phone').on(table.contactPhone),
    check(
      'orders_total',
      sql`${table.totalCents} = ${table.subtotalCents} + ${table.taxCents} + ${table.deliveryFeeCents} - ${table.rewardCents}`,
    ),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').notNull(),
    itemTotalCents: integer('item_total_cents').notNull(),
    thcGrams: grams('thc_grams').notNull().default(0),
    /** The product's `stock_count` that the units were taken from. */
    stockCount: integer('stock_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productVariantId] }),
    check('order_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Appended to and never changed: a trigger of the migrations refuses UPDATE and DELETE (D-14). */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** From 1, without gaps. */
    sequence: integer('sequence').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    actor: text('actor', { enum: ['shopper', 'dispensary'] }).notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sequence] })],
);

export const orderRelations = relations(orders, ({ one, many }) => ({
  provider: one(providers, { fields: [orders.providerId], references: [providers.id] }),
  items: many(orderItems),
  events: many(orderEvents),
}));

export const orderItemRelations = relations(orderItems, ({ one }) => ({
  order: one(orders, { fields: [orderItems.orderId], references: [orders.id] }),
}));

export const orderEventRelations = relations(orderEvents, ({ one }) => ({
  order: one(orders, { fields: [orderEvents.orderId], references: [orders.id] }),
}));

/** Links by which a dispensary looks at the ID photo of an open order, each of them once (D-19). */
export const idLinks = pgTable(
  'id_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('id_links_expiry').on(table.expiresAt)],
);

/** Which dispensary asked for or saw the ID photo of which order; rows are appended and never changed. */
export const idLooks = pgTable(
  'id_looks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    action: text('action', { enum: ['asked', 'seen'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('id_looks_order').on(table.orderId)],
);
