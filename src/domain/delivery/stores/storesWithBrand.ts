import type { Store } from './storeSchema';

type Stocking = Pick<Store, 'region' | 'brands'>;

/** The stores of a region that carry a brand. A null brand, as for devices, returns all of them. */
export const storesWithBrand = <T extends Stocking>(
  stores: readonly T[],
  region: Store['region'],
  brand: string | null,
): T[] => stores.filter((store) => store.region === region && (brand === null || store.brands.includes(brand)));
