import { relations, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '../../src/domain/address/addressSchema';
import { orderStatuses, orderTypes } from '../../src/domain/order/orderStatus';
import { canBeLate } from '../../src/domain/order/promisedTime';
import { users } from './accountTables';
import { day, grams, instant } from './columns';
import { localeIds } from '../../src/domain/region/locales';
import { providers } from './providerTables';
import { staff } from './staffTables';

/** SQL literals, because a partial index allows no parameters, and does not match a statement that has some. */
export const lateStatuses = sql.raw(
  orderStatuses
    .filter(canBeLate)
    .map((status) => `'${status}'`)
    .join(', '),
);

export const orders = pgTable(
  'orders',
  {
    /** `orderLogId` in the API. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Shown to people, such as 'K7RM4WXT'. Random, so that it does not reveal how many orders there are. */
    orderNumber: text('order_number').notNull().unique(),
    /** Unguessable: it is part of the order page's URL. */
    detailsId: text('details_id').notNull().unique(),
    /** Null after the account was deleted. The anonymized order stays for accounting. */
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
    rewardCents: integer('reward_cents').notNull().default(0),
    totalCents: integer('total_cents').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    slotStart: instant('slot_start').notNull(),
    slotEnd: instant('slot_end').notNull(),
    note: text('note').notNull().default(''),
    contactPhone: text('contact_phone'),
    /** Keyed hash of street, unit and postal code. Null for anonymized and older orders. */
    doorKey: text('door_key'),
    idKey: text('id_key'),
    /** Keyed hash of the client's network. Null for accounts with a completed order, and after the order ends. */
    originKey: text('origin_key'),
    thcGrams: grams('thc_grams').notNull(),
    oilGrams: grams('oil_grams'),
    localDay: day('local_day').notNull(),
    placedAt: instant('placed_at').notNull(),
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    etaStart: instant('eta_start'),
    etaEnd: instant('eta_end'),
    etaAsOf: instant('eta_as_of'),
    /** The start of the last arrival estimate that the shopper was notified of. */
    etaNotifiedStart: instant('eta_notified_start'),
    /** The time at which the notice that the order is late was queued, at most once per order. */
    lateNotifiedAt: instant('late_notified_at'),
    trackingHash: text('tracking_hash').unique(),
    trackingExpiresAt: instant('tracking_expires_at'),
    /** The encrypted token of the link, for the shopper. Null without a link, and for links of earlier releases. */
    sealedTracking: text('sealed_tracking'),
    /** Earlier releases derive a link's token from the pepper, the order and this number, which each new link increments. */
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
    index('orders_promised_end')
      .on(sql`coalesce(${table.etaEnd}, ${table.slotEnd})`)
      .where(sql`${table.status} in (${lateStatuses})`),
    index('orders_tracking_expiry')
      .on(table.trackingExpiresAt)
      .where(sql`${table.sealedTracking} is not null`),
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
    sequence: integer('sequence').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    actor: text('actor', { enum: ['shopper', 'dispensary'] }).notNull(),
    reason: text('reason'),
    /** The staff member who acted in the console. Null for shoppers, webhooks and drivers. */
    staffId: uuid('staff_id').references(() => staff.id),
    at: instant('at').notNull(),
    /** The `timestamp` of the dispensary's message, if it had one. */
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

/** Append-only log of who at a dispensary requested, viewed or confirmed an ID photo. */
export const idPhotoViews = pgTable(
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
