import { sql, type SQL } from 'drizzle-orm';
import type { BatchProduct } from '../../../../src/domain/catalogue/batchProduct';
import { minMentions, minRatings } from '../../../../src/domain/catalogue/ownerRatings';
import {
  ownerRatingsSchema,
  ratedProductsSchema,
  type OwnerRatingsResponse,
  type RatedProducts,
} from '../../../../src/domain/rating/ownerRatingsSchema';
import { ratingEffects, ratingTags, scores } from '../../../../src/domain/rating/rating';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { canadianPrefix } from '../../../../src/domain/laboratory/batchNumber';
import { regionOf } from '../../../../src/domain/region/regions';

/** Only ratings of pods sold in the United States are public. */
const soldPods = ({ batches }: Pick<AppContext, 'batches'>): BatchProduct[] =>
  batches.products.filter(
    ({ productType, regions }) => productType === 'oil' && regions.some((code) => regionOf(code).country === 'us'),
  );

/** Selects each owner's latest rating per product. Excludes pods made for Canada. */
function selectLatestRatings(products: readonly Pick<BatchProduct, 'slug' | 'variants'>[]): SQL {
  const variants = products.flatMap(({ slug, variants: productVariants }) =>
    productVariants.map(({ id }) => ({ id, slug })),
  );
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`;
  return sql`
    SELECT DISTINCT ON (ratings.user_id, variants.slug) variants.slug, ratings.score, ratings.tags, ratings.effects
    FROM unnest(${column(variants.map(({ id }) => id))}, ${column(variants.map(({ slug }) => slug))}) AS variants (id, slug)
    JOIN pod_keys ON pod_keys.product_variant_id = variants.id AND pod_keys.unlocked_by IS NOT NULL
    JOIN ratings ON ratings.key_hash = pod_keys.key_hash AND ratings.user_id = pod_keys.unlocked_by
    WHERE NOT starts_with(pod_keys.batch_id, ${canadianPrefix})
    ORDER BY ratings.user_id, variants.slug, ratings.updated_at DESC, ratings.key_hash`;
}

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

/** Throws a 404 unless the pod is sold in the United States. */
export function requireSoldPod(context: AppContext, slug: string): BatchProduct {
  const pod = soldPods(context).find((each) => each.slug === slug);
  if (!pod) throw new ServiceError({ code: 'ratings_unknown', detail: 'We couldn’t find this pod.' });
  return pod;
}

export async function findOwnerRatings(context: AppContext, pod: BatchProduct): Promise<OwnerRatingsResponse> {
  const { rows } = await context.database.execute<Row>(selectLatestRatings([pod]));
  return ownerRatingsSchema.parse({ slug: pod.slug, ratings: summarize(rows) });
}

export async function listRatedPods(context: AppContext): Promise<RatedProducts> {
  const { rows } = await context.database.execute<{ slug: string; average: number; count: number }>(sql`
    SELECT slug, round(avg(score), 1)::float8 AS average, count(*)::int AS count
    FROM (${selectLatestRatings(soldPods(context))}) AS owners
    GROUP BY slug HAVING count(*) >= ${minRatings} ORDER BY slug COLLATE "C"`);
  return ratedProductsSchema.parse({ products: rows });
}
