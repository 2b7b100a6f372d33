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
    /** Set where a signed-in shopper asked for a change: they have one code of each purpose. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the account is to change to, sealed for its owner alone; null for sign-in, whose call repeats it. */
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
