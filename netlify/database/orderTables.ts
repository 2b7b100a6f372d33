import { relations, sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '../../src/domain/delivery/address/addressSchema';
import { orderStatuses, orderTypes } from '../../src/domain/order/orderStatus';
import { users } from './accountTables';
import { grams, instant } from './columns';
import { localeIds } from '../../src/domain/region/locales';
import { providers } from './providerTables';
import { staff } from './staffTables';

export const orders = pgTable(
  'orders',
  {
    /** `orderLogId` in the API. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The number people use for the order: 'K7RM4WXT'. Random, so that two numbers do not reveal how many orders lie between them. */
    orderNumber: text('order_number').notNull().unique(),
    /** Unguessable; part of the order page's URL. */
    detailsId: text('details_id').notNull().unique(),
    /** Null after the account was deleted: the order is kept, anonymized, for accounting. An account with orders that name it cannot be deleted. */
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
    /** The applied reward credit. */
    rewardCents: integer('reward_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    slotStart: instant('slot_start').notNull(),
    slotEnd: instant('slot_end').notNull(),
    note: text('note').notNull().default(''),
    /** Ten digits: the number given at checkout, or the account's. */
    contactPhone: text('contact_phone'),
    /** Keyed hash of street, unit and postal code. Null for older orders and anonymized ones. */
    doorKey: text('door_key'),
    /** Keyed hash of the ID image used for the order, as in `id_images`. */
    idKey: text('id_key'),
    /**
     * Keyed hash of the client's network, bound to the dispensary, the order type and the day. Null for accounts with a
     * completed order, and soon after the order ends.
     */
    originKey: text('origin_key'),
    thcGrams: grams('thc_grams').notNull(),
    /** The net weight of the oil. Null for older orders. */
    oilGrams: grams('oil_grams'),
    /** The delivery's calendar day in the provider's time zone, `YYYY-MM-DD`, for the daily weight limit. */
    localDay: date('local_day', { mode: 'string' }).notNull(),
    placedAt: instant('placed_at').notNull(),
    /** The language of messages about the order. */
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    /** When the dispensary expects to arrive. Both or neither. */
    etaStart: instant('eta_start'),
    etaEnd: instant('eta_end'),
    /** When the dispensary expected that. Null for times from before it was kept. */
    etaAsOf: instant('eta_as_of'),
    /** SHA-256 of the token in the tracking link. Null for older orders, and once the link is revoked. */
    trackingHash: text('tracking_hash').unique(),
    trackingExpiresAt: instant('tracking_expires_at'),
    /** Counts revoked links: a token is derived from the order and this number. */
    trackingVersion: integer('tracking_version').notNull().default(0),
  },
  (table) => [
    unique('orders_user_key').on(table.userId, table.idempotencyKey),
    index('orders_user_placed').on(table.userId, table.placedAt),
    index('orders_user_day').on(table.userId, table.localDay),
    index('orders_provider_status').on(table.providerId, table.status),
    index('orders_door_day').on(table.doorKey, table.localDay),
    index('orders_id_day').on(table.idKey, table.localDay),
    index('orders_contact_phone').on(table.contactPhone),
    index('orders_origin')
      .on(table.originKey)
      .where(sql`${table.originKey} is not null`),
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
    /** The product's `stock_count` when the units were taken. */
    stockCount: integer('stock_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.productVariantId] }),
    check('order_items_quantity', sql`${table.quantity} > 0`),
  ],
);

/** Append-only: a trigger in the migrations refuses UPDATE and DELETE. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    /** Starts at 1, without gaps. */
    sequence: integer('sequence').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    actor: text('actor', { enum: ['shopper', 'dispensary'] }).notNull(),
    reason: text('reason'),
    /** The member of staff who did it in the console. Null for shoppers, webhooks and drivers. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
    /** When the dispensary’s system says it happened, from messages with a `timestamp`. Null for all others. */
    asOf: instant('as_of'),
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

/** Single-use links that show a dispensary the ID photo for an open order. */
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

/** Log of who at a dispensary requested, viewed or confirmed the ID photo for an order. Append-only. */
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
    action: text('action', { enum: ['asked', 'seen', 'confirmed'] }).notNull(),
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [index('id_looks_order').on(table.orderId)],
);
