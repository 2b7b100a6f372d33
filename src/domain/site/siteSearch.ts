import { productPath } from '../catalogue/productPath';
import type { ProductSummary } from '../catalogue/productSummary';
import type { OilType, PlantType } from '../catalogue/vocabulary';
import type { Subcountry } from '../region/regions';
import type { SearchDocument } from '../search/textIndex';

export const entryKinds = ['product', 'maker', 'store', 'question', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * Something that the search of the whole site finds. A locale's search file is an array of these, without its products,
 * which are in the catalogue's file.
 */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** Distinguishes entries with the same title: the brand of a product, the address of a store. */
  note?: string;
  /** Words that find it without being shown. */
  words?: string;
  /** A long text, such as an answer, whose words find it last. */
  text?: string;
  plantType?: PlantType | null;
  oilType?: OilType | null;
  /** The path under the locale, with its query and fragment. */
  path: string;
  /** The country's regions that have it; null for all. */
  regions: Subcountry[] | null;
  /** The postal codes, or their first digits, that find it: '90' finds a store from '90210', and '' from anywhere. */
  postalCodes?: readonly string[];
}

export const productEntry = (product: ProductSummary): SearchEntry => ({
  kind: 'product',
  title: product.title,
  note: product.brand,
  plantType: product.plantType,
  oilType: product.oilType,
  path: productPath(product),
  regions: product.regions,
});

/** The weight of an entry's title. A maker comes before its pods, and a pod before the answers about its kind. */
const titleWeights: Record<EntryKind, number> = { product: 4, maker: 5, store: 4, question: 3, page: 3 };

/** An entry as the search finds it. `kindWords` are words for its kind, such as 'store'. */
export const entryDocument = (
  { kind, title, note = '', words = '', text = '', postalCodes }: SearchEntry,
  kindWords: string,
): SearchDocument => ({
  title,
  fields: [
    [title, titleWeights[kind]],
    [note, 3],
    [words, 2],
    [kindWords, 2],
    [text, 0.5],
  ],
  product: null,
  postalCodes,
});

export interface HitGroup {
  kind: EntryKind;
  entries: SearchEntry[];
}

const maxShownByKind: Record<EntryKind, number> = { product: 6, maker: 3, store: 3, question: 3, page: 3 };

/** Found entries by kind, the kind with the best match first. `hits` are in order, best first. */
export function groupHits(hits: readonly SearchEntry[]): HitGroup[] {
  const groups = new Map<EntryKind, SearchEntry[]>();
  for (const entry of hits) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < maxShownByKind[entry.kind]) groups.set(entry.kind, [...group, entry]);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}

const maxRecent = 5;

/** Puts a search first in the list of recent ones, without a second of the same words. */
export const prependRecentSearch = (recent: readonly string[], search: string): string[] =>
  [search, ...recent.filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, maxRecent);
