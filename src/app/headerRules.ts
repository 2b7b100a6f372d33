const isUnder = (path: string, ...roots: string[]) =>
  roots.some((root) => path === root || path.startsWith(`${root}/`));

/** S2-33: where the address of deliveries stands, if express shopping is on. */
export const hasDeliveryAddress = (path: string) => isUnder(path, '/shop');

/** D-35: where the cart stands instead of the account, if express shopping is on. */
export const hasCart = (path: string) => isUnder(path, '/shop', '/xpress', '/delivery');

/** S2-34. */
export const hasStoreAddress = (path: string) => isUnder(path, '/store-locator');

/** S2-41: what the row below the header needs to be there; null where there is none. */
export const subHeaderFeature = (path: string) =>
  hasDeliveryAddress(path) ? 'expressDelivery' : hasStoreAddress(path) ? 'storeLocator' : null;

/** S9-06: the header's height on a phone, and the sub-header's, in pixels. */
export const headerHeight = 64;
export const subHeaderHeight = 50;
