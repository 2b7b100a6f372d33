import { sql, type SQL } from 'drizzle-orm';
import type { BatchProduct } from '../../../../src/domain/catalogue/batchProduct';
import { canadianPrefix } from '../../../../src/domain/laboratory/batchNumber';
import { regionOf } from '../../../../src/domain/region/regions';
import type { AppContext } from '../../context/appContext';

/** Only ratings of pods sold in the United States are public. */
export const soldPods = ({ batches }: Pick<AppContext, 'batches'>): BatchProduct[] =>
  batches.products.filter(
    ({ productType, regions }) => productType === 'oil' && regions.some((code) => regionOf(code).country === 'us'),
  );

/** Selects each owner's latest rating per product. Excludes pods made for Canada. */
export function selectLatestRatings(products: readonly Pick<BatchProduct, 'slug' | 'variants'>[]): SQL {
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
