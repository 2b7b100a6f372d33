import { facetKeys, type FacetKey } from './listing';
import type { PodSize, PriceRange, ThcRange } from './figureRanges';
import type { Aroma, Effect, OilType, PlantType } from '../vocabulary';

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

export const listStep = 24;
/** Without a cap, a URL that asks for all 5,000 products would freeze a phone. */
export const maxShown = 40 * listStep;
const maxSearchLength = 80;

export interface SelectedFilters {
  plant: PlantType[];
  effect: Effect[];
  flavor: Aroma[];
  size: PodSize[];
  thc: ThcRange[];
  price: PriceRange[];
  method: OilType[];
  brand: string[];
}

export interface ListQuery extends SelectedFilters {
  q: string;
  sort: ListSort;
  view: ListView;
  page: number;
  shown: number;
  stock: boolean;
}

export interface UnknownFilterValue {
  key: FacetKey;
  value: string;
}

const computedKeys = [...facetKeys, 'q', 'sort', 'view', 'shown', 'stock'] as const satisfies (keyof ListQuery)[];
export const listKeys = [...computedKeys, 'page'] as const satisfies (keyof ListQuery)[];

/** Matches searches that need JavaScript. Pages of a list have their own HTML, so `page` is not among them. */
export const listParamsPattern = `[?&](?:${computedKeys.join('|')})=`;

const computedParams = new RegExp(listParamsPattern);

export const hasListParams = (search: string): boolean => computedParams.test(search);

export const normalizeSearch = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, maxSearchLength).join('').trim();

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

export const defaultListQuery: ListQuery = {
  ...emptyFilters,
  sort: listSorts[0],
  view: listViews[0],
  page: 1,
  shown: listStep,
};
