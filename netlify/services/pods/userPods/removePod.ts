import { and, eq, inArray, isNull } from 'drizzle-orm';
import { userPods } from '../../../database/podTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { requireConclusiveLookup } from '../podKeys/missingPeppers';
import { listedHashes } from './findUserPod';
import { podUnknown } from '../podKeys/podErrors';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';

/** Throws a 404 if the pod is not listed, and a 409 if the shopper unlocked it. */
export const removePod = (context: AppContext, target: { userId: string; podKey: string }): Promise<void> =>
  retryAfterRehash(() => removeOnce(context, target));

async function removeOnce(context: AppContext, { userId, podKey }: { userId: string; podKey: string }): Promise<void> {
  const { database } = context;
  const target = and(eq(userPods.userId, userId), inArray(userPods.keyHash, listedHashes(context, podKey)));
  const removed = await database
    .delete(userPods)
    .where(and(target, isNull(userPods.unlockedAt)))
    .returning({ keyHash: userPods.keyHash });
  if (removed.length) return;
  const [unlocked] = await database.select({ keyHash: userPods.keyHash }).from(userPods).where(target);
  if (!unlocked) {
    await requireConclusiveLookup(context);
    throw podUnknown();
  }
  throw new ServiceError({ code: 'pod_unlocked', detail: 'A pod you’ve unlocked stays on your list.' });
}
