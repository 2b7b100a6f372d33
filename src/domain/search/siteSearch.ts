import { productPath, strainPath } from '../catalogue/cataloguePaths';
import type { Catalogue } from '../catalogue/files/catalogue';
import type { ListedProduct } from '../catalogue/files/catalogueFiles';
import type { OilType, PlantType } from '../catalogue/vocabulary';
import { regionsOfAll, type Subcountry } from '../region/regions';
import { routePath } from '../site/routing/routes';
import type { SearchDocument } from './textIndex';

/** A search adds reports and places to the entries of the file. */
export const entryKinds = ['report', 'product', 'maker', 'store', 'place', 'question', 'page'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A locale's search file is an array of entries. It omits products, which are in the catalogue file. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** Distinguishes equal titles: a product's brand, or a store's street. */
  note?: string;
  /** Of a store: 'Oakland, CA'. */
  town?: string;
  words?: string;
  /** Long text such as an answer, which has the lowest weight. */
  text?: string;
  plantType?: PlantType | null;
  oilType?: OilType | null;
  path: string;
  regions: Subcountry[] | null;
  /** True if only a search with a name from the title finds it: 'pods' alone does not find those of another state. */
  needsName?: boolean;
  /** Full codes or their prefixes: '90' makes a store match '90210', and '' makes it match every code. */
  postalCodes?: readonly string[];
}

/** Has no title or path unless its card has loaded, which only a shown product needs. */
export function productEntry(catalogue: Catalogue, position: number, isShown: boolean): SearchEntry {
  const { productType, brand, plantType, oilType, regions } = catalogue.products[position]!;
  const card = isShown || catalogue.hasPrintedCard(position) ? catalogue.printedCard(position) : null;
  return {
    kind: 'product',
    title: card?.title ?? '',
    note: brand,
    plantType,
    oilType,
    path: card ? productPath({ productType, slug: card.slug }) : '',
    regions,
  };
}

/** Only its name is searched, because strains load by the first letters of its words. */
export const strainDocument = (title: string): SearchDocument => ({
  title,
  fields: [[title, titleWeights.page]],
  product: null,
  isAnswer: true,
});

/** With the makers of its pods. */
export const strainEntry = (title: string, pods: readonly ListedProduct[]): SearchEntry => ({
  kind: 'page',
  title,
  note: [...new Set(pods.map(({ brand }) => brand))].join(', '),
  path: strainPath(title),
  regions: regionsOfAll(pods),
});

/** Ranks a maker above its pods, a pod above answers about its kind, and a store above all stores of its town. */
const titleWeights: Record<EntryKind, number> = {
  report: 4,
  product: 4,
  maker: 5,
  store: 4,
  place: 2,
  question: 3,
  page: 3,
};

/** Answers and pages have sentences for titles, which no typo is meant to be. */
const namedKinds: ReadonlySet<EntryKind> = new Set(['maker', 'store']);

/** A word that no text contains. By it, 'near me' finds stores after the pages that help to choose one. */
export const nearbyStore = 'nearbystore';

/** `kindWords` are the words for the kind of entry, such as 'store'. */
export const entryDocument = (
  { kind, title, note = '', town = '', words = '', text = '', postalCodes, needsName }: SearchEntry,
  kindWords: string,
): SearchDocument => ({
  title,
  fields: [
    [title, titleWeights[kind]],
    // The makers of a strain may all sell elsewhere.
    [note, kind === 'page' ? 1 : 3],
    [town, 3],
    [words, 2],
    [kindWords, 2],
    [kind === 'store' ? nearbyStore : '', 1],
    [text, 0.5],
  ],
  product: null,
  isName: namedKinds.has(kind),
  needsName: needsName ?? kind === 'place',
  isAnswer: kind === 'question' || kind === 'page',
  postalCodes,
});

export interface HitGroup {
  kind: EntryKind;
  entries: SearchEntry[];
}

/** In the search panel. */
export const maxShownByKind: Record<EntryKind, number> = {
  report: 1,
  product: 6,
  maker: 3,
  store: 3,
  place: 3,
  question: 3,
  page: 3,
};

/** The kind of the best match comes first. */
export function groupHits(
  hits: readonly SearchEntry[],
  maxShown: Record<EntryKind, number> = maxShownByKind,
): HitGroup[] {
  const groups = new Map<EntryKind, SearchEntry[]>();
  for (const entry of hits) {
    const group = groups.get(entry.kind) ?? [];
    if (group.length < maxShown[entry.kind]) groups.set(entry.kind, [...group, entry]);
  }
  return [...groups].map(([kind, entries]) => ({ kind, entries }));
}

const everyKind = Object.fromEntries(entryKinds.map((kind) => [kind, Infinity])) as Record<EntryKind, number>;

export const groupAllHits = (hits: readonly SearchEntry[]): HitGroup[] => groupHits(hits, everyKind);

/** The page with all results: 'live rosin' → '/search?q=live+rosin'. */
export const searchPath = (text: string): string => `${routePath('search')}?${new URLSearchParams({ q: text })}`;

const maxRecent = 5;

export const prependRecentSearch = (recent: readonly string[], search: string): string[] =>
  [search, ...recent.filter((recentSearch) => recentSearch.toLowerCase() !== search.toLowerCase())].slice(0, maxRecent);
