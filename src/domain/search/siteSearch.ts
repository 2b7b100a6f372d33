import { productPath } from '../catalogue/cataloguePaths';
import type { ProductSummary } from '../catalogue/productSummary';
import type { OilType, PlantType } from '../catalogue/vocabulary';
import type { Subcountry } from '../region/regions';
import type { SearchDocument } from './textIndex';

export const entryKinds = ['product', 'maker', 'store', 'question', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A locale's search file is an array of these, without products, which are in the catalogue's file. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** Distinguishes equal titles: the brand of a product, the address of a store. */
  note?: string;
  words?: string;
  /** Long text, such as an answer, which ranks last. */
  text?: string;
  plantType?: PlantType | null;
  oilType?: OilType | null;
  path: string;
  regions: Subcountry[] | null;
  /** Full codes or their first digits: '90' finds a store from '90210', and '' from anywhere. */
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

/** A maker comes before its pods, and a pod before the answers about its kind. */
const titleWeights: Record<EntryKind, number> = { product: 4, maker: 5, store: 4, question: 3, page: 3 };

/** `kindWords` are words such as 'store'. */
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

/** The kind with the best match comes first. */
export function groupHits(hits: readonly SearchEntry[]): HitGroup[] {
  const groups = new Map<EntryKind, SearchEntry[]>();
  for (const entry of hits) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < maxShownByKind[entry.kind]) groups.set(entry.kind, [...group, entry]);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}

const maxRecent = 5;

export const prependRecentSearch = (recent: readonly string[], search: string): string[] =>
  [search, ...recent.filter((recentSearch) => recentSearch.toLowerCase() !== search.toLowerCase())].slice(0, maxRecent);
