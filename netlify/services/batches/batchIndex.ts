import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';

export interface FoundBatch {
  batchId: string;
  product: BatchProduct;
  variant: BatchProduct['variants'][number];
}

export interface BatchIndex {
  /** Every product that has batches. */
  products: readonly BatchProduct[];
  /** Returns null when no product in the catalogue has this batch. */
  find: (batchId: string) => FoundBatch | null;
}

/** Indexes every batch of the catalogue by id. */
export function createBatchIndex(products: readonly BatchProduct[]): BatchIndex {
  const byId = new Map(
    products.flatMap((product) =>
      product.variants.flatMap((variant) =>
        variant.batchIds.map((batchId): [string, FoundBatch] => [batchId, { batchId, product, variant }]),
      ),
    ),
  );
  return { products, find: (batchId) => byId.get(batchId) ?? null };
}
