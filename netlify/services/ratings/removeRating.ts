import { and, eq, inArray } from 'drizzle-orm';
import { ratings } from '../../database/schema';
import type { AppContext } from '../appContext';
import { listedHashes } from '../pods/findUserPod';
import { retryMoved } from '../pods/retryMoved';
import { ratedPod, type RatedPod } from './ratedPod';
import { ratingRule } from './ratingRule';

/** Withdraws the shopper's rating of a pod, at any time. Idempotent. Throws a 404 if they have neither the pod nor a rating of it. */
export async function removeRating(context: AppContext, pod: RatedPod): Promise<void> {
  await context.limits.consume(ratingRule, pod.userId);
  const removed = await context.database
    .delete(ratings)
    .where(and(eq(ratings.userId, pod.userId), inArray(ratings.keyHash, listedHashes(context, pod.podKey))))
    .returning({ keyHash: ratings.keyHash });
  if (!removed.length) await retryMoved(() => ratedPod(context, pod));
}
