import { eq } from 'drizzle-orm';
import type { ReviewDecision } from '../../../../src/domain/rating/reviewSchema';
import { users } from '../../../database/accountTables';
import type { Transaction } from '../../../database/client';
import { podKeys, ratings, reviews } from '../../../database/podTables';
import { notices } from '../../../database/workTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { queueNotice } from '../../messages/notices/queueNotice';
import { isSuppressed } from '../../messages/notices/suppressions';
import type { UserRow } from '../../people/readSession';
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

/**
 * Locks the review, so that an edit waits for the decision or is seen by it. Locks its author first, as a deletion of the
 * account does, which also deletes the notices that wait for it.
 */
async function lockReview(transaction: Transaction, id: string) {
  const [author] = await transaction
    .select({ user: users })
    .from(users)
    .innerJoin(reviews, eq(reviews.userId, users.id))
    .where(eq(reviews.id, id))
    .for('key share', { of: users });
  const [found] = await transaction
    .select({ review: reviews, score: ratings.score, key: podKeys })
    .from(reviews)
    .innerJoin(ratings, isReviewOfRating)
    .innerJoin(podKeys, eq(podKeys.keyHash, reviews.keyHash))
    .where(eq(reviews.id, id))
    .for('update', { of: reviews });
  if (!author || !found) throw reviewUnknown();
  return { ...author, ...found };
}

interface Decided {
  user: UserRow;
  reviewId: string;
  isRejected: boolean;
  now: Date;
}

/**
 * Queues the email about a rejection, instead of one about an earlier decision. It goes to a confirmed address that takes
 * messages, and is composed when it is sent, so that neither a text nor a link is stored.
 */
async function queueRejection(
  { settings }: AppContext,
  transaction: Transaction,
  { user: { email, emailVerified }, reviewId, isRejected, now }: Decided,
): Promise<void> {
  await transaction.delete(notices).where(eq(notices.reviewId, reviewId));
  if (!isRejected || email === null || !emailVerified) return;
  if (await isSuppressed({ settings, database: transaction }, { channel: 'email', recipient: email })) return;
  await queueNotice(transaction, { to: { channel: 'email', value: email }, subject: '', text: '', reviewId, now });
}

/**
 * Publishes or rejects the text that was read, at any time: a published review may turn out to name somebody, and a
 * rejected one may deserve a second look. The author of a rejected review gets an email. The audit log keeps neither the
 * text nor its author.
 */
export const decideReview = (
  context: AppContext,
  signedIn: SignedInStaff,
  { reviewId, decision }: { reviewId: string; decision: ReviewDecision },
): Promise<void> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const { user, review, score, key } = await lockReview(transaction, reviewId);
    const { revision, status, reason } = decision;
    if (review.revision !== revision) throw reviewChanged();
    if (review.status === status && review.reason === reason) return;
    if (status === 'published') await refuseStaff(transaction, review.userId, 'review');
    await transaction
      .update(reviews)
      .set({ status, reason, decidedAt: now, decidedBy: signedIn.member.id })
      .where(eq(reviews.id, reviewId));
    await queueRejection(context, transaction, { user, reviewId, isRejected: status === 'rejected', now });
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
