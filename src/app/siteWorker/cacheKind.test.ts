import { describe, expect, it } from 'vitest';
import { cacheKey, getCacheKind, offlinePath, pageDataPath, pageCacheKey } from './cacheKind';

describe('getCacheKind', () => {
  it.each([
    ['/', 'page'],
    ['/us/en', 'page'],
    ['/ca/fr/shop/pods/some-pod', 'page'],
    ['/us/en/delivery/checkout', 'page'],
    ['/admin', null],
    ['/admin/', null],
    ['/__outbox', null],
    ['/__kit', null],
    ['/v1/app/user/id-images', null],
    ['/.netlify/functions/providers', null],
    ['/usa', null],
  ])('a navigation to %s is cached as %s', (path, kept) => expect(getCacheKind(path, true)).toBe(kept));

  it.each([
    ['/page-data/us/en/page-data.json', 'data'],
    ['/page-data/app-data.json', 'data'],
    ['/catalogue/en-US.json', 'data'],
    ['/lists/en-US/list.json', 'data'],
    ['/lists/en-US/cards-12.json', 'data'],
    ['/search/en-US.json', 'data'],
    ['/stores/fr-CA.json', 'data'],
    ['/notifications/en-US.json', 'data'],
    ['/manifest.webmanifest', 'data'],
    ['/manifest-fr-CA.webmanifest', 'data'],
    ['/app-0a1b2c3d.js', 'file'],
    ['/component---src-templates-home-tsx-00370650.js', 'file'],
    ['/fonts/sans.woff2', 'file'],
    ['/pictures/a-1200.avif', 'picture'],
    ['/icons/icon-192.png', 'picture'],
    ['/favicon.ico', 'picture'],
    ['/sw.js', null],
    ['/order-worker.js', null],
    ['/sitemap.xml', null],
    ['/us/en', null],
  ])('a fetch of %s is cached as %s', (path, kept) => expect(getCacheKind(path, false)).toBe(kept));

  it.each([
    '/v1/app/user/v2',
    '/v1/app/user/data',
    '/v1/app/user/id-images',
    '/v1/app/user/id-images/abc.json',
    '/v1/app/user/id-images/abc-0a1b2c3d.js',
    '/v1/app/orders',
    '/pas/products.json',
    '/.netlify/functions/providers',
    '/.netlify/functions/order',
    '/geo',
    '/__backup',
    '/admin/config-0a1b2c3d.js',
  ])('an API response is never cached: %s', (path) => {
    expect([getCacheKind(path, false), getCacheKind(path, true)]).toEqual([null, null]);
  });
});

describe('pageCacheKey', () => {
  it.each([
    ['/us/en', '/us/en'],
    ['/', '/'],
    ['/us/en/shop/pods', '/us/en/shop/pods'],
    ['/us/en/shop/pods/some-pod', '/us/en/shop/pods/some-pod'],
    ['/ca/en/rating/ABCDEFGH', '/ca/en/rating'],
    ['/ca/fr/delivery/order/p1/d1', '/ca/fr/delivery/order'],
  ])('%s is cached under %s', (path, key) => expect(pageCacheKey(path)).toBe(key));

  it.each([
    ['/us/en/shop/pods', '?page=2', '/us/en/shop/pods/page/2'],
    ['/us/en/shop/pods', '?plant=Indica&page=3', '/us/en/shop/pods/page/3'],
    ['/us/en/shop/pods', '?plant=Indica', '/us/en/shop/pods'],
    ['/us/en/user/orders', '?page=2', '/us/en/user/orders'],
    ['/us/en/shop/pods/some-pod', '?page=2', '/us/en/shop/pods/some-pod'],
  ])('a list’s page is cached apart from its first one: %s%s under %s', (path, search, key) =>
    expect(pageCacheKey(path, search)).toBe(key),
  );

  it('the data of the start URL has its own name', () =>
    expect(pageDataPath('/')).toBe('/page-data/index/page-data.json'));

  it('returns the path where Gatsby writes a page’s data', () => {
    expect(pageDataPath('/us/en/shop')).toBe('/page-data/us/en/shop/page-data.json');
    expect(pageDataPath('/ca/en/rating/ABCDEFGH')).toBe('/page-data/ca/en/rating/page-data.json');
  });
});

describe('cacheKey', () => {
  it.each([
    [
      '/page-data/us/en/delivery/checkout/page-data.json',
      '?step=review',
      '/page-data/us/en/delivery/checkout/page-data.json',
    ],
    ['/page-data/us/en/shop/pods/a/page-data.json', '?size=1g', '/page-data/us/en/shop/pods/a/page-data.json'],
    ['/page-data/index/page-data.json', '?to=pods', '/page-data/index/page-data.json'],
    ['/page-data/app-data.json', '?a=1', '/page-data/app-data.json'],
    ['/catalogue/en-US.json', '?a=1', '/catalogue/en-US.json'],
  ])('S7-26 the data of a page is the same with every query: %s%s', (path, search, key) =>
    expect(cacheKey('data', path, search)).toBe(key),
  );

  it.each([
    ['page', '/us/en/shop/pods', '/us/en/shop/pods/page/2'],
    ['data', '/page-data/us/en/shop/pods/page-data.json', '/page-data/us/en/shop/pods/page/2/page-data.json'],
  ] as const)('the %s of a list’s second page is cached apart', (kind, path, key) =>
    expect(cacheKey(kind, path, '?sort=name&page=2')).toBe(key),
  );

  it('a script that is requested again is the same file', () =>
    expect(cacheKey('file', '/app-0a1b2c3d.js', '?1764000000000')).toBe('/app-0a1b2c3d.js'));
});

describe('offlinePath', () => {
  it.each([
    ['/us/en/shop', 'fr-CA', '/us/en/offline'],
    ['/ca/en', 'en-US', '/ca/en/offline'],
    ['/ca/fr/support', 'en-US', '/ca/fr/offline'],
    ['/', 'fr-CA', '/ca/fr/offline'],
    ['/', 'en-GB', '/us/en/offline'],
    ['/', 'fry', '/us/en/offline'],
  ])('%s for a reader of %s returns %s', (path, language, offline) =>
    expect(offlinePath(path, language)).toBe(offline),
  );
});
