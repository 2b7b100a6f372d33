import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { grams, instant } from './columns';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case. */
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Ten digits: only numbers of +1 are taken (D-21). */
    phoneNumber: text('phone_number').unique(),
    phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
    /** Where a driver calls. Never verified and never a way to sign in, so several accounts may have the same. */
    contactPhone: text('contact_phone'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** What this account gives to others to register with (D-34); made when it is first asked for. */
    referralCode: text('referral_code').unique(),
    /** Whose code this account registered with. */
    referredBy: uuid('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_referred_by').on(table.referredBy)],
);

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
    /** When its owner last entered another code to confirm who they are; null: only to sign in. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Codes for signing in and signing up. Each request has a row of its own, so nobody's request voids another's code. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** Only the caller who asked for the code is given it. */
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    /** Keyed hash of the client address that asked. */
    originHash: text('origin_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Tries of callers who gave the id. */
    attempts: integer('attempts').notNull().default(0),
    /** Tries of callers who did not: they must not use up the tries of whoever asked for the code. */
    unboundAttempts: integer('unbound_attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('login_codes_destination').on(table.destinationHash, table.createdAt)],
);

/** `login` is no longer written: sign-in codes have a table of their own. */
export const codePurposes = ['login', 'change_email', 'change_phone', 'confirm_email', 'confirm_phone'] as const;

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    purpose: text('purpose', { enum: codePurposes }).notNull(),
    /** Of the signed-in shopper who asked: they have one code of each purpose. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Where the code went, sealed for its owner alone. */
    sealedDestination: text('sealed_destination'),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Two shoppers who ask to change to one address must not void each other's codes.
    uniqueIndex('one_time_codes_destination')
      .on(table.destinationHash, table.purpose)
      .where(sql`${table.userId} is null`),
    unique('one_time_codes_user').on(table.userId, table.purpose),
  ],
);

/** What a person has once, or once a day, and an account that was deleted has used: it counts for the next one of theirs. */
export const pastUses = pgTable(
  'past_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * Keyed hashes of the verified e-mail address and number that the account had and, with a weight, of the door and the ID
     * image of its orders; of the person nothing else is kept.
     */
    personHashes: text('person_hashes').array().notNull(),
    /** Of the THC that was bought for this day, as orders count it; null: the free trial. */
    localDay: date('local_day', { mode: 'string' }),
    thcGrams: grams('thc_grams').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('past_uses_person').using('gin', table.personHashes),
    index('past_uses_expiry').on(table.expiresAt),
  ],
);

/** The table that rate-limiter-flexible expects, its column order included; migrations make it, the library does not. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
