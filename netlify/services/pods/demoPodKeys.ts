import type { Product } from '../../../src/domain/catalogue/productSchema';
import { demoPodKey, type PodKeySecrets } from './podKeySecrets';

export interface DemoPodKey {
  key: string;
  batchId: string;
  productVariantId: string;
}

const keysOfBatch = 3;

/** Keys as they would stand on the packs of each batch; real ones come from the manufacturer's list (D-24). */
export const demoPodKeys = (
  products: readonly Pick<Product, 'variants'>[],
  secrets: Pick<PodKeySecrets, 'codePepper'>,
): DemoPodKey[] =>
  products.flatMap(({ variants }) =>
    variants.flatMap(({ id, batchIds }) =>
      batchIds.flatMap((batchId) =>
        Array.from({ length: keysOfBatch }, (_, at) => ({
          key: demoPodKey(secrets, batchId, at),
          batchId,
          productVariantId: id,
        })),
      ),
    ),
  );
