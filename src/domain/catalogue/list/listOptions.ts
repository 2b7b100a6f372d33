import { isFeatureOn } from '../../region/features';
import { regionOf, type Subcountry } from '../../region/regions';
import { facetKeys, type FacetKey } from './listing';
import { areRatingsShown } from '../ownerRatings';
import {
  listSorts,
  listStep,
  defaultListQuery,
  type SelectedFilters,
  type ListQuery,
  type ListSort,
} from './listQuery';

const canadianFacets: readonly FacetKey[] = ['plant', 'method', 'size', 'thc', 'brand'];

/** Devices have no filters, because all filters describe oils. Canada only allows filters that promote nothing. */
export function availableFacets(routeId: string, region: Subcountry): readonly FacetKey[] {
  if (routeId === 'devices' || !isFeatureOn('filters', region)) return [];
  if (regionOf(region).country === 'ca') return canadianFacets;
  return isFeatureOn('priceDisplay', region) ? facetKeys : facetKeys.filter((key) => key !== 'price');
}

export function toggleFacetValue(query: SelectedFilters, key: FacetKey, value: string): Partial<SelectedFilters> {
  const values: readonly string[] = query[key];
  return { [key]: values.includes(value) ? values.filter((each) => each !== value) : [...values, value] };
}

interface ListOptions {
  facets: readonly FacetKey[];
  prices: boolean;
  ratings: boolean;
  stock: boolean;
}

export const supportedListOptions = (region: Subcountry, facets: readonly FacetKey[]): ListOptions => ({
  facets,
  prices: isFeatureOn('priceDisplay', region),
  ratings: areRatingsShown(regionOf(region).country),
  stock: facets.length > 0 && isFeatureOn('expressDelivery', region),
});

const isSortOffered = (sort: ListSort, { prices, ratings }: ListOptions): boolean =>
  (prices || !sort.startsWith('price')) && (ratings || sort !== 'rating');

export const availableSorts = (region: Subcountry): ListSort[] =>
  listSorts.filter((sort) => isSortOffered(sort, supportedListOptions(region, [])));

/** Removes the filters and sort orders that the page or region does not offer. */
export const restrictListQuery = (query: ListQuery, offered: ListOptions): ListQuery => ({
  ...query,
  ...Object.fromEntries(facetKeys.filter((key) => !offered.facets.includes(key)).map((key) => [key, []])),
  sort: isSortOffered(query.sort, offered) ? query.sort : defaultListQuery.sort,
  stock: query.stock && offered.stock,
});

/** Any change except to the view or the page size returns to the first page. */
export const updateListQuery = (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
  ...query,
  ...('view' in changes ? null : { page: 'shown' in changes ? query.page : 1, shown: listStep }),
  ...changes,
});
