import { and, eq } from 'drizzle-orm';
import { ratingChangePeriodMs } from '../../../../src/domain/rating/rating';
import { ratingSchema, type Rating } from '../../../../src/domain/rating/ratingSchema';
import { ownReviewSchema, type OwnReview } from '../../../../src/domain/rating/reviewSchema';
import type { Database, Transaction } from '../../../database/client';
import { ratings, reviews } from '../../../database/podTables';
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
  const rating = await findStoredRating(context.database, { userId: pod.userId, keyHash: row.keyHash });
  if (!rating) throw ratingUnknown();
  return presentRating(unsealPodKey(context.settings, row.sealedKey), rating);
}

export const ratingUnknown = () =>
  new ServiceError({ code: 'rating_unknown', detail: 'You haven’t rated this pod yet.' });

export type StoredRating = typeof ratings.$inferSelect & { review: typeof reviews.$inferSelect | null };

export async function findStoredRating(
  database: Database | Transaction,
  { userId, keyHash }: { userId: string; keyHash: string },
): Promise<StoredRating | null> {
  const [found] = await database
    .select({ rating: ratings, review: reviews })
    .from(ratings)
    .leftJoin(reviews, isReviewOfRating)
    .where(and(eq(ratings.userId, userId), eq(ratings.keyHash, keyHash)));
  return found ? { ...found.rating, review: found.review } : null;
}

export const isReviewOfRating = and(eq(reviews.userId, ratings.userId), eq(reviews.keyHash, ratings.keyHash));

export const presentOwnReview = ({ text, status, reason, writtenAt }: typeof reviews.$inferSelect): OwnReview =>
  ownReviewSchema.parse({ text, status, reason, writtenAt: writtenAt.toISOString() });

export const presentRating = (
  podKey: string,
  { score, tags, effects, createdAt, updatedAt, review }: StoredRating,
): Rating =>
  ratingSchema.parse({
    podKey,
    score,
    tags,
    effects,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    changeableUntil: new Date(createdAt.getTime() + ratingChangePeriodMs).toISOString(),
    review: review && presentOwnReview(review),
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
