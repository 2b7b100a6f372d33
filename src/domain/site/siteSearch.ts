import type { OilType, PlantType } from '../catalogue/vocabulary';
import type { Subcountry } from '../region/regions';

export const entryKinds = ['product', 'maker', 'store', 'question', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** Something that the search of the whole site finds. A locale's search file is an array of these. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** Distinguishes entries with the same title: the brand of a product, the address of a store. */
  note: string | null;
  /** Words that find it without being shown. */
  words: string;
  plantType: PlantType | null;
  oilType: OilType | null;
  /** The path under the locale, with its query and fragment. */
  path: string;
  /** The country's regions that have it; null for all. */
  regions: Subcountry[] | null;
}

/** An entry and how well it matches. */
export interface SearchHit {
  entry: SearchEntry;
  score: number;
}

export interface HitGroup {
  kind: EntryKind;
  entries: SearchEntry[];
}

const shownOf: Record<EntryKind, number> = { product: 6, maker: 3, store: 3, question: 3, page: 3 };

/** Hits by kind, the kind with the best match first. `hits` are in order, best first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<EntryKind, SearchEntry[]>();
  for (const { entry } of hits) {
    const known = groups.get(entry.kind) ?? [];
    if (known.length < shownOf[entry.kind]) groups.set(entry.kind, [...known, entry]);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}

const maxRecent = 5;

/** Puts a search first in the list of recent ones, without a second of the same words. */
export const withRecent = (recent: readonly string[], search: string): string[] =>
  [search, ...recent.filter((each) => each.toLowerCase() !== search.toLowerCase())].slice(0, maxRecent);
