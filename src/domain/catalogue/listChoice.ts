import type { FacetKey } from './listing';
import { listStep, plainQuery, type ListQuery } from './listQuery';

/** The same query with one value of a filter chosen, or chosen no more. */
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

/** What of a query a list can answer where it stands (D-07): no filters, prices or stock where these are not offered. */
export const offeredQuery = (query: ListQuery, offered: Offered): ListQuery => ({
  ...query,
  ...(!offered.filters && { plant: [], method: [], brand: [] }),
  sort: query.sort.startsWith('price') && !offered.prices ? plainQuery.sort : query.sort,
  stock: query.stock && offered.stock,
});

/** A query with something changed in it; another choice begins at its first screen again. */
export const changedQuery = (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
  ...query,
  ...('view' in changes ? null : { shown: listStep }),
  ...changes,
});
