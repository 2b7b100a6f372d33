import { relations, sql } from 'drizzle-orm';
import {
  bigint, boolean, check, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, unique, uuid, varchar,
} from 'drizzle-orm/pg-core';
import type { Address } from '../../src/domain/delivery/addressSchema';
import type { DeliveryProvider } from '../../src/domain/delivery/providerSchema';
import { orderStatuses, orderTypes } from '../../src/domain/order/orderStatus';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const grams = (name: string) => numeric(name, { precision: 10, scale: 3, mode: 'number' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Lower case. */
  email: text('email').unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  /** Ten digits: only numbers of +1 are taken (D-21). */
  phoneNumber: text('phone_number').unique(),
  phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
  givenName: text('given_name'),
  familyName: text('family_name'),
  termsVersion: text('terms_version'),
  termsAcceptedAt: instant('terms_accepted_at'),
  createdAt: instant('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is nowhere (D-22). */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const codePurposes = ['login', 'change_email', 'change_phone'] as const;

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** Set where a signed-in shopper asked. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('one_time_codes_destination').on(table.destinationHash, table.purpose)],
);

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
  /** Share of the subtotal: 0.15. */
  taxRate: numeric('tax_rate', { precision: 6, scale: 5, mode: 'number' }).notNull(),
  purchaseLimitGrams: grams('purchase_limit_grams').notNull(),
  slotCapacity: integer('slot_capacity').notNull(),
  /** `whsec_…` of Standard Webhooks, both ways (D-15). */
  webhookSecret: text('webhook_secret').notNull(),
  webhookUrl: text('webhook_url'),
  /** The lowest comes first where several providers serve an address. */
  sort: integer('sort').notNull().default(0),
});

export const providerZones = pgTable(
  'provider_zones',
  {
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
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
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    available: integer('available').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** Copies for the lines of an order, so that the server need not read the catalogue. */
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    thcGrams: grams('thc_grams').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.productVariantId] }),
    check('provider_products_available', sql`${table.available} >= 0`),
    check('provider_products_price', sql`${table.priceCents} >= 0`),
  ],
);

/** Raised by `SET taken = taken + 1 WHERE taken < capacity`, which is the lock (D-18). */
export const slotUsage = pgTable(
  'slot_usage',
  {
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
    slotStart: instant('slot_start').notNull(),
    taken: integer('taken').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.slotStart] }), check('slot_usage_taken', sql`${table.taken} >= 0`)],
);

export const orders = pgTable(
  'orders',
  {
    /** `orderLogId` of the API. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** Unguessable; part of the confirmation page's address. */
    detailsId: text('details_id').notNull().unique(),
    userId: uuid('user_id').notNull().references(() => users.id),
    providerId: text('provider_id').notNull().references(() => providers.id),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    orderType: text('order_type', { enum: orderTypes }).notNull(),
    currencyCode: text('currency_code').notNull().default('USD'),
    subtotalCents: integer('subtotal_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    deliveryFeeCents: integer('delivery_fee_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    slotStart: instant('slot_start').notNull(),
    slotEnd: instant('slot_end').notNull(),
    note: text('note').notNull().default(''),
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
    check('orders_total', sql`${table.totalCents} = ${table.subtotalCents} + ${table.taxCents} + ${table.deliveryFeeCents}`),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id').notNull().references(() => orders.id, { onDelete: 'cascade' }),
    productVariantId: text('product_variant_id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    quantity: integer('quantity').notNull(),
    priceCents: integer('price_cents').notNull(),
    itemTotalCents: integer('item_total_cents').notNull(),
    thcGrams: grams('thc_grams').notNull().default(0),
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
    orderId: uuid('order_id').notNull().references(() => orders.id),
    /** From 1, without gaps. */
    sequence: integer('sequence').notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    actor: text('actor', { enum: ['shopper', 'dispensary'] }).notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.sequence] })],
);

/** The outbox of messages to providers' webhooks, written in the transaction that causes them (D-15). */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    /** Also the `webhook-id`. */
    id: uuid('id').primaryKey().defaultRandom(),
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull(),
    lastError: text('last_error'),
    deliveredAt: instant('delivered_at'),
    /** When it was given up. */
    deadAt: instant('dead_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('outgoing_messages_due').on(table.nextAt).where(sql`${table.deliveredAt} is null and ${table.deadAt} is null`),
  ],
);

/** Ids of webhook messages that were taken, against replay (D-15). */
export const webhookReceipts = pgTable(
  'webhook_receipts',
  {
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
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
    userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull().references(() => providers.id, { onDelete: 'cascade' }),
    blobKey: text('blob_key').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** 30 days after the shopper's last order completed (D-19); null until then. */
    deleteAfter: instant('delete_after'),
  },
  (table) => [unique('id_images_user_provider').on(table.userId, table.providerId), index('id_images_delete').on(table.deleteAfter)],
);

export const podKeys = pgTable(
  'pod_keys',
  {
    key: varchar('key', { length: 8 }).primaryKey(),
    batchId: text('batch_id').notNull(),
    productVariantId: text('product_variant_id').notNull(),
    unlockedBy: uuid('unlocked_by').references(() => users.id),
    unlockedAt: instant('unlocked_at'),
  },
  (table) => [index('pod_keys_unlocked').on(table.unlockedBy, table.unlockedAt), check('pod_keys_letters', sql`${table.key} ~ '^[A-Z]{8}$'`)],
);

/** The table that rate-limiter-flexible expects, its column order included; migrations make it, the library does not. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

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
