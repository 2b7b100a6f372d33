import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import type { Store } from '../../../src/domain/delivery/stores/storeSchema';
import { withHistory } from './batchHistory';
import { BatchBook } from './batches';
import { makeCanadaOils } from './canadaOils';
import { brands } from './data/brands';
import { makeDevices } from './deviceProducts';
import { makeStores } from './stores';
import { makeUsPods } from './usPods';

export interface Catalogue {
  brands: Brand[];
  products: Product[];
  batches: Batch[];
  stores: Store[];
}

/** Makes the whole demo catalogue. Every call returns the same data. */
export function makeCatalogue(): Catalogue {
  const book = new BatchBook();
  const products = [...makeUsPods(book), ...makeCanadaOils(book), ...makeDevices()];
  return { brands, products, batches: withHistory(book.batches, products), stores: makeStores() };
}
