import { sql, type SQLWrapper } from 'drizzle-orm';
import { check, index, integer, jsonb, numeric, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { DayHours, DeliveryProvider, PickupAddress } from '../../src/domain/delivery/providerSchema';
import { orderTypes } from '../../src/domain/order/orderStatus';
import { users } from './accountTables';
import { day, deliveryColumns, grams, instant } from './columns';

export const providers = pgTable('providers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  licence: text('licence').notNull(),
  timezone: text('timezone').notNull().default('America/Los_Angeles'),
  pickupTimes: jsonb('pickup_times').$type<DeliveryProvider['pickupTimes']>().notNull(),
  deliveryTimes: jsonb('delivery_times').$type<DeliveryProvider['deliveryTimes']>().notNull(),
  deliveryAllowedDaysInAdvance: integer('delivery_allowed_days_in_advance').notNull().default(1),
  deliveryMinimumDaysInAdvance: integer('delivery_minimum_days_in_advance').notNull().default(0),
  deliveryTotalMinimumCents: integer('delivery_total_minimum_cents').notNull(),
  deliveryFeeCents: integer('delivery_fee_cents').notNull(),
  taxRate: numeric('tax_rate', { precision: 6, scale: 5, mode: 'number' }).notNull(),
  purchaseLimitGrams: grams('purchase_limit_grams').notNull(),
  /** Grams of cannabis concentrate by weight. The default is California's limit. */
  purchaseLimitOilGrams: grams('purchase_limit_oil_grams').notNull().default(8),
  slotCapacity: integer('slot_capacity').notNull(),
  /** A `whsec_…` secret of Standard Webhooks, used in both directions. */
  webhookSecret: text('webhook_secret').notNull(),
  webhookUrl: text('webhook_url'),
  /** Stays valid until `previousSecretUntil`, so that both sides can switch without a gap. */
  previousWebhookSecret: text('previous_webhook_secret'),
  previousSecretUntil: instant('previous_secret_until'),
  phone: text('phone'),
  /** Slots that start before this time are not offered. */
  pausedUntil: instant('paused_until'),
  pauseReason: text('pause_reason'),
  pickupAddress: jsonb('pickup_address').$type<PickupAddress>(),
  pickupMinimumCents: integer('pickup_minimum_cents').notNull().default(0),
  sort: integer('sort').notNull().default(0),
});

/** Days whose hours differ from the weekly ones, such as holidays. */
export const providerExceptions = pgTable(
  'provider_exceptions',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    localDay: day('local_day').notNull(),
    deliveryHours: jsonb('delivery_hours').$type<DayHours>(),
    pickupHours: jsonb('pickup_hours').$type<DayHours>(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.localDay] })],
);

export const providerZones = pgTable(
  'provider_zones',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    postalCode: text('postal_code').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.postalCode] }),
    index('provider_zones_postal_code').on(table.postalCode),
  ],
);

export const providerProducts = pgTable(
  'provider_products',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    available: integer('available').notNull(),
    /** Incremented when `available` is set. An order's units are only returned to the count that they came from. */
    stockCount: integer('stock_count').notNull().default(0),
    countedAt: instant('counted_at'),
    priceCents: integer('price_cents').notNull(),
    /** The time at which the price took effect. Null for older rows. */
    pricedAt: instant('priced_at'),
    /** Copied from the catalogue, so that placing an order does not have to read it. */
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    thcGrams: grams('thc_grams').notNull().default(0),
    /** Null for older rows, which use the catalogue's weight. */
    oilGrams: grams('oil_grams'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.productVariantId] }),
    check('provider_products_available', sql`${table.available} >= 0`),
    check('provider_products_price', sql`${table.priceCents} >= 0`),
  ],
);

/** `SET taken = taken + 1 WHERE taken < capacity` reserves a spot and locks the row. */
export const slotUsage = pgTable(
  'slot_usage',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    orderType: text('order_type', { enum: orderTypes }).notNull().default('delivery'),
    slotStart: instant('slot_start').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.orderType, table.slotStart] }),
    check('slot_usage_taken', sql`${table.taken} >= 0`),
  ],
);

/** The order id in a message. The index uses this exact expression. */
export const messageOrderId = (payload: SQLWrapper) => sql<string>`(${payload} #>> '{data,order,orderLogId}')`;

export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    deliveredAt: instant('delivered_at'),
    ...deliveryColumns(),
  },
  (table) => [
    index('outgoing_messages_due')
      .on(table.nextAt)
      .where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
    index('outgoing_messages_order').on(messageOrderId(table.payload)),
  ],
);

export const webhookReceipts = pgTable(
  'webhook_receipts',
  {
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    messageId: text('message_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.messageId] }),
    index('webhook_receipts_received').on(table.receivedAt),
  ],
);

export const idImages = pgTable(
  'id_images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    blobKey: text('blob_key').notNull().unique(),
    /** A keyed hash of the image, which detects accounts that share one. Null for older images. */
    imageKey: text('image_key'),
    /** The id of the encryption key. Null for older blobs. */
    sealKeyId: text('seal_key_id'),
    createdAt: instant('created_at').notNull(),
    /** 30 days after the shopper's last order ended, or null while one is open. */
    deleteAfter: instant('delete_after'),
  },
  (table) => [
    unique('id_images_user_provider').on(table.userId, table.providerId),
    index('id_images_delete').on(table.deleteAfter),
  ],
);
