import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';

export interface FoundBatch {
  batchId: string;
  product: BatchProduct;
  variant: BatchProduct['variants'][number];
}

export interface BatchIndex {
  /** Null: no product of the catalogue has such a batch. */
  find: (batchId: string) => FoundBatch | null;
}

/** Every batch of the catalogue by its id (S7-32). */
export function createBatchIndex(products: readonly BatchProduct[]): BatchIndex {
  const byId = new Map(
    products.flatMap((product) =>
      product.variants.flatMap((variant) =>
        variant.batchIds.map((batchId): [string, FoundBatch] => [batchId, { batchId, product, variant }]),
      ),
    ),
  );
  return { find: (batchId) => byId.get(batchId) ?? null };
}
