import type { Store } from './storeSchema';
import { foldText } from '../../spelling';

/** The filter for stores. An empty text and a null brand match all stores. */
export interface StoreFilter {
  /** Beginnings of words in a name, town, street or postal code. */
  text: string;
  /** The slug of a brand that the store must carry. */
  brand: string | null;
}

/** Lowercase letters and digits only, without accents: 'Québec (QC)' → 'quebec qc'. */
const normalize = (text: string): string =>
  foldText(text)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const textOf = ({ name, addressOne, city, state, postalCode }: Store): string =>
  normalize([name, addressOne, city, state, postalCode, postalCode.replace(' ', '')].join(' '));

/**
 * The stores that match a filter: each typed word must begin a word of the store's name, town, street or postal code.
 * Case and accents are ignored: 'trois riv' finds Trois-Rivières, 'k1p5' finds K1P 5M7.
 */
export function filterStores(stores: readonly Store[], { text, brand }: StoreFilter): Store[] {
  const words = normalize(text).split(' ').filter(Boolean);
  return stores.filter((store) => {
    if (brand !== null && !store.brands.includes(brand)) return false;
    const searchable = ` ${textOf(store)}`;
    return words.every((word) => searchable.includes(` ${word}`));
  });
}

type Stocking = Pick<Store, 'region' | 'brands'>;

/** The stores of a region that carry a brand. A null brand, as for devices, returns all of them. */
export const storesWithBrand = <T extends Stocking>(
  stores: readonly T[],
  region: Store['region'],
  brand: string | null,
): T[] => stores.filter((store) => store.region === region && (brand === null || store.brands.includes(brand)));
