import { and, eq } from 'drizzle-orm';
import type { Rating } from '../../../src/domain/rating/ratingSchema';
import { ratings } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { openPodKey } from '../pods/podKeySecrets';
import { presentRating } from './presentRating';
import { findRatedPod, type RatedPodKey } from './ratedPod';

/** Throws a 404 if the pod is not listed or not rated yet. */
export async function findRating(context: AppContext, pod: RatedPodKey): Promise<Rating> {
  const row = await findRatedPod(context, pod);
  const [rating] = await context.database
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, pod.userId), eq(ratings.keyHash, row.keyHash)));
  if (!rating)
    throw new ServiceError({ code: 'rating_unknown', status: 404, detail: 'You haven’t rated this pod yet.' });
  return presentRating(openPodKey(context.settings, row.sealedKey), rating);
}
