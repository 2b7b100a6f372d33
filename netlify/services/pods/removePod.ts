import { and, eq, inArray, isNull } from 'drizzle-orm';
import { userPods } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { listedHashes } from './findUserPod';
import { podUnknown } from './podRefusals';
import { retryMoved } from './retryMoved';

/** Removes a saved pod from the shopper's list. Throws a 404 if it is not there, a 409 if the shopper unlocked it. */
export const removePod = (context: AppContext, listed: { userId: string; podKey: string }): Promise<void> =>
  retryMoved(() => remove(context, listed));

async function remove(context: AppContext, { userId, podKey }: { userId: string; podKey: string }): Promise<void> {
  const { database } = context;
  const listed = and(eq(userPods.userId, userId), inArray(userPods.keyHash, listedHashes(context, podKey)));
  const removed = await database
    .delete(userPods)
    .where(and(listed, isNull(userPods.unlockedAt)))
    .returning({ keyHash: userPods.keyHash });
  if (removed.length) return;
  const [unlocked] = await database.select({ keyHash: userPods.keyHash }).from(userPods).where(listed);
  if (!unlocked) throw podUnknown();
  throw new ServiceError({
    code: 'pod_unlocked',
    status: 409,
    detail: 'A pod you’ve unlocked stays on your list.',
  });
}
