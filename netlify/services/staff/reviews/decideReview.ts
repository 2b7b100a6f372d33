import { eq } from 'drizzle-orm';
import type { ReviewDecision } from '../../../../src/domain/rating/reviewSchema';
import type { Transaction } from '../../../database/client';
import { podKeys, ratings, reviews } from '../../../database/podTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { isReviewOfRating } from '../../pods/ratings/findRating';
import { soldPodOf } from '../../pods/ratings/soldPods';
import { refuseStaff } from '../../pods/ratings/refuseStaff';
import { appendAudit } from '../audit/appendAudit';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';

const reviewUnknown = () =>
  new ServiceError({ code: 'review_unknown', detail: 'This review is gone: its author deleted it.' });
const reviewChanged = () =>
  new ServiceError({ code: 'review_changed', detail: 'The author has edited this review. Please read it again.' });

/** Locks the review, so that an edit waits for the decision or is seen by it. */
async function lockReview(transaction: Transaction, id: string) {
  const [found] = await transaction
    .select({ review: reviews, score: ratings.score, key: podKeys })
    .from(reviews)
    .innerJoin(ratings, isReviewOfRating)
    .innerJoin(podKeys, eq(podKeys.keyHash, reviews.keyHash))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews });
  if (!found) throw reviewUnknown();
  return found;
}

/**
 * Publishes or rejects the text that was read, at any time: a published review may turn out to name somebody, and a
 * rejected one may deserve a second look. The audit log keeps neither the text nor its author.
 */
export const decideReview = (
  context: AppContext,
  signedIn: SignedInStaff,
  { reviewId, decision }: { reviewId: string; decision: ReviewDecision },
): Promise<void> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const { review, score, key } = await lockReview(transaction, reviewId);
    const { revision, status, reason } = decision;
    if (review.revision !== revision) throw reviewChanged();
    if (review.status === status && review.reason === reason) return;
    if (status === 'published') await refuseStaff(transaction, review.userId, 'review');
    await transaction
      .update(reviews)
      .set({ status, reason, decidedAt: now, decidedBy: signedIn.member.id })
      .where(eq(reviews.id, reviewId));
    await appendAudit(transaction, {
      actor,
      providerId: null,
      action: status === 'published' ? 'review.publish' : 'review.reject',
      subject: reviewId,
      detail: {
        product: soldPodOf(context, key)?.slug ?? key.productVariantId,
        score,
        revision,
        ...(reason && { reason }),
      },
      now,
    });
  });
