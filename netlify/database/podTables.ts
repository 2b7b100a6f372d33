import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accountTables';
import { instant } from './columns';

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
