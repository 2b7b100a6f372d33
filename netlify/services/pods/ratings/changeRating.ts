import { and, eq, gte, inArray } from 'drizzle-orm';
import { ratingChangePeriodMs } from '../../../../src/domain/rating/rating';
import type { Rating, RatingInput } from '../../../../src/domain/rating/ratingSchema';
import { ratings } from '../../../database/podTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';
import { isUnlockedByOther } from '../podKeys/findPodKey';
import { listedHashes } from '../userPods/findUserPod';
import { podTaken } from '../podKeys/podErrors';
import { unsealPodKey } from '../podKeys/podKeySecrets';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';
import { findRatedPod, findStoredRating, presentRating, type RatedPodKey } from './findRating';
import { refuseStaff } from './refuseStaff';

const ratingClosed = () =>
  new ServiceError({ code: 'rating_closed', detail: 'You can change a rating for 30 days. This one is older.' });

/**
 * Throws a 409 more than 30 days after the first rating, if another account unlocked the pod, or if the shopper works for
 * the shop or a dispensary.
 */
export async function saveRating(context: AppContext, request: RatedPodKey & { rating: RatingInput }): Promise<Rating> {
  await consumeChange(context, 'rating', request.userId);
  return retryAfterRehash(() => saveOnce(context, request));
}

async function saveOnce(
  context: AppContext,
  { rating, ...pod }: RatedPodKey & { rating: RatingInput },
): Promise<Rating> {
  const row = await findRatedPod(context, pod);
  if (isUnlockedByOther(pod.userId, row)) throw podTaken();
  await refuseStaff(context.database, pod.userId, 'rating');
  const now = context.clock();
  const [saved] = await context.database
    .insert(ratings)
    .values({ userId: pod.userId, keyHash: row.keyHash, ...rating, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.keyHash],
      set: { ...rating, updatedAt: now },
      setWhere: gte(ratings.createdAt, new Date(now.getTime() - ratingChangePeriodMs)),
    })
    .returning();
  if (!saved) throw ratingClosed();
  const stored = await findStoredRating(context.database, saved);
  return presentRating(unsealPodKey(context.settings, row.sealedKey), { ...saved, review: stored?.review ?? null });
}

/** Its review goes too. Throws a 404 if the shopper has neither the pod nor a rating of it. */
export async function removeRating(context: AppContext, pod: RatedPodKey): Promise<void> {
  await consumeChange(context, 'rating', pod.userId);
  const removed = await context.database
    .delete(ratings)
    .where(and(eq(ratings.userId, pod.userId), inArray(ratings.keyHash, listedHashes(context, pod.podKey))))
    .returning({ keyHash: ratings.keyHash });
  if (!removed.length) await retryAfterRehash(() => findRatedPod(context, pod));
}
