import { sql, type SQL } from 'drizzle-orm';
import type { BatchProduct } from '../../../../src/domain/catalogue/batchProduct';
import { minMentions, minRatings } from '../../../../src/domain/catalogue/ownerRatings';
import {
  ownerRatingsSchema,
  ratedProductsSchema,
  type ListedRating,
  type OwnerRatingsResponse,
  type RatedProducts,
  type SiteRatings,
} from '../../../../src/domain/rating/ownerRatingsSchema';
import { ratingEffects, ratingTags, scores } from '../../../../src/domain/rating/rating';
import type { AppContext } from '../../context/appContext';
import { listReviewedPods, presentNewest, selectNewestReviews, type ReviewRow } from '../reviews/findReviews';
import { fromRatedPods, soldPods } from './soldPods';

/** Selects each owner's latest rating per product. */
const selectLatestRatings = (products: readonly BatchProduct[]): SQL => sql`
    SELECT DISTINCT ON (ratings.user_id, variants.slug) variants.slug, ratings.score, ratings.tags, ratings.effects
    ${fromRatedPods(products)}
    ORDER BY ratings.user_id, variants.slug, ratings.updated_at DESC, ratings.key_hash`;

type Row = { score: number; tags: string[]; effects: string[] };

/** Most frequent first. Omits values that only a few owners chose. */
function countMentions<Value extends string>(values: readonly Value[], chosen: readonly string[][]) {
  return values
    .map((value) => ({ value, count: chosen.filter((each) => each.includes(value)).length }))
    .filter(({ count }) => count >= minMentions)
    .sort((a, b) => b.count - a.count);
}

function summarize(rows: readonly Row[]) {
  if (rows.length < minRatings) return null;
  const sum = rows.reduce((total, { score }) => total + score, 0);
  const mentioned = { tags: rows.map(({ tags }) => tags), effects: rows.map(({ effects }) => effects) };
  return {
    average: Math.round((10 * sum) / rows.length) / 10,
    count: rows.length,
    scores: scores.map((score) => rows.filter((row) => row.score === score).length),
    tags: countMentions(ratingTags, mentioned.tags).map(({ value, count }) => ({ tag: value, count })),
    effects: countMentions(ratingEffects, mentioned.effects).map(({ value, count }) => ({ effect: value, count })),
  };
}

export async function findOwnerRatings(context: AppContext, pod: BatchProduct): Promise<OwnerRatingsResponse> {
  const { rows } = await context.database.execute<Row>(selectLatestRatings([pod]));
  const { rows: newest } = await context.database.execute<ReviewRow>(selectNewestReviews([pod]));
  return ownerRatingsSchema.parse({ slug: pod.slug, ratings: summarize(rows), reviews: presentNewest(newest) });
}

export async function listRatedPods(context: AppContext): Promise<RatedProducts> {
  const { rows } = await context.database.execute<{ slug: string; average: number; count: number }>(sql`
    SELECT slug, round(avg(score), 1)::float8 AS average, count(*)::int AS count
    FROM (${selectLatestRatings(soldPods(context))}) AS owners
    GROUP BY slug HAVING count(*) >= ${minRatings} ORDER BY slug COLLATE "C"`);
  return ratedProductsSchema.parse({ products: rows });
}

/** As pages read them, whose lists find the pods by `sizeIndex`. */
export async function listListedRatings(context: AppContext): Promise<ListedRating[]> {
  const firstSizes = new Map(soldPods(context).map(({ slug, variants: [first] }) => [slug, first!.id]));
  const { products } = await listRatedPods(context);
  return products.map((each) => ({ ...each, sizeIndex: context.sizeIndexes.get(firstSizes.get(each.slug)!) }));
}

/** All that owners say in the HTML of pages. */
export const listSiteRatings = async (context: AppContext): Promise<SiteRatings> => ({
  ...(await listRatedPods(context)),
  reviewed: await listReviewedPods(context),
});
