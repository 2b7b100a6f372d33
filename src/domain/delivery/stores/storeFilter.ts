import type { Store } from './storeSchema';
import { foldText } from '../../text/spelling';
import { asciiDigits } from '../../text/visibleText';

export interface StoreFilter {
  text: string;
  brand: string | null;
}

/** Reduces to lowercase letters and digits without accents: 'Québec (QC)' → 'quebec qc'. */
const normalize = (text: string): string =>
  foldText(asciiDigits(text))
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const textOf = ({ name, addressOne, city, state, postalCode }: Store): string =>
  normalize([name, addressOne, city, state, postalCode, postalCode.replace(' ', '')].join(' '));

/** Matches each typed word against the beginnings of words in name and address: 'trois riv' finds Trois-Rivières. */
export function filterStores(stores: readonly Store[], { text, brand }: StoreFilter): Store[] {
  const words = normalize(text).split(' ').filter(Boolean);
  return stores.filter((store) => {
    if (brand !== null && !store.brands.includes(brand)) return false;
    const searchable = ` ${textOf(store)}`;
    return words.every((word) => searchable.includes(` ${word}`));
  });
}

type Stocking = Pick<Store, 'region' | 'brands'>;

/** A null brand, as devices have, matches all stores. */
export const storesWithBrand = <T extends Stocking>(
  stores: readonly T[],
  region: Store['region'],
  brand: string | null,
): T[] => stores.filter((store) => store.region === region && (brand === null || store.brands.includes(brand)));
