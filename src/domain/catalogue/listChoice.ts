import { isFeatureOn } from '../region/features';
import { regionOf, type Subcountry } from '../region/regions';
import { facetKeys, type FacetKey } from './listing';
import { areRatingsShown } from '../rating/ownerRatings';
import {
  listSorts,
  listStep,
  defaultListQuery,
  type SelectedFilters,
  type ListQuery,
  type ListSort,
} from './listQuery';

const canadianFacets: readonly FacetKey[] = ['plant', 'method', 'size', 'thc', 'brand'];

/**
 * The filters that a list has in a region. Devices have none: these are properties of oils, and all devices are of one
 * brand. Canada has only those that promote nothing.
 */
export function availableFacets(routeId: string, region: Subcountry): readonly FacetKey[] {
  if (routeId === 'devices' || !isFeatureOn('filters', region)) return [];
  if (regionOf(region).country === 'ca') return canadianFacets;
  return isFeatureOn('priceDisplay', region) ? facetKeys : facetKeys.filter((key) => key !== 'price');
}

/** Toggles one value of a filter. */
export function toggleFacetValue(query: SelectedFilters, key: FacetKey, value: string): Partial<SelectedFilters> {
  const values: readonly string[] = query[key];
  return { [key]: values.includes(value) ? values.filter((each) => each !== value) : [...values, value] };
}

interface Offered {
  facets: readonly FacetKey[];
  prices: boolean;
  ratings: boolean;
  stock: boolean;
}

/** Returns which parts of a list's query a region supports. */
export const supportedListOptions = (region: Subcountry, facets: readonly FacetKey[]): Offered => ({
  facets,
  prices: isFeatureOn('priceDisplay', region),
  ratings: areRatingsShown(regionOf(region).country),
  stock: facets.length > 0 && isFeatureOn('expressDelivery', region),
});

/** Sorting by price needs prices, and by rating a country that allows ratings. */
const isSortOffered = (sort: ListSort, { prices, ratings }: Offered): boolean =>
  (prices || !sort.startsWith('price')) && (ratings || sort !== 'rating');

/** The orders that a region offers, in the order of the menu. */
export const availableSorts = (region: Subcountry): ListSort[] =>
  listSorts.filter((sort) => isSortOffered(sort, supportedListOptions(region, [])));

/** Removes what the current page and region do not offer: filters, sorting by price or rating, or the stock filter. */
export const restrictListQuery = (query: ListQuery, offered: Offered): ListQuery => ({
  ...query,
  ...Object.fromEntries(facetKeys.filter((key) => !offered.facets.includes(key)).map((key) => [key, []])),
  sort: isSortOffered(query.sort, offered) ? query.sort : defaultListQuery.sort,
  stock: query.stock && offered.stock,
});

/** Applies changes to a query. Any change other than the view or how much is shown leads to the first page. */
export const updateListQuery = (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
  ...query,
  ...('view' in changes ? null : { page: 'shown' in changes ? query.page : 1, shown: listStep }),
  ...changes,
});
