import { inArray } from 'drizzle-orm';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import type { Transaction } from '../client';
import { podKeys, ratings, userPods, users } from '../schema';
import { demoOwnerIds, demoRatings, type DemoRating } from './demoRatings';
import { inBatches } from './inBatches';

export interface DemoOwners {
  products: readonly Product[];
  /** The stored form of a demo pod's key, without the letters. */
  protectKey: (batchId: string, serial: number) => { keyHash: string; sealedKey: string };
}

function rowsOf(
  { ratedAt, ownerId, batchId, productVariantId, ...rating }: DemoRating,
  protect: DemoOwners['protectKey'],
) {
  const key = protect(batchId, rating.serial);
  const unlockedAt = new Date(ratedAt.getTime() - 3_600_000);
  const { keyHash } = key;
  const { score, tags, effects } = rating;
  return {
    key: { ...key, batchId, productVariantId, unlockedBy: ownerId, unlockedAt },
    pod: { userId: ownerId, keyHash, savedAt: unlockedAt, unlockedAt },
    rating: { userId: ownerId, keyHash, score, tags, effects, createdAt: ratedAt, updatedAt: ratedAt },
  };
}

/** Inserts the demo owners with their pods and ratings, unless all owners exist already. */
export async function seedRatings(
  transaction: Transaction,
  { products, protectKey }: DemoOwners,
  now: Date,
): Promise<void> {
  const owners = demoOwnerIds.map((id) => ({ id, createdAt: now }));
  const added = await transaction.insert(users).values(owners).onConflictDoNothing().returning({ id: users.id });
  if (added.length < owners.length) return;
  const rows = demoRatings(products, now).map((rating) => rowsOf(rating, protectKey));
  for (const some of inBatches(rows)) {
    await transaction.insert(podKeys).values(some.map(({ key }) => key));
    await transaction.insert(userPods).values(some.map(({ pod }) => pod));
    await transaction.insert(ratings).values(some.map(({ rating }) => rating));
  }
}

/** Removes the demo owners with their pods and ratings from a shop with dispensaries of its own. */
export async function removeDemoRatings(transaction: Transaction): Promise<void> {
  const ids = [...demoOwnerIds];
  await transaction.delete(podKeys).where(inArray(podKeys.unlockedBy, ids));
  await transaction.delete(users).where(inArray(users.id, ids));
}
