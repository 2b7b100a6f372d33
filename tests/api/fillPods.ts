import { stockAlerts } from '../../netlify/database/alertTables';
import { activations, podKeys, ratings, userPods } from '../../netlify/database/podTables';
import { sealPodKey } from '../../netlify/services/pods/podKeys/podKeySecrets';
import { shopTime } from '../fixtures/builders/orderShop';
import type { TestApp } from '../fixtures/testApp';
import { activationId, alertId, batchId, freeKeys, savedKey, unlockedKey } from './preparedValues';

const hour = 3_600_000;

/** Replaces the owner's pods, rating, stock alert and activation with the prepared ones. */
export async function fillPods({ context: { database, settings } }: TestApp, userId: string): Promise<void> {
  const at = new Date(shopTime.getTime() - 2 * hour);
  const keys = [unlockedKey, savedKey, ...freeKeys].map((key) => sealPodKey(settings, key));
  await database.delete(podKeys);
  await database.insert(podKeys).values(
    keys.map((key, index) => ({
      ...key,
      batchId,
      productVariantId: 'pod-a',
      ...(index === 0 && { unlockedBy: userId, unlockedAt: at }),
    })),
  );
  const unlocked = { userId, keyHash: keys[0]!.keyHash };
  await database.insert(userPods).values([
    { ...unlocked, savedAt: at, unlockedAt: at },
    { userId, keyHash: keys[1]!.keyHash, savedAt: at },
  ]);
  await database.insert(ratings).values({ ...unlocked, score: 4, tags: [], effects: [], createdAt: at, updatedAt: at });
  await database.delete(stockAlerts);
  await database.insert(stockAlerts).values({
    id: alertId,
    userId,
    productVariantId: 'pod-new',
    slug: 'salt-meadow',
    postalCode: '90012',
    createdAt: at,
  });
  await database.insert(activations).values({
    id: activationId,
    userId,
    keyHash: keys[1]!.keyHash,
    createdAt: shopTime,
    expiresAt: new Date(shopTime.getTime() + hour),
  });
}
