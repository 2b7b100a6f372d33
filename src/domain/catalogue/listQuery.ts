import { facetKeys, type FacetKey } from './listing';
import type { OilType, PlantType } from './vocabulary';

export const listSorts = ['newest', 'name', 'brand', 'thc-desc', 'thc-asc', 'price-asc', 'price-desc'] as const;
export type ListSort = (typeof listSorts)[number];

export const listViews = ['grid', 'list'] as const;
export type ListView = (typeof listViews)[number];

/** How many products a list shows at first, and how many more at a time. */
export const listStep = 24;
/** More than anybody looks through: an address that asks for all of 5,000 must not stop a phone. */
export const mostShown = 40 * listStep;
const longestSearch = 80;

/** S2-72: what is asked of a list. All of it is in the address. */
export interface ListQuery {
  plant: PlantType[];
  method: OilType[];
  /** Slugs of brands. */
  brand: string[];
  q: string;
  sort: ListSort;
  view: ListView;
  shown: number;
  /** Only what can be delivered now. */
  stock: boolean;
}

/** A value of the address that no filter has. */
export interface UnknownValue {
  key: FacetKey;
  value: string;
}

export const listKeys = [...facetKeys, 'q', 'sort', 'view', 'shown', 'stock'] as const satisfies (keyof ListQuery)[];

/** The source of a pattern that finds something asked of a list in the query of an address. */
export const listAskedPattern = `[?&](?:${listKeys.join('|')})=`;

const asked = new RegExp(listAskedPattern);

/** Whether the query of an address asks anything of a list: '?plant=Sativa', but not '?utm_source=mail'. */
export const asksForList = (search: string): boolean => asked.test(search);

/** A search as it is kept: without spaces around and between beyond one, and of a bearable length. */
export const tidySearch = (text: string): string =>
  [...text.trim().replace(/\s+/g, ' ')].slice(0, longestSearch).join('').trim();

/** What a query is without any filter. */
export const nothingChosen = { plant: [], method: [], brand: [], q: '', stock: false } satisfies Partial<ListQuery>;

/** What a list answers that is asked nothing. */
export const plainQuery: ListQuery = { ...nothingChosen, sort: listSorts[0], view: listViews[0], shown: listStep };
