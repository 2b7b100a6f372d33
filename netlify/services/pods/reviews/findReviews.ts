import { sql, type SQL } from 'drizzle-orm';
import type { List } from '../../../../src/domain/api/listSchema';
import type { BatchProduct } from '../../../../src/domain/catalogue/batchProduct';
import { reviewsOnPage } from '../../../../src/domain/rating/review';
import {
  publicReviewSchema,
  reviewedProductSchema,
  type NewestReviews,
  type PublicReview,
  type ReviewedProduct,
} from '../../../../src/domain/rating/reviewSchema';
import { createTimeCursor, parseTimeCursor } from '../../../platform/timeCursor';
import type { AppContext } from '../../context/appContext';
import { fromRatedPods, soldPods } from '../ratings/soldPods';

/** A row has the number of all reviews of its pod, and the day and moment as text, which no driver converts. */
export type ReviewRow = {
  slug: string;
  id: string;
  score: number;
  text: string;
  at: string;
  count: number;
};

/** Selects each owner's latest published review per product, with its place among the newest of the product. */
const selectPublished = (products: readonly BatchProduct[]): SQL => sql`
    SELECT owners.*, count(*) OVER (PARTITION BY slug)::int AS count,
      row_number() OVER (PARTITION BY slug ORDER BY written_at DESC, id DESC) AS place,
      to_char(written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
    FROM (
      SELECT DISTINCT ON (reviews.user_id, variants.slug)
        variants.slug, reviews.id, reviews.text, reviews.written_at, ratings.score
      ${fromRatedPods(products)}
      JOIN reviews ON reviews.user_id = ratings.user_id AND reviews.key_hash = ratings.key_hash
        AND reviews.status = 'published'
      ORDER BY reviews.user_id, variants.slug, reviews.written_at DESC, reviews.id DESC
    ) AS owners`;

export const selectNewestReviews = (products: readonly BatchProduct[]): SQL => sql`
    SELECT slug, id, score, text, at, count FROM (${selectPublished(products)}) AS published
    WHERE place <= ${reviewsOnPage} ORDER BY slug COLLATE "C", place`;

const presentReview = ({ id, score, text, at }: ReviewRow): PublicReview =>
  publicReviewSchema.parse({ id, score, text, writtenOn: at.slice(0, 10) });

export const presentNewest = (rows: readonly ReviewRow[]): NewestReviews => ({
  count: rows[0]?.count ?? 0,
  newest: rows.map(presentReview),
});

/** The newest reviews of every pod that has one, by slug, after the one that the cursor names. */
export async function listReviewedPods(context: AppContext, cursor = ''): Promise<ReviewedProduct[]> {
  const pods = soldPods(context).filter(({ slug }) => slug > cursor);
  const { rows } = await context.database.execute<ReviewRow>(selectNewestReviews(pods));
  const slugs = [...new Set(rows.map(({ slug }) => slug))];
  return slugs.map((slug) =>
    reviewedProductSchema.parse({ slug, ...presentNewest(rows.filter((row) => row.slug === slug)) }),
  );
}

interface Page {
  cursor?: string;
  limit: number;
}

/** Every published review of a pod, newest first, whatever its stars. */
export async function listReviews(
  { database }: AppContext,
  pod: BatchProduct,
  { cursor, limit }: Page,
): Promise<List<PublicReview>> {
  const last = cursor === undefined ? null : parseTimeCursor(cursor);
  const isLater = last ? sql`(written_at, id) < (${last.at.toISOString()}::timestamptz, ${last.id}::uuid)` : sql`true`;
  const { rows } = await database.execute<ReviewRow>(sql`
    SELECT slug, id, score, text, at, count FROM (${selectPublished([pod])}) AS published
    WHERE ${isLater} ORDER BY written_at DESC, id DESC LIMIT ${limit + 1}`);
  const page = rows.slice(0, limit);
  const { at, id } = page.at(-1) ?? {};
  return {
    items: page.map(presentReview),
    nextCursor: rows.length > limit ? createTimeCursor({ at: new Date(at!), id: id! }) : null,
  };
}
