import type { FacetKey } from './listing';
import { listStep, defaultListQuery, type ListQuery } from './listQuery';

/** Toggles one value of a filter. */
export function toggleValue(query: ListQuery, key: FacetKey, value: string): Pick<ListQuery, FacetKey> {
  const { plant, method, brand } = query;
  const values: readonly string[] = query[key];
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  return { plant, method, brand, [key]: next };
}

interface Offered {
  filters: boolean;
  prices: boolean;
  stock: boolean;
}

/** Removes what the current page and region do not offer: filters, sorting by price, or the stock filter. */
export const offeredQuery = (query: ListQuery, offered: Offered): ListQuery => ({
  ...query,
  ...(!offered.filters && { plant: [], method: [], brand: [] }),
  sort: query.sort.startsWith('price') && !offered.prices ? defaultListQuery.sort : query.sort,
  stock: query.stock && offered.stock,
});

/** Applies changes to a query. Any change other than the view resets the list to its first page. */
export const changedQuery = (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
  ...query,
  ...('view' in changes ? null : { shown: listStep }),
  ...changes,
});
