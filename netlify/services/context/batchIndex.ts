import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';

export interface FoundBatch {
  batchId: string;
  product: BatchProduct;
  variant: BatchProduct['variants'][number];
}

export interface BatchIndex {
  products: readonly BatchProduct[];
  find: (batchId: string) => FoundBatch | null;
}

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
