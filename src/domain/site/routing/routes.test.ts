import { describe, expect, test } from 'vitest';
import { isFeatureOn } from '../../region/features';
import { matchRoute, productRoute, routeOf, routePath, routes, staticPath, type RouteId } from './routes';

describe('the table of routes', () => {
  test.each<[string, string, RouteId]>([
    ['S2-02', '/', 'home'],
    ['S2-03', '/sign-in', 'signIn'],
    ['S2-04', '/register', 'register'],
    ['S2-05', '/user/account', 'account'],
    ['S2-06', '/user/account/email', 'accountEmail'],
    ['S2-06', '/user/account/phone', 'accountPhone'],
    ['S2-07', '/user/orders', 'orders'],
    ['S2-08', '/user/pods', 'myPods'],
    ['S2-09', '/user/unlock', 'userUnlock'],
    ['S2-09', '/unlock', 'unlock'],
    ['S2-10', '/shop', 'discover'],
    ['S2-11', '/shop/products', 'products'],
    ['S2-12', '/shop/devices', 'devices'],
    ['S2-13', '/shop/pods', 'pods'],
    ['S2-72', '/search', 'search'],
    ['S2-16', '/delivery/checkout', 'checkout'],
    ['S2-17', '/delivery/checkout/register', 'checkoutRegister'],
    ['S2-18', '/delivery/order/:providerId/:detailsId', 'order'],
    ['S2-19', '/rating/:podKey', 'rating'],
    ['S2-20', '/store-locator', 'storeLocator'],
    ['S2-21', '/partners', 'partners'],
    ['S2-22', '/support', 'support'],
    ['S2-23', '/terms', 'terms'],
    ['S2-23', '/privacy', 'privacy'],
    ['D-29', '/privacy-choices', 'privacyChoices'],
    ['S2-26 D-09', '/xpress', 'xpress'],
  ])('%s %s is the route %s', (_, path, id) => {
    expect(routeOf(id).path).toBe(path);
    expect(matchRoute(path)?.id).toBe(id);
  });

  test.each<[string, string, RouteId[]]>([
    ['S1-07', 'browse devices and pods', ['devices', 'pods', 'products']],
    ['S1-09', 'unlock pods', ['unlock', 'userUnlock']],
    ['S1-10', 'save pods to their list', ['myPods']],
    ['S1-11', 'rate pods', ['rating']],
    ['S1-12', 'find nearby stores', ['storeLocator']],
    ['S1-13', 'order express delivery', ['xpress', 'checkout', 'order']],
  ])('S1-06 %s shoppers can %s, on pages that the default region has', (_, what, ids) => {
    for (const { feature, template } of ids.map(routeOf)) {
      expect(template, what).toBeTruthy();
      expect(feature === null || isFeatureOn(feature, 'CA'), what).toBe(true);
    }
  });

  test('S1-06 S1-08 and read product detail', () => {
    expect(productRoute.template).toBe('Product');
    expect(isFeatureOn(productRoute.feature, 'CA')).toBe(true);
  });

  test('S1-01 some pages are public, and some are for account holders only', () => {
    expect(new Set(routes.map((route) => route.isSignedIn))).toEqual(new Set([false, true]));
  });

  test('every id and every path is unique', () => {
    expect(new Set(routes.map((route) => route.id)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length);
  });

  const idsWhere = (holds: (route: (typeof routes)[number]) => boolean) =>
    routes
      .filter(holds)
      .map((route) => route.id)
      .sort();

  test('S2-43 the footer is hidden on exactly these routes', () => {
    const isHidden = (path: string) =>
      ['/register', '/sign-in', '/user', '/delivery/checkout', '/store-locator', '/unlock', '/xpress'].some(
        (hidden) => path === hidden || path.startsWith(`${hidden}/`),
      );
    expect(idsWhere((route) => !route.hasFooter)).toEqual(idsWhere((route) => isHidden(route.path)));
  });

  test('S2-40 D-35 the bell is hidden on exactly these routes', () => {
    expect(idsWhere((route) => !route.hasBell)).toEqual(
      ['checkout', 'checkoutRegister', 'rating', 'register', 'signIn', 'unlock'].sort(),
    );
  });

  test('consent is not asked for during a task: signing in or up, checkout, unlock, rating, a new contact (D-29)', () => {
    expect(idsWhere((route) => route.isTask)).toEqual(
      [
        'accountEmail',
        'accountPhone',
        'checkout',
        'checkoutRegister',
        'rating',
        'register',
        'signIn',
        'unlock',
        'userUnlock',
      ].sort(),
    );
  });

  test('D-11 the age gate stays closed on terms, privacy, privacy choices, support and tracking only', () => {
    expect(idsWhere((route) => route.isUngated)).toEqual(['privacy', 'privacyChoices', 'support', 'terms', 'track']);
  });

  test('S6-03 D-28 pages that need sign-in are marked', () => {
    expect(idsWhere((route) => route.isSignedIn)).toEqual(
      [
        'account',
        'accountEmail',
        'accountPhone',
        'checkout',
        'myPods',
        'order',
        'orders',
        'rating',
        'userUnlock',
      ].sort(),
    );
    expect(routes.filter((route) => route.isSignedIn && route.isIndexed)).toEqual([]);
  });

  test('S2-27 a route names the feature that it requires', () => {
    const needed = Object.fromEntries(
      routes.filter((route) => route.feature).map((route) => [route.id, route.feature]),
    );
    expect(needed).toEqual({
      myPods: 'myPods',
      userUnlock: 'unlockApp',
      unlock: 'unlockApp',
      discover: 'shopDiscover',
      products: 'shopListing',
      devices: 'shopListing',
      pods: 'shopListing',
      checkout: 'expressDelivery',
      checkoutRegister: 'expressDelivery',
      rating: 'podRating',
      storeLocator: 'storeLocator',
      stores: 'storeLocator',
      xpress: 'expressDelivery',
    });
    expect(productRoute.feature).toBe('shopListing');
  });
});

describe('paths', () => {
  test.each([
    ['/rating/ABCDEFGH', 'rating'],
    ['/delivery/order/p1/d1', 'order'],
    ['/user/account', 'account'],
  ])('%s is matched by %s', (path, id) => {
    expect(matchRoute(path)?.id).toBe(id);
  });

  test.each([
    '',
    '/nowhere',
    '/rating',
    '/rating/',
    '/rating/A/B',
    '/delivery/order//d1',
    '/delivery/order/p1',
    '/user',
    '/shop/',
    '/shop/pods/x',
  ])('S2-01 %j is not a route in the table', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  test('S2-18 S2-19 parameters are filled in and escaped', () => {
    expect(routePath('order', { providerId: 'p1', detailsId: 'd1' })).toBe('/delivery/order/p1/d1');
    expect(routePath('rating', { podKey: 'a/b?c' })).toBe('/rating/a%2Fb%3Fc');
    expect(routePath('home')).toBe('/');
  });

  test.each([
    ['/rating/:podKey', '/rating'],
    ['/delivery/order/:providerId/:detailsId', '/delivery/order'],
    ['/shop/pods', '/shop/pods'],
    ['/', '/'],
  ])('the file of %s is %s', (path, file) => {
    expect(staticPath(path)).toBe(file);
  });
});
