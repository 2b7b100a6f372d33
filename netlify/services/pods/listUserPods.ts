import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { podKeys } from '../../database/schema';
import type { UserPod } from '../../../src/domain/unlock/userPodSchema';

export const userPodsMost = 100;

/** The pods that an account unlocked, the latest first. */
export async function listUserPods(database: Database, userId: string): Promise<UserPod[]> {
  const rows = await database
    .select()
    .from(podKeys)
    .where(and(eq(podKeys.unlockedBy, userId), isNotNull(podKeys.unlockedAt)))
    .orderBy(desc(podKeys.unlockedAt), asc(podKeys.key))
    .limit(userPodsMost);
  return rows.map(({ key, batchId, productVariantId, unlockedAt }) => ({
    podKey: key,
    batchId,
    productVariantId,
    createdDate: unlockedAt!.toISOString(),
    userRating: null,
  }));
}
