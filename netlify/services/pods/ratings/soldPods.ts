import { sql, type SQL } from 'drizzle-orm';
import type { BatchProduct } from '../../../../src/domain/catalogue/batchProduct';
import { canadianPrefix, isCanadianBatch } from '../../../../src/domain/laboratory/batchNumber';
import { regionOf } from '../../../../src/domain/region/regions';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';

type Batches = Pick<AppContext, 'batches'>;

/** Only ratings and reviews of pods sold in the United States are public. */
export const soldPods = ({ batches }: Batches): BatchProduct[] =>
  batches.products.filter(
    ({ productType, regions }) => productType === 'oil' && regions.some((code) => regionOf(code).country === 'us'),
  );

interface PodIds {
  productVariantId: string;
  batchId: string;
}

/** The product of a pod that is sold in the United States, or null: a pod made for Canada shares its product's size. */
export const soldPodOf = (context: Batches, { productVariantId, batchId }: PodIds): BatchProduct | null =>
  (!isCanadianBatch(batchId) &&
    soldPods(context).find(({ variants }) => variants.some(({ id }) => id === productVariantId))) ||
  null;

/** Throws a 404 unless the pod is sold in the United States. */
export function requireSoldPod(context: Batches, slug: string): BatchProduct {
  const pod = soldPods(context).find((each) => each.slug === slug);
  if (!pod) throw new ServiceError({ code: 'ratings_unknown', detail: 'We couldn’t find this pod.' });
  return pod;
}

type Sold = Pick<BatchProduct, 'slug' | 'variants'>;

/**
 * The sizes of pods with `slug`, and each unlocked pod of them with its rating. Excludes pods made for Canada, and
 * ratings by people who now have access to the console, also earlier ones.
 */
export function fromRatedPods(products: readonly Sold[]): SQL {
  const variants = products.flatMap(({ slug, variants: productVariants }) =>
    productVariants.map(({ id }) => ({ id, slug })),
  );
  const column = (values: string[]) => sql`${sql.param(values)}::text[]`;
  return sql`
    FROM unnest(${column(variants.map(({ id }) => id))}, ${column(variants.map(({ slug }) => slug))}) AS variants (id, slug)
    JOIN pod_keys ON pod_keys.product_variant_id = variants.id AND pod_keys.unlocked_by IS NOT NULL
      AND NOT starts_with(pod_keys.batch_id, ${canadianPrefix})
    JOIN ratings ON ratings.key_hash = pod_keys.key_hash AND ratings.user_id = pod_keys.unlocked_by
      AND NOT EXISTS (
        SELECT FROM users JOIN staff ON staff.email = lower(users.email) AND staff.removed_at IS NULL
        WHERE users.id = ratings.user_id)`;
}
