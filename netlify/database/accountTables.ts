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
import { localeIds } from '../../src/domain/region/locales';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** In lower case. */
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Ten digits. Only +1 numbers are accepted. */
    phoneNumber: text('phone_number').unique(),
    phoneNumberVerified: boolean('phone_number_verified').notNull().default(false),
    /** The number a driver may call. It is never verified and cannot be used to sign in, so several accounts may share one. */
    contactPhone: text('contact_phone'),
    givenName: text('given_name'),
    familyName: text('family_name'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** The code this account gives to people it invites. Created on first use. */
    referralCode: text('referral_code').unique(),
    /** The account whose code this account signed up with. */
    referredBy: uuid('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    /** The language of messages about orders: that of the last order. */
    localeId: text('locale_id', { enum: localeIds }).notNull().default('en-US'),
    /** True if messages about orders are sent by email. */
    emailUpdates: boolean('email_updates').notNull().default(true),
    /** True if messages about orders are sent by text message. */
    smsUpdates: boolean('sms_updates').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('users_referred_by').on(table.referredBy)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token. The token itself is not stored. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** When the owner last entered a code to confirm the session. Null if only the sign-in code was entered. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Codes for signing in and signing up. Each request has its own row, so it cannot void a code that someone else requested. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** The challenge id, known only to the caller who requested the code. */
    id: uuid('id').primaryKey().defaultRandom(),
    destinationHash: text('destination_hash').notNull(),
    /** Keyed hash of the client IP address that requested the code. */
    originHash: text('origin_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Tries by callers who gave the challenge id. */
    attempts: integer('attempts').notNull().default(0),
    /** Tries by callers without the challenge id, counted separately so that they cannot use up the others. */
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
    /** The signed-in shopper who requested the code. A shopper has one code per purpose. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The destination the code was sent to, encrypted for this account. */
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

/** Things a person may have once, or once a day, that a deleted account used. They also count for the person's next account. */
export const pastUses = pgTable(
  'past_uses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * Keyed hashes of the account's verified email and phone number and, for weights, of the door and ID image of its orders.
     * Nothing else about the person is kept.
     */
    personHashes: text('person_hashes').array().notNull(),
    /** The day whose weight limit this counts toward. Null for the used free trial. */
    localDay: date('local_day', { mode: 'string' }),
    thcGrams: grams('thc_grams').notNull().default(0),
    oilGrams: grams('oil_grams').notNull().default(0),
    /** When the shopper canceled an order. Such a row has a `localDay` and no weight. */
    canceledAt: instant('canceled_at'),
    /** True if the person has ordered, so a referral code is late. Such a row has the last `localDay` and no weight. */
    hasOrdered: boolean('has_ordered').notNull().default(false),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('past_uses_person').using('gin', table.personHashes),
    index('past_uses_expiry').on(table.expiresAt),
  ],
);

/** The table that rate-limiter-flexible expects, with its column order. Created by our migrations, not by the library. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
