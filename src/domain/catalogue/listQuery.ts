import { facetKeys, type FacetKey } from './listing';
import type { PodSize, PriceRange, ThcRange } from './figureRanges';
import type { Aroma, Effect, OilType, PlantType } from './vocabulary';

export const listSorts = [
  'newest',
  'rating',
  'name',
  'brand',
  'thc-desc',
  'thc-asc',
  'price-asc',
  'price-desc',
] as const;
export type ListSort = (typeof listSorts)[number];

export const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** The number of products a list shows at first, and adds each time. */
export const listStep = 24;
/** More than anyone will look at. Without a cap, a URL that asks for all 5,000 products would freeze a phone. */
export const maxShown = 40 * listStep;
const maxSearchLength = 80;

/** The chosen values of each filter. */
export interface SelectedFilters {
  plant: PlantType[];
  effect: Effect[];
  flavor: Aroma[];
  size: PodSize[];
  thc: ThcRange[];
  price: PriceRange[];
  method: OilType[];
  /** Brand slugs. */
  brand: string[];
}

/** The query of a product list. The URL holds all of it. */
export interface ListQuery extends SelectedFilters {
  q: string;
  sort: ListSort;
  view: ListView;
  /** The page that the list starts with. */
  page: number;
  /** How many products it shows from there on. */
  shown: number;
  /** Only products that can be delivered now. */
  stock: boolean;
}

/** A value in the URL that the filter does not have. */
export interface UnknownFilterValue {
  key: FacetKey;
  value: string;
}

const computedKeys = [...facetKeys, 'q', 'sort', 'view', 'shown', 'stock'] as const satisfies (keyof ListQuery)[];
export const listKeys = [...computedKeys, 'page'] as const satisfies (keyof ListQuery)[];

/**
 * The source of a regular expression that matches a parameter for which a list must be computed. Each page has its own
 * HTML.
 */
export const listParamsPattern = `[?&](?:${computedKeys.join('|')})=`;

const computedParams = new RegExp(listParamsPattern);

/** True if a URL's query has such a parameter: '?plant=Sativa', but not '?page=2' or '?utm_source=mail'. */
export const hasListParams = (search: string): boolean => computedParams.test(search);

/** Trims a search, collapses whitespace and caps its length. */
export const normalizeSearch = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, maxSearchLength).join('').trim();

/** The filters of a query, all cleared. */
export const emptyFilters = {
  plant: [],
  effect: [],
  flavor: [],
  size: [],
  thc: [],
  price: [],
  method: [],
  brand: [],
  q: '',
  stock: false,
} satisfies Partial<ListQuery>;

/** The query of a list whose URL has no parameters. */
export const defaultListQuery: ListQuery = {
  ...emptyFilters,
  sort: listSorts[0],
  view: listViews[0],
  page: 1,
  shown: listStep,
};
