import { routePath } from '../../domain/site/routing/routes';

const isUnder = (path: string, ...roots: string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

export const hasDeliveryAddress = (path: string) => isUnder(path, '/shop');

/** Paths that show the cart instead of the account, if express shopping is on. */
export const hasCart = (path: string) => isUnder(path, '/shop', '/xpress', '/delivery');

export const hasStoreAddress = (path: string) => isUnder(path, '/store-locator');

/** The feature that the row below the header needs, or null if the path has no such row. */
export const subHeaderFeature = (path: string) =>
  hasDeliveryAddress(path) ? 'expressDelivery' : hasStoreAddress(path) ? 'storeLocator' : null;

/** How long the page's own text link in the header is. Undefined without one. */
export const textLinkLength = (path: string): 'short' | 'long' | undefined =>
  path === '/' ? 'short' : path === routePath('partners') ? 'long' : undefined;

/** Heights of the header and the sub-header on a phone, in pixels. */
export const headerHeight = 64;
export const subHeaderHeight = 50;

/** The id of the element after the header, which the first paint waits for. */
export const endOfHeaderId = 'end-of-header';
