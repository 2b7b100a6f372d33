import { and, inArray } from 'drizzle-orm';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import type { Transaction } from '../client';
import { podKeys, ratings, reviews, userPods } from '../podTables';
import { users } from '../accountTables';
import { demoOwnerIds, demoRatings, type DemoRating } from './demoRatings';
import { splitIntoBatches } from './splitIntoBatches';

export interface DemoOwners {
  products: readonly Product[];
  protectKey: (batchId: string, serial: number) => { keyHash: string; sealedKey: string };
}

function createRows(
  { ratedAt, ownerId, batchId, productVariantId, ...rating }: DemoRating,
  protectKey: DemoOwners['protectKey'],
) {
  const key = protectKey(batchId, rating.serial);
  const unlockedAt = new Date(ratedAt.getTime() - 3_600_000);
  const { keyHash } = key;
  const { score, tags, effects, review } = rating;
  const decidedAt = review?.status === 'published' ? ratedAt : null;
  return {
    key: { ...key, batchId, productVariantId, unlockedBy: ownerId, unlockedAt },
    pod: { userId: ownerId, keyHash, savedAt: unlockedAt, unlockedAt },
    rating: { userId: ownerId, keyHash, score, tags, effects, createdAt: ratedAt, updatedAt: ratedAt },
    review: review && { userId: ownerId, keyHash, ...review, writtenAt: ratedAt, decidedAt },
  };
}

export async function seedRatings(
  transaction: Transaction,
  { products, protectKey }: DemoOwners,
  now: Date,
): Promise<void> {
  const owners = demoOwnerIds.map((id) => ({ id, createdAt: now }));
  const inserted = await transaction.insert(users).values(owners).onConflictDoNothing().returning({ id: users.id });
  if (inserted.length < owners.length) return removeRatingsOfComing(transaction, products);
  const rows = demoRatings(products, now).map((rating) => createRows(rating, protectKey));
  for (const batch of splitIntoBatches(rows)) {
    await transaction.insert(podKeys).values(batch.map(({ key }) => key));
    await transaction.insert(userPods).values(batch.map(({ pod }) => pod));
    await transaction.insert(ratings).values(batch.map(({ rating }) => rating));
    const written = batch.flatMap(({ review }) => review ?? []);
    if (written.length) await transaction.insert(reviews).values(written);
  }
}

/** Removes those of an earlier catalogue, in which a size was on sale that is now yet to come. */
async function removeRatingsOfComing(transaction: Transaction, products: readonly Product[]): Promise<void> {
  const coming = products.flatMap(({ variants }) =>
    variants.flatMap(({ id, availability }) => (availability === 'coming-soon' ? [id] : [])),
  );
  await transaction
    .delete(podKeys)
    .where(and(inArray(podKeys.unlockedBy, [...demoOwnerIds]), inArray(podKeys.productVariantId, coming)));
}

/** Returns how many accounts had ratings of the demo. */
export async function removeDemoRatings(transaction: Transaction): Promise<number> {
  const ids = [...demoOwnerIds];
  await transaction.delete(podKeys).where(inArray(podKeys.unlockedBy, ids));
  const removed = await transaction.delete(users).where(inArray(users.id, ids)).returning({ id: users.id });
  return removed.length;
}
