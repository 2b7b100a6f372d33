import { gte } from 'drizzle-orm';
import { changeableMs } from '../../../src/domain/rating/rating';
import type { Rating, RatingInput } from '../../../src/domain/rating/ratingSchema';
import { ratings } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { isTakenFrom } from '../pods/findPodKey';
import { openPodKey } from '../pods/podKeySecrets';
import { podTaken } from '../pods/podRefusals';
import { retryMoved } from '../pods/retryMoved';
import { presentRating } from './presentRating';
import { ratingRule } from './ratingRule';
import { ratedPod, type RatedPod } from './ratedPod';

const closed = () =>
  new ServiceError({
    code: 'rating_closed',
    status: 409,
    detail: 'You can change a rating for 30 days. This one is older.',
  });

/**
 * Creates or changes the shopper's rating of a pod on their list. Throws a 409 more than 30 days after the first rating. A
 * saved pod can be rated until another account unlocks it.
 */
export async function putRating(context: AppContext, rated: RatedPod & { rating: RatingInput }): Promise<Rating> {
  await context.limits.consume(ratingRule, rated.userId);
  return retryMoved(() => put(context, rated));
}

async function put(context: AppContext, { rating, ...pod }: RatedPod & { rating: RatingInput }): Promise<Rating> {
  const row = await ratedPod(context, pod);
  if (isTakenFrom(pod.userId, row)) throw podTaken();
  const now = context.clock();
  const [kept] = await context.database
    .insert(ratings)
    .values({ userId: pod.userId, keyHash: row.keyHash, ...rating, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [ratings.userId, ratings.keyHash],
      set: { ...rating, updatedAt: now },
      setWhere: gte(ratings.createdAt, new Date(now.getTime() - changeableMs)),
    })
    .returning();
  if (!kept) throw closed();
  return presentRating(openPodKey(context.settings, row.sealedKey), kept);
}
