import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accountTables';
import { instant } from './columns';

/** The manufacturer's keys (D-24). The key itself is nowhere: who reads the database can unlock nothing. */
export const podKeys = pgTable(
  'pod_keys',
  {
    /** Keyed hash (HMAC-SHA256) of the eight letters. */
    keyHash: text('key_hash').primaryKey(),
    /** The letters, sealed, for the shopper whose pod it is. */
    sealedKey: text('sealed_key').notNull(),
    batchId: text('batch_id').notNull(),
    productVariantId: text('product_variant_id').notNull(),
    /** The one account that it unlocks for; null again where that account was deleted. */
    unlockedBy: uuid('unlocked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Null: nobody has unlocked it. Once set it stays, since a key is used once. */
    unlockedAt: instant('unlocked_at'),
  },
  (table) => [index('pod_keys_unlocked').on(table.unlockedBy, table.unlockedAt)],
);

const podKey = () =>
  text('key_hash')
    .notNull()
    .references(() => podKeys.keyHash, { onDelete: 'cascade' });
const user = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A shopper's list: pods that they saved or unlocked (S1-10). */
export const userPods = pgTable(
  'user_pods',
  { userId: user(), keyHash: podKey(), savedAt: instant('saved_at').notNull(), unlockedAt: instant('unlocked_at') },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    index('user_pods_saved').on(table.userId, table.savedAt),
  ],
);

/** One showing of the unlock light; confirming it unlocks the pod. */
export const activations = pgTable(
  'activations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: user(),
    keyHash: podKey(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [index('activations_user').on(table.userId, table.confirmedAt)],
);

/** One rating a pod, of its owner (D-27). */
export const ratings = pgTable(
  'ratings',
  {
    userId: user(),
    keyHash: podKey(),
    score: integer('score').notNull(),
    tags: text('tags').array().notNull(),
    effects: text('effects').array().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyHash] }),
    check('ratings_score', sql`${table.score} between 1 and 5`),
  ],
);
