import { eq } from 'drizzle-orm';
import type { RejectionReason } from '../../../../src/domain/rating/review';
import type { ReviewDecision } from '../../../../src/domain/rating/reviewSchema';
import { users } from '../../../database/accountTables';
import type { Transaction } from '../../../database/client';
import { podKeys, ratings, reviews } from '../../../database/podTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { queueNotice } from '../../messages/notices/queueNotice';
import { isSuppressed } from '../../messages/notices/suppressions';
import type { UserRow } from '../../people/readSession';
import { unsealPodKey } from '../../pods/podKeys/podKeySecrets';
import { isReviewOfRating } from '../../pods/ratings/findRating';
import { soldPodOf } from '../../pods/ratings/soldPods';
import { refuseStaff } from '../../pods/ratings/refuseStaff';
import { appendAudit } from '../audit/appendAudit';
import type { SignedInStaff } from '../members/staffSession';
import { staffTransaction } from '../members/staffTransaction';
import { rejectionMail } from './rejectionMail';

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

interface Rejected {
  user: UserRow;
  key: typeof podKeys.$inferSelect;
  reason: RejectionReason;
  now: Date;
}

/** By email alone, and only to an address that is the author's and takes messages. */
async function tellAuthor(
  context: AppContext,
  transaction: Transaction,
  { user: { email, emailVerified, localeId }, key, reason, now }: Rejected,
): Promise<void> {
  const { settings } = context;
  if (email === null || !emailVerified) return;
  if (await isSuppressed({ settings, database: transaction }, { channel: 'email', recipient: email })) return;
  const title = soldPodOf(context, key)?.title.en ?? null;
  const podKey = unsealPodKey(settings, key.sealedKey);
  await queueNotice(transaction, {
    to: { channel: 'email', value: email },
    ...rejectionMail(settings, { title, reason, podKey, localeId }),
    now,
  });
}

/**
 * Publishes or rejects the text that was read, at any time: a published review may turn out to name somebody, and a
 * rejected one may deserve a second look. Tells the author of a rejection. The audit log keeps neither the text nor its
 * author.
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
    if (reason) await tellAuthor(context, transaction, { user, key, reason, now });
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
