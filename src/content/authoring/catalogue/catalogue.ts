import type { Batch } from '../../../domain/catalogue/batchSchema';
import type { Brand } from '../../../domain/catalogue/brandSchema';
import type { Product } from '../../../domain/catalogue/productSchema';
import type { Store } from '../../../domain/delivery/storeSchema';
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
  return { brands, products, batches: book.batches, stores: makeStores() };
}
