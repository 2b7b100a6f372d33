import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { OwnReview, ReviewInput } from '../../../../src/domain/rating/reviewSchema';
import type { Transaction } from '../../../database/client';
import { ratings, reviews } from '../../../database/podTables';
import { retryTransaction } from '../../../database/retryTransaction';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { consumeChange } from '../../people/consumeChange';
import type { PodKeyRow } from '../podKeys/findPodKey';
import { retryAfterRehash } from '../podKeys/retryAfterRehash';
import {
  findRatedPod,
  findStoredRating,
  presentOwnReview,
  ratingUnknown,
  type RatedPodKey,
} from '../ratings/findRating';
import { soldPodOf } from '../ratings/soldPods';
import { listedHashes } from '../userPods/findUserPod';
import { refuseStaff } from '../ratings/refuseStaff';

const podLocked = () =>
  new ServiceError({ code: 'review_pod_locked', detail: 'Unlock this pod first: only its owner can review it.' });
const notOffered = () =>
  new ServiceError({ code: 'pod_not_offered', detail: 'Only pods sold in the United States can be reviewed.' });

/** Throws a 409 unless the shopper unlocked the pod and it is sold in the United States. */
function requireReviewable(context: AppContext, userId: string, row: PodKeyRow): void {
  if (row.unlockedBy !== userId) throw podLocked();
  if (!soldPodOf(context, row)) throw notOffered();
}

/** A new text awaits a decision, and so does each edit. The same text again changes nothing. */
export async function saveReview(
  context: AppContext,
  { review, ...pod }: RatedPodKey & { review: ReviewInput },
): Promise<OwnReview> {
  await consumeChange(context, 'review', pod.userId);
  return retryAfterRehash(async () => {
    const row = await findRatedPod(context, pod);
    requireReviewable(context, pod.userId, row);
    const rated = { userId: pod.userId, keyHash: row.keyHash };
    return retryTransaction(context.database, async (transaction) => {
      await refuseStaff(transaction, pod.userId, 'review');
      await lockRating(transaction, rated);
      await storeText(transaction, { ...rated, ...review, writtenAt: context.clock() });
      return presentOwnReview((await findStoredRating(transaction, rated))!.review!);
    });
  });
}

type Rated = Pick<typeof ratings.$inferSelect, 'userId' | 'keyHash'>;

/** Keeps the rating until the review is stored. */
async function lockRating(transaction: Transaction, { userId, keyHash }: Rated): Promise<void> {
  const [rating] = await transaction
    .select({ score: ratings.score })
    .from(ratings)
    .where(and(eq(ratings.userId, userId), eq(ratings.keyHash, keyHash)))
    .for('key share');
  if (!rating) throw ratingUnknown();
}

async function storeText(transaction: Transaction, review: Rated & { text: string; writtenAt: Date }): Promise<void> {
  const { text, writtenAt } = review;
  const pending = { status: 'pending', reason: null, decidedAt: null, decidedBy: null } as const;
  await transaction
    .insert(reviews)
    .values({ ...review, status: 'pending' })
    .onConflictDoUpdate({
      target: [reviews.userId, reviews.keyHash],
      set: { text, writtenAt, ...pending, revision: sql`${reviews.revision} + 1` },
      setWhere: ne(reviews.text, text),
    });
}

/** Throws a 404 if the pod is not on the shopper's list. The rating stays. */
export async function removeReview(context: AppContext, pod: RatedPodKey): Promise<void> {
  await consumeChange(context, 'review', pod.userId);
  const removed = await context.database
    .delete(reviews)
    .where(and(eq(reviews.userId, pod.userId), inArray(reviews.keyHash, listedHashes(context, pod.podKey))))
    .returning({ id: reviews.id });
  if (!removed.length) await retryAfterRehash(() => findRatedPod(context, pod));
}
