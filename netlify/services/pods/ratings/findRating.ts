import { and, eq } from 'drizzle-orm';
import { ratingChangePeriodMs } from '../../../../src/domain/rating/rating';
import { ratingSchema, type Rating } from '../../../../src/domain/rating/ratingSchema';
import { ratings } from '../../../database/podTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { findListedKey, type PodKeyRow } from '../podKeys/findPodKey';
import { listedHashes } from '../userPods/findUserPod';
import { requireConclusiveLookup } from '../podKeys/missingPeppers';
import { podUnknown } from '../podKeys/podErrors';
import { unsealPodKey } from '../podKeys/podKeySecrets';

export interface RatedPodKey {
  userId: string;
  podKey: string;
}

export async function findRating(context: AppContext, pod: RatedPodKey): Promise<Rating> {
  const row = await findRatedPod(context, pod);
  const [rating] = await context.database
    .select()
    .from(ratings)
    .where(and(eq(ratings.userId, pod.userId), eq(ratings.keyHash, row.keyHash)));
  if (!rating) throw new ServiceError({ code: 'rating_unknown', detail: 'You haven’t rated this pod yet.' });
  return presentRating(unsealPodKey(context.settings, row.sealedKey), rating);
}

export const presentRating = (
  podKey: string,
  { score, tags, effects, createdAt, updatedAt }: typeof ratings.$inferSelect,
): Rating =>
  ratingSchema.parse({
    podKey,
    score,
    tags,
    effects,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    changeableUntil: new Date(createdAt.getTime() + ratingChangePeriodMs).toISOString(),
  });

/** Throws the same 404 for another shopper's pod as for one that does not exist. */
export async function findRatedPod(context: AppContext, { userId, podKey }: RatedPodKey): Promise<PodKeyRow> {
  const row = await findListedKey(context, userId, listedHashes(context, podKey));
  if (!row) {
    await requireConclusiveLookup(context);
    throw podUnknown();
  }
  return row;
}
