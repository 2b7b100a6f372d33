import type { Feature } from '../../region/features';

interface Route {
  id: string;
  /** Has no locale prefix. `:name` marks a parameter that only the browser can read. */
  path: string;
  template: string;
  /** In regions without this feature, the page says that it is unavailable. */
  feature: Feature | null;
  isSignedIn: boolean;
  /** `overlap` places the header over the first picture. `home` does too, and hides the header on scroll. */
  header: 'home' | 'overlap' | 'plain';
  hasFooter: boolean;
  hasBell: boolean;
  isIndexed: boolean;
  isUngated: boolean;
  /** True for tasks that nothing may interrupt: the consent banner waits for the next page. */
  isTask: boolean;
}

const base = {
  feature: null,
  isSignedIn: false,
  header: 'plain',
  hasFooter: true,
  hasBell: true,
  isIndexed: true,
  isUngated: false,
  isTask: false,
} as const satisfies Partial<Route>;

const account = { ...base, isSignedIn: true, hasFooter: false, isIndexed: false } as const;
const flow = { ...base, hasFooter: false, hasBell: false, isIndexed: false, isTask: true } as const;

/** Pages, links, header, footer, restrictions, sitemap and sweep tests all read this table. */
export const routes = [
  { ...base, id: 'home', path: '/', template: 'Home', header: 'home' },
  { ...flow, id: 'signIn', path: '/sign-in', template: 'SignIn' },
  { ...flow, id: 'register', path: '/register', template: 'Register' },
  { ...account, id: 'account', path: '/user/account', template: 'Account' },
  { ...account, id: 'accountEmail', path: '/user/account/email', template: 'ContactChange', isTask: true },
  { ...account, id: 'accountPhone', path: '/user/account/phone', template: 'ContactChange', isTask: true },
  { ...account, id: 'orders', path: '/user/orders', template: 'Orders' },
  { ...account, id: 'myPods', path: '/user/pods', template: 'MyPods', feature: 'myPods' },
  { ...account, id: 'userUnlock', path: '/user/unlock', template: 'Unlock', feature: 'unlockApp', isTask: true },
  { ...flow, id: 'unlock', path: '/unlock', template: 'Unlock', feature: 'unlockApp', isIndexed: true },
  { ...base, id: 'discover', path: '/shop', template: 'Discover', feature: 'shopDiscover' },
  { ...base, id: 'products', path: '/shop/products', template: 'ProductList', feature: 'shopListing' },
  { ...base, id: 'devices', path: '/shop/devices', template: 'ProductList', feature: 'shopListing' },
  { ...base, id: 'pods', path: '/shop/pods', template: 'ProductList', feature: 'shopListing' },
  { ...base, id: 'search', path: '/search', template: 'Search', isIndexed: false },
  { ...base, id: 'favorites', path: '/favorites', template: 'Favorites', isIndexed: false },
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
  { ...base, id: 'track', path: '/track', template: 'Track', isIndexed: false, isUngated: true },
  {
    ...base,
    id: 'rating',
    path: '/rating/:podKey',
    template: 'Rating',
    feature: 'podRating',
    isSignedIn: true,
    isIndexed: false,
    hasBell: false,
    isTask: true,
  },
  {
    ...base,
    id: 'storeLocator',
    path: '/store-locator',
    template: 'StoreLocator',
    feature: 'storeLocator',
    hasFooter: false,
  },
  { ...base, id: 'stores', path: '/stores', template: 'Place', feature: 'storeLocator' },
  { ...base, id: 'partners', path: '/partners', template: 'Partners' },
  { ...base, id: 'support', path: '/support', template: 'Support', isUngated: true },
  { ...base, id: 'guides', path: '/guides', template: 'Guide' },
  { ...base, id: 'findBatch', path: '/find-batch', template: 'FindBatch' },
  {
    ...base,
    id: 'labReport',
    path: '/lab-report/:batchId',
    template: 'LabReport',
    isIndexed: false,
  },
  { ...base, id: 'terms', path: '/terms', template: 'LegalPage', isUngated: true },
  { ...base, id: 'privacy', path: '/privacy', template: 'LegalPage', isUngated: true },
  { ...base, id: 'privacyChoices', path: '/privacy-choices', template: 'PrivacyChoices', isUngated: true },
  { ...base, id: 'xpress', path: '/xpress', template: 'Xpress', feature: 'expressDelivery', hasFooter: false },
] as const satisfies readonly Route[];

export type RouteId = (typeof routes)[number]['id'];
export type RouteRow = Extract<(typeof routes)[number], unknown>;

export const productRoute = { ...base, feature: 'shopListing', template: 'Product' } as const satisfies Partial<Route>;

const entryRows = {
  product: productRoute,
  maker: { ...productRoute, template: 'Maker' },
  strain: { ...productRoute, template: 'Strain' },
  landing: { ...productRoute, template: 'Landing' },
  store: { ...base, feature: 'storeLocator', template: 'Place' },
  city: { ...base, feature: 'expressDelivery', template: 'Place', hasFooter: false },
  guide: { ...base, template: 'Guide' },
} as const satisfies Record<string, Partial<Route>>;

export type EntryPageId = keyof typeof entryRows;

const openRow = { ...productRoute, feature: null, isUngated: true } as const;

export const contentRow = (id: string): Omit<Route, 'id' | 'path'> | undefined =>
  entryRows[id as EntryPageId] ?? routes.find((route) => route.id === id);

/** Pages outside the table are open to everyone. */
export const pageRow = (id: string): Omit<Route, 'id' | 'path'> => contentRow(id) ?? openRow;

export const routeOf = (id: RouteId): RouteRow => routes.find((route) => route.id === id)!;

/** ('order', { providerId, detailsId }) → '/delivery/order/p1/d1'. */
export function routePath(id: RouteId, parameters: Record<string, string> = {}): string {
  return routeOf(id).path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}

export const authPath = (route: 'signIn' | 'register', returnPath: string): string =>
  `${routePath(route)}?redirect=${encodeURIComponent(returnPath)}`;

export const signInPath = (returnPath: string): string => authPath('signIn', returnPath);

/** Strips parameters, for which no files exist: '/rating/:podKey' → '/rating'. */
export const staticPath = (path: string): string => path.replace(/\/:.*$/, '');

/** Expects no locale prefix: '/rating/ABCDEFGH' → rating. Product pages are not in the table. */
export function matchRoute(path: string): RouteRow | null {
  const segments = path.split('/');
  return (
    routes.find((route) => {
      const pattern = route.path.split('/');
      return (
        pattern.length === segments.length &&
        pattern.every((segment, index) =>
          segment.startsWith(':') ? segments[index] !== '' : segment === segments[index],
        )
      );
    }) ?? null
  );
}
