import { supportedListOptions, restrictListQuery } from '../../domain/catalogue/list/listOptions';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import type { ListQuery, UnknownFilterValue } from '../../domain/catalogue/list/listQuery';
import { parseListQuery } from '../../domain/catalogue/list/listQueryText';
import type { Subcountry } from '../../domain/region/regions';

export interface ListContext {
  region: Subcountry;
  /** The filters available in this region. */
  facets: readonly FacetKey[];
  brands: ReadonlyMap<string, string> | null;
  hasAddress: boolean;
}

export interface ListUrl {
  /** The query without filters that this list or region does not support. */
  query: ListQuery;
  unknown: UnknownFilterValue[];
  /** True if filters were dropped that this list or region does not support. */
  hasUnsupportedFilters: boolean;
  /** True if the query filters by stock but there is no address. */
  lacksAddress: boolean;
}

export function readListUrl(search: string, { region, facets, brands, hasAddress }: ListContext): ListUrl {
  const { query: typed, unknown } = parseListQuery(search);
  const offered = restrictListQuery(typed, supportedListOptions(region, facets));
  const isUnknown = (slug: string) => brands !== null && !brands.has(slug);
  const unknownBrands = offered.brand.filter(isUnknown).map((value) => ({ key: 'brand' as const, value }));
  return {
    query: {
      ...offered,
      brand: offered.brand.filter((slug) => !isUnknown(slug)),
      stock: offered.stock && hasAddress,
    },
    unknown: [...unknown, ...unknownBrands].filter(({ key }) => facets.includes(key)),
    hasUnsupportedFilters: JSON.stringify(offered) !== JSON.stringify(typed),
    lacksAddress: offered.stock && !hasAddress,
  };
}
