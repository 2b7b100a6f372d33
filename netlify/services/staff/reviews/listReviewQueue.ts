import { and, asc, desc, eq } from 'drizzle-orm';
import type { List } from '../../../../src/domain/api/listSchema';
import type { ReviewStatus } from '../../../../src/domain/rating/review';
import { moderatedReviewSchema, type ModeratedReview } from '../../../../src/domain/rating/reviewSchema';
import { podKeys, ratings, reviews } from '../../../database/podTables';
import { staff } from '../../../database/staffTables';
import { createTimeCursor, isAfterCursor } from '../../../platform/timeCursor';
import type { AppContext } from '../../context/appContext';
import { isReviewOfRating } from '../../pods/ratings/findRating';
import { soldPodOf } from '../../pods/ratings/soldPods';

interface Queue {
  status: ReviewStatus;
  cursor?: string;
  limit: number;
}

const selectReviews = ({ database }: AppContext) =>
  database
    .select({ review: reviews, score: ratings.score, key: podKeys, decidedBy: staff.name })
    .from(reviews)
    .innerJoin(ratings, isReviewOfRating)
    .innerJoin(podKeys, eq(podKeys.keyHash, reviews.keyHash))
    .leftJoin(staff, eq(staff.id, reviews.decidedBy));

type Row = Awaited<ReturnType<typeof selectReviews>>[number];

function presentReview(context: AppContext, { review, score, key, decidedBy }: Row): ModeratedReview {
  const { id, revision, text, status, reason, writtenAt, decidedAt } = review;
  const pod = soldPodOf(context, key);
  return moderatedReviewSchema.parse({
    id,
    revision,
    slug: pod?.slug ?? '',
    title: pod?.title.en ?? key.productVariantId,
    score,
    text,
    status,
    reason,
    writtenAt: writtenAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
  });
}

/**
 * Reviews that await a decision come oldest first, so that none waits for long: decided ones leave, and the next page
 * is the first again. Decided ones come newest first. There is no filter by stars, so that nobody picks by them.
 */
export async function listReviewQueue(
  context: AppContext,
  { status, cursor, limit }: Queue,
): Promise<List<ModeratedReview>> {
  const isPending = status === 'pending';
  const order = isPending ? asc : desc;
  const at = { at: reviews.writtenAt, id: reviews.id };
  const rows = await selectReviews(context)
    .where(and(eq(reviews.status, status), isPending || cursor === undefined ? undefined : isAfterCursor(at, cursor)))
    .orderBy(order(reviews.writtenAt), order(reviews.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.review;
  const hasMore = !isPending && rows.length > limit;
  return {
    items: page.map((row) => presentReview(context, row)),
    nextCursor: hasMore && last ? createTimeCursor({ at: last.writtenAt, id: last.id }) : null,
  };
}
