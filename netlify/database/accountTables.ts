import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns';

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
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

export const podKeys = pgTable(
  'pod_keys',
  {
    key: varchar('key', { length: 8 }).primaryKey(),
    batchId: text('batch_id').notNull(),
    productVariantId: text('product_variant_id').notNull(),
    unlockedBy: uuid('unlocked_by').references(() => users.id),
    unlockedAt: instant('unlocked_at'),
  },
  (table) => [
    index('pod_keys_unlocked').on(table.unlockedBy, table.unlockedAt),
    check('pod_keys_letters', sql`${table.key} ~ '^[A-Z]{8}$'`),
  ],
);

/** The table that rate-limiter-flexible expects, its column order included; migrations make it, the library does not. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
