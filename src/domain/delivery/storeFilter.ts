import { foldText } from '../spelling';
import type { Store } from './storeSchema';

/** What stores are looked for by; an empty text and no brand let all through. */
export interface StoreWish {
  /** Parts of a name, a town, a street or a postal code. */
  text: string;
  /** The slug of a brand that the store carries. */
  brand: string | null;
}

/** Letters and digits alone, small, without accents: 'Québec (QC)' → 'quebec qc'. */
const folded = (text: string): string =>
  foldText(text)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const textOf = ({ name, addressOne, city, state, postalCode }: Store): string =>
  folded([name, addressOne, city, state, postalCode, postalCode.replace(' ', '')].join(' '));

/**
 * The stores that fit a wish: each word of it begins a word of the store's name, town, street or postal code, whatever
 * its case and accents. 'trois riv' finds Trois-Rivières, 'k1p5' finds K1P 5M7.
 */
export function matchingStores(stores: readonly Store[], { text, brand }: StoreWish): Store[] {
  const words = folded(text).split(' ').filter(Boolean);
  return stores.filter((store) => {
    if (brand !== null && !store.brands.includes(brand)) return false;
    const own = ` ${textOf(store)}`;
    return words.every((word) => own.includes(` ${word}`));
  });
}
