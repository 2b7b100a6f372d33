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

/** Whether a product stands in the list of a route (S2-02, S2-10 … S2-13). */
export const isListed = (product: Listable, routeId: string): boolean => lists[routeId]?.(product) ?? false;

/** The products of a route's list that a region sells (S3-04), in the catalogue's order. */
export const listedProducts = (
  catalogue: readonly ProductSummary[],
  routeId: string,
  region: Subcountry,
): ProductSummary[] => catalogue.filter((product) => isListed(product, routeId) && product.regions.includes(region));

/** S2-72: what a list is filtered by; each is a key of the address. */
export const facetKeys = ['plant', 'method', 'brand'] as const;
export type FacetKey = (typeof facetKeys)[number];

const noFacets: readonly FacetKey[] = [];

/** The filters of a route's list: these are properties of oils, and the devices are all of one make. */
export const facetsOf = (routeId: string): readonly FacetKey[] => (routeId === 'devices' ? noFacets : facetKeys);
