import type { Country, Subcountry } from '../../region/regions';
import type { ListedProduct } from '../files/catalogueFiles';

type Listable = Pick<ListedProduct, 'productType' | 'availability'>;

const lists: Record<string, (product: Listable) => boolean> = {
  products: () => true,
  search: () => true,
  devices: ({ productType }) => productType === 'devices',
  pods: ({ productType }) => productType === 'oil',
  home: ({ productType, availability }) => productType === 'oil' && availability === 'available',
  discover: ({ productType, availability }) => productType === 'oil' && availability === 'available',
};

export const hasListing = (routeId: string): boolean => routeId in lists;

export const isListed = (product: Listable, routeId: string): boolean => lists[routeId]?.(product) ?? false;

export const listedProducts = <Product extends Listable & Pick<ListedProduct, 'regions'>>(
  catalogue: readonly Product[],
  routeId: string,
  region: Subcountry,
): Product[] => catalogue.filter((product) => isListed(product, routeId) && product.regions.includes(region));

/** In display order. Each key is also a URL parameter. */
export const facetKeys = ['plant', 'effect', 'method', 'size', 'price', 'thc', 'flavor', 'brand'] as const;
export type FacetKey = (typeof facetKeys)[number];

const noFacets: readonly FacetKey[] = [];
const rowFacets: Record<Country, readonly FacetKey[]> = {
  us: ['plant', 'effect', 'method'],
  ca: ['plant', 'method', 'brand'],
};

export const facetsInRow = (routeId: string, country: Country): readonly FacetKey[] =>
  routeId === 'devices' ? noFacets : rowFacets[country];
