import type { Subcountry } from '../region/regions';
import type { ProductSummary } from './productSummary';

type Listable = Pick<ProductSummary, 'productType' | 'availability'>;

const lists: Record<string, (product: Listable) => boolean> = {
  products: () => true,
  devices: ({ productType }) => productType === 'devices',
  pods: ({ productType }) => productType === 'oil',
  home: ({ productType, availability }) => productType === 'oil' && availability === 'available',
  discover: ({ productType, availability }) => productType === 'oil' && availability === 'available',
};

export const hasListing = (routeId: string): boolean => routeId in lists;

/** True if a route's list includes the product. */
export const isListed = (product: Listable, routeId: string): boolean => lists[routeId]?.(product) ?? false;

/** The products in a route's list that a region sells, in the catalogue's order. */
export const listedProducts = (
  catalogue: readonly ProductSummary[],
  routeId: string,
  region: Subcountry,
): ProductSummary[] => catalogue.filter((product) => isListed(product, routeId) && product.regions.includes(region));

/** The filters of a list. Each is also a URL parameter. */
export const facetKeys = ['plant', 'method', 'brand'] as const;
export type FacetKey = (typeof facetKeys)[number];

const noFacets: readonly FacetKey[] = [];

/** Devices have no filters: these are properties of oils, and all devices are of one brand. */
export const facetsOf = (routeId: string): readonly FacetKey[] => (routeId === 'devices' ? noFacets : facetKeys);
