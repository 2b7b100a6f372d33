import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { localeIds } from '../../src/domain/region/locales';
import { day, grams, instant } from './columns';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** When a code that was sent to the email was last entered. Bounces of earlier messages are outdated. */
    emailProvenAt: instant('email_proven_at'),
    /** When the email's server last refused a message for good. Null once a code has arrived. */
    emailBouncedAt: instant('email_bounced_at'),
    phoneNumber: text('phone_number').unique(),
    phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
    /** A number that drivers may call. Never verified, so several accounts may share one. */
    contactPhone: text('contact_phone'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    referralCode: text('referral_code').unique(),
    referredBy: uuid('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    emailUpdates: boolean('email_updates').notNull().default(true),
    smsUpdates: boolean('sms_updates').notNull().default(true),
    /** Signs the account's unsubscribe links. Random and stored, so that no change of a setting ends them. */
    unsubscribeSecret: uuid('unsubscribe_secret').notNull().defaultRandom(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_referred_by').on(table.referredBy)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** The last confirmation of the session with a code. Null if only the sign-in code was entered. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** One row per request, so that nobody can void a code that someone else requested. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** The challenge id. Only the caller who requested the code has it. */
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    originHash: text('origin_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Tries by callers with the challenge id. */
    attempts: integer('attempts').notNull().default(0),
    /** Tries by callers without the challenge id, counted separately so that strangers cannot use up the owner's tries. */
    unboundAttempts: integer('unbound_attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('login_codes_destination').on(table.destinationHash, table.createdAt)],
);

/** `login` is no longer written: sign-in codes have their own table. */
export const codePurposes = ['login', 'change_email', 'change_phone', 'confirm_email', 'confirm_phone'] as const;

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sealedDestination: text('sealed_destination'),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Two shoppers who want to change to the same address must not void each other's codes.
    uniqueIndex('one_time_codes_destination')
      .on(table.destinationHash, table.purpose)
      .where(sql`${table.userId} is null`),
    unique('one_time_codes_user').on(table.userId, table.purpose),
  ],
);

/** A deleted account's uses of offers that a person gets only once, or once a day. */
export const pastUses = pgTable(
  'past_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Keyed hashes of the verified email and phone and, for weights, of the delivery address and ID image. */
    personHashes: text('person_hashes').array().notNull(),
    localDay: day('local_day'),
    thcGrams: grams('thc_grams').notNull().default(0),
    oilGrams: grams('oil_grams').notNull().default(0),
    canceledAt: instant('canceled_at'),
    hasOrdered: boolean('has_ordered').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('past_uses_person').using('gin', table.personHashes),
    index('past_uses_expiry').on(table.expiresAt),
  ],
);

/** Counts of `limitRules`. `expire` is in milliseconds, as `Date.now()`. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

/** Rows stay when their product leaves the catalogue. */
export const favorites = pgTable(
  'favorites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slug] }),
    index('favorites_saved').on(table.userId, table.savedAt),
  ],
);
