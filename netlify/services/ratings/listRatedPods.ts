import { sql } from 'drizzle-orm';
import { minOwners } from '../../../src/domain/rating/ownerRatings';
import { ratedProductsSchema, type RatedProducts } from '../../../src/domain/rating/ownerRatingsSchema';
import type { AppContext } from '../appContext';
import { ownerRatingsQuery } from './ownersSay';
import { soldPods } from './soldPods';

/** Lists pods that enough owners have rated. */
export async function listRatedPods(context: AppContext): Promise<RatedProducts> {
  const { rows } = await context.database.execute<{ slug: string; average: number; count: number }>(sql`
    SELECT slug, round(avg(score), 1)::float8 AS average, count(*)::int AS count
    FROM (${ownersSay(soldPods(context))}) AS owners
    GROUP BY slug HAVING count(*) >= ${minOwners} ORDER BY slug COLLATE "C"`);
  return ratedProductsSchema.parse({ products: rows });
}
