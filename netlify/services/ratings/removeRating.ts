import { and, eq, inArray } from 'drizzle-orm';
import { ratings } from '../../database/schema';
import type { AppContext } from '../appContext';
import { listedHashes } from '../pods/findUserPod';
import { retryAfterRehash } from '../pods/retryMoved';
import { findRatedPod, type RatedPodKey } from './ratedPod';
import { ratingRule } from './ratingRule';

/** Idempotent. Throws a 404 if the shopper has neither the pod nor a rating of it. */
export async function removeRating(context: AppContext, pod: RatedPodKey): Promise<void> {
  await context.limits.take(ratingRule, pod.userId);
  const removed = await context.database
    .delete(ratings)
    .where(and(eq(ratings.userId, pod.userId), inArray(ratings.keyHash, listedHashes(context, pod.podKey))))
    .returning({ keyHash: ratings.keyHash });
  if (!removed.length) await retryAfterRehash(() => findRatedPod(context, pod));
}
