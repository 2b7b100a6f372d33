import type { Feature } from '../region/features';

interface Route {
  id: string;
  /** Path under the locale; `:name` marks a part that only the browser knows. */
  path: string;
  template: string;
  /** S2-27: where this is off in the region, the page says so (D-08). */
  feature: Feature | null;
  isSignedIn: boolean;
  /** `overlap` lies over the page's first picture (S2-30); `home` also hides on scroll everywhere (S2-29). */
  header: 'home' | 'overlap' | 'plain';
  /** S2-43. */
  hasFooter: boolean;
  /** S2-40, D-35. */
  hasBell: boolean;
  isIndexed: boolean;
  /** D-11: the gate stays closed here. */
  isUngated: boolean;
}

const base = {
  feature: null,
  isSignedIn: false,
  header: 'plain',
  hasFooter: true,
  hasBell: true,
  isIndexed: true,
  isUngated: false,
} as const satisfies Partial<Route>;

const account = { ...base, isSignedIn: true, hasFooter: false, isIndexed: false } as const;
const flow = { ...base, hasFooter: false, hasBell: false, isIndexed: false } as const;

/** The one table of routes (S2-02 … S2-26, D-09): pages, links, header, footer, restrictions, sitemap and sweeps read it. */
export const routes = [
  { ...base, id: 'home', path: '/', template: 'Home', header: 'home' },
  { ...flow, id: 'signIn', path: '/sign-in', template: 'SignIn' },
  { ...flow, id: 'register', path: '/register', template: 'Register' },
  { ...account, id: 'account', path: '/user/account', template: 'Account' },
  { ...account, id: 'accountEmail', path: '/user/account/email', template: 'ContactChange' },
  { ...account, id: 'accountPhone', path: '/user/account/phone', template: 'ContactChange' },
  { ...account, id: 'orders', path: '/user/orders', template: 'Orders' },
  { ...account, id: 'myPods', path: '/user/pods', template: 'MyPods', feature: 'myPods' },
  { ...account, id: 'userUnlock', path: '/user/unlock', template: 'Unlock', feature: 'unlockApp' },
  { ...flow, id: 'unlock', path: '/unlock', template: 'Unlock', feature: 'unlockApp' },
  { ...base, id: 'discover', path: '/shop', template: 'Discover', feature: 'shopDiscover' },
  { ...base, id: 'products', path: '/shop/products', template: 'ProductList', feature: 'shopListing' },
  { ...base, id: 'devices', path: '/shop/devices', template: 'ProductList', feature: 'shopListing' },
  { ...base, id: 'pods', path: '/shop/pods', template: 'ProductList', feature: 'shopListing' },
  {
    ...flow,
    id: 'checkout',
    path: '/delivery/checkout',
    template: 'Checkout',
    feature: 'expressDelivery',
    isSignedIn: true,
  },
  {
    ...flow,
    id: 'checkoutRegister',
    path: '/delivery/checkout/register',
    template: 'CheckoutRegister',
    feature: 'expressDelivery',
  },
  {
    ...base,
    id: 'order',
    path: '/delivery/order/:providerId/:detailsId',
    template: 'Order',
    isIndexed: false,
    isSignedIn: true,
  },
  {
    ...base,
    id: 'rating',
    path: '/rating/:podKey',
    template: 'Rating',
    feature: 'podRating',
    isSignedIn: true,
    isIndexed: false,
    hasBell: false,
  },
  {
    ...base,
    id: 'storeLocator',
    path: '/store-locator',
    template: 'StoreLocator',
    feature: 'storeLocator',
    hasFooter: false,
  },
  { ...base, id: 'partners', path: '/partners', template: 'Partners' },
  { ...base, id: 'support', path: '/support', template: 'Support', isUngated: true },
  { ...base, id: 'terms', path: '/terms', template: 'LegalPage', isUngated: true },
  { ...base, id: 'privacy', path: '/privacy', template: 'LegalPage', isUngated: true },
  { ...base, id: 'privacyChoices', path: '/privacy-choices', template: 'PrivacyChoices', isUngated: true },
  { ...base, id: 'xpress', path: '/xpress', template: 'Xpress', feature: 'expressDelivery', hasFooter: false },
] as const satisfies readonly Route[];

export type RouteId = (typeof routes)[number]['id'];
export type RouteRow = Extract<(typeof routes)[number], unknown>;

/** What a product page inherits (S2-14, S2-15); its path is made by `productPath`. */
export const productRoute = { ...base, feature: 'shopListing', template: 'Product' } as const satisfies Partial<Route>;

const openRow = { ...productRoute, feature: null, isUngated: true } as const;

/** The row of any page: a route's, a product's, or for the pages outside the table one that is plain and open to everyone. */
export const pageRow = (id: string): Omit<Route, 'id' | 'path'> =>
  id === 'product' ? productRoute : (routes.find((route) => route.id === id) ?? openRow);

export const routeOf = (id: RouteId): RouteRow => routes.find((route) => route.id === id)!;

/** The route's path with its parts filled in: ('order', { providerId, detailsId }) → '/delivery/order/p1/d1'. */
export function routePath(id: RouteId, parts: Record<string, string> = {}): string {
  return routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
}

/** The part of a path that is a file of the site: '/rating/:podKey' → '/rating'. */
export const staticPath = (path: string): string => path.replace(/\/:.*$/, '');

/** The route of a path under its locale, or null: '/rating/ABCDEFGH' → rating. Product pages are not in the table. */
export function matchRoute(path: string): RouteRow | null {
  const parts = path.split('/');
  return (
    routes.find((route) => {
      const pattern = route.path.split('/');
      return (
        pattern.length === parts.length &&
        pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
      );
    }) ?? null
  );
}
