import type { Store } from './storeSchema';

type Stocking = Pick<Store, 'region' | 'brands'>;

/** The stores of a region that carry a brand; all of them for what is no brand's, such as a device. */
export const storesWithBrand = <T extends Stocking>(
  stores: readonly T[],
  region: Store['region'],
  brand: string | null,
): T[] => stores.filter((store) => store.region === region && (brand === null || store.brands.includes(brand)));
