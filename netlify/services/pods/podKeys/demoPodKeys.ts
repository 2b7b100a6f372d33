import type { Product } from '../../../../src/domain/catalogue/productSchema';
import { allPeppers, type Peppers } from '../../../platform/keyRing';
import { demoPodKey, type PodKeySecrets } from './podKeySecrets';

export interface DemoPodKey {
  key: string;
  batchId: string;
  productVariantId: string;
}

const keysPerBatch = 3;

/** The keys of a batch under every pepper that they may have been made with. */
export const demoKeysOfBatch = (secrets: Peppers, batchId: string): string[] =>
  allPeppers(secrets).flatMap((codePepper) =>
    Array.from({ length: keysPerBatch }, (_, index) => demoPodKey({ codePepper }, batchId, index)),
  );

/** Keys for trying the shop. Real keys come from the manufacturer's list. */
export const demoPodKeys = (
  products: readonly Pick<Product, 'variants'>[],
  { codePepper }: Pick<PodKeySecrets, 'codePepper'>,
): DemoPodKey[] =>
  products.flatMap(({ variants }) =>
    variants.flatMap(({ id, batchIds }) =>
      batchIds.flatMap((batchId) =>
        demoKeysOfBatch({ codePepper }, batchId).map((key) => ({ key, batchId, productVariantId: id })),
      ),
    ),
  );
