import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { rejectionReasons, reviewStatuses } from '../../src/domain/rating/review';
import { users } from './accountTables';
import { instant } from './columns';
import { staff } from './staffTables';

/** Codes are not stored in plain text, so read access to the database is not enough to unlock a pod. */
export const podKeys = pgTable(
  'pod_keys',
  {
    keyHash: text('key_hash').primaryKey(),
    /** The code, encrypted so that the shopper who owns the pod can read it. */
    sealedKey: text('sealed_key').notNull(),
    batchId: text('batch_id').notNull(),
    productVariantId: text('product_variant_id').notNull(),
    unlockedBy: uuid('unlocked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Never reset, because a code can be used only once. */
    unlockedAt: instant('unlocked_at'),
  },
  (table) => [
    index('pod_keys_unlocked').on(table.unlockedBy, table.unlockedAt),
    index('pod_keys_owned')
      .on(table.productVariantId)
      .where(sql`${table.unlockedBy} is not null`),
  ],
);

const keyHashColumn = () =>
  text('key_hash')
    .notNull()
    // A new pepper changes the hash.
    .references(() => podKeys.keyHash, { onDelete: 'cascade', onUpdate: 'cascade' });
const userIdColumn = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const userPods = pgTable(
  'user_pods',
  {
    userId: userIdColumn(),
    keyHash: keyHashColumn(),
    savedAt: instant('saved_at').notNull(),
    unlockedAt: instant('unlocked_at'),
    /** Only for the shopper. Never published, and empty without a note. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('user_pods_saved').on(table.userId, table.savedAt),
  ],
);

export const activations = pgTable(
  'activations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userIdColumn(),
    keyHash: keyHashColumn(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('activations_user').on(table.userId, table.confirmedAt)],
);

export const ratings = pgTable(
  'ratings',
  {
    userId: userIdColumn(),
    keyHash: keyHashColumn(),
    score: integer('score').notNull(),
    tags: text('tags').array().notNull(),
    effects: text('effects').array().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('ratings_pod').on(table.keyHash),
    check('ratings_score', sql`${table.score} between 1 and 5`),
  ],
);

/** An owner's written review of a rated pod. Deleted with the rating. */
export const reviews = pgTable(
  'reviews',
  {
    /** Public. Says nothing about the author. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    keyHash: text('key_hash').notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: reviewStatuses }).notNull(),
    reason: text('reason', { enum: rejectionReasons }),
    /** Counts the edits, so that a decision about a text never applies to a later one. */
    revision: integer('revision').notNull().default(1),
    writtenAt: instant('written_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => staff.id),
  },
  (table) => [
    unique('reviews_rating').on(table.userId, table.keyHash),
    foreignKey({ columns: [table.userId, table.keyHash], foreignColumns: [ratings.userId, ratings.keyHash] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('reviews_queue').on(table.status, table.writtenAt, table.id),
    check('reviews_reason', sql`(${table.status} = 'rejected') = (${table.reason} is not null)`),
  ],
);
