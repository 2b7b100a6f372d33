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
