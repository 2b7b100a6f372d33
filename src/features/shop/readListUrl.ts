import { supportedListOptions, restrictListQuery } from '../../domain/catalogue/list/listOptions';
import type { FacetKey } from '../../domain/catalogue/list/listing';
import type { ListQuery, UnknownFilterValue } from '../../domain/catalogue/list/listQuery';
import { parseListQuery } from '../../domain/catalogue/list/listQueryText';
import type { Subcountry } from '../../domain/region/regions';

export interface ListContext {
  region: Subcountry;
  /** The filters that the list has in this region. */
  facets: readonly FacetKey[];
  /** Names by slug; null until the catalogue has loaded. */
  brands: ReadonlyMap<string, string> | null;
  hasAddress: boolean;
}

export interface ListUrl {
  /** The part of the URL's query that the list applies. */
  query: ListQuery;
  unknown: UnknownFilterValue[];
  /** True if a part was left out that this list or region does not offer. */
  hasUnsupportedFilters: boolean;
  /** True if the query asks for deliverable products but there is no address. */
  lacksAddress: boolean;
}

/** Reads a list's query from the URL, and which parts of it cannot be applied and need a note. */
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
