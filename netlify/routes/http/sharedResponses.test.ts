import { describe, expect, test } from 'vitest';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { buildPlaceId, openShop, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, setUpTestApp, testSettings } from '../../../tests/fixtures/testApp';
import { listCalls, type ApiDocument, type Call } from '../apiDocument/openApiTypes';
import { isApiPath } from './isApiPath';
import { cachedRoutes } from './cacheRules';

const functions = '/.netlify/functions/delivery-';
const urls: Record<string, string> = {
  [`${functions}available-providers`]: `?placeId=${buildPlaceId()}`,
  [`${functions}provider-products`]: '?providerId=alder',
  [`${functions}suggestions`]: '?text=123+N+Spring',
  [`${functions}place-to-address`]: `?placeId=${buildPlaceId()}`,
  '/v1/app/batches/{batchId}': '',
  '/v1/app/ratings': '',
  '/v1/app/terms/{region}': '',
  '/v1/app/ratings/{slug}': '',
  '/v1/openapi.json': '',
  '/v1/docs': '',
};

const shop = await setUpTestApp({ clock: () => shopTime });
const alder = await openShop(shop);
const shopper = await alder.shopper();
await placed(alder.place(shopper.headers));
const operator = await signInStaff(shop, null);
const tokens = { shopper: shopper.headers.authorization, operator: operator.headers.authorization! };
const document = (await (await shop.app.request('/v1/openapi.json')).json()) as ApiDocument;
// Reads come first, because some changes end the session.
const calls: Call[] = listCalls(document.paths)
  .filter(({ path }) => isApiPath(path))
  .sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

const fillNames = (path: string) =>
  path.replace('{batchId}', 'b1').replace('{slug}', 'blue-ridge').replace('{region}', 'CA');
const buildPath = ({ path }: Call) => fillNames(path).replaceAll(/\{\w+\}/g, 'alder') + (urls[path] ?? '');

async function call(each: Call, headers: Record<string, string> = {}): Promise<Response> {
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(each.method);
  return shop.app.request(buildPath(each), {
    method: each.method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '{}' }),
  });
}

const sharingHeaders = ({ headers }: Response) =>
  ['netlify-cdn-cache-control', 'cdn-cache-control', 'netlify-cache-tag', 'netlify-vary'].filter((name) =>
    headers.has(name),
  );

describe('no response to an authenticated request is ever shared', () => {
  test.each(['shopper', 'operator'] as const)('D-30 every call of the API with the token of a %s', async (person) => {
    expect(calls.length).toBeGreaterThan(80);
    const succeeded: string[] = [];
    for (const each of calls) {
      const response = await call(each, { authorization: tokens[person] });
      const name = `${each.method} ${each.path}`;
      expect(response.headers.get('cache-control'), name).toMatch(/no-store/);
      expect(sharingHeaders(response), name).toEqual([]);
      if (response.ok) succeeded.push(name);
    }
    // The test would prove nothing if every call failed.
    expect(succeeded).toContain(person === 'shopper' ? 'GET /v1/app/orders' : 'GET /v1/staff/me');
    expect(succeeded).toContain(`GET ${functions}provider-products`);
  });

  test('D-30 without a token, only the routes of the list are shared, none of which takes a token', async () => {
    const shared: string[] = [];
    for (const each of calls) {
      const response = await call(each);
      if (!sharingHeaders(response).length) {
        expect(response.headers.get('cache-control'), `${each.method} ${each.path}`).toMatch(/no-store/);
        continue;
      }
      expect(each.method).toBe('GET');
      expect(each.operation.security ?? []).toEqual([]);
      expect(response.status).toBe(200);
      shared.push(each.path);
    }
    expect(shared.sort()).toEqual([...cachedRoutes].sort());
  });
});

const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers });
const header = async (path: string, name: string) => (await get(path)).headers.get(name);

describe('public responses', () => {
  test('say how long a CDN shares them, what they depend on, and what purges them', async () => {
    const products = await get(`${functions}provider-products?providerId=alder`);
    expect(Object.fromEntries(products.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'netlify-cdn-cache-control': 'public, durable, max-age=60, stale-while-revalidate=60',
      'netlify-vary': 'query=providerId|wrap',
      'netlify-cache-tag': 'dispensary-alder',
    });
    const providers = `${functions}available-providers?placeId=${buildPlaceId()}`;
    expect(await header(providers, 'netlify-cache-tag')).toBe('dispensaries,dispensary-alder');
    expect(await header(providers, 'netlify-vary')).toBe('query=placeId|orderType|wrap');
    expect(await header('/v1/app/batches/b1', 'netlify-vary')).toBe('language=en|fr');
    expect(await header('/v1/app/batches/b1', 'vary')).toBe('Accept-Language');
    expect(await header('/v1/app/ratings/blue-ridge', 'netlify-cache-tag')).toBe('ratings-pod-a,ratings-pod-b');
    expect(await header('/v1/app/ratings', 'netlify-cache-tag')).toBe('ratings');
    expect(await header('/v1/openapi.json', 'netlify-vary')).toBe('query=none');
  });

  test('a dispensary list without any is purged when one begins to deliver there', async () => {
    const nowhere = `${functions}available-providers?placeId=${buildPlaceId('10001', '1 Main St')}`;
    expect(await (await get(nowhere)).json()).toEqual([]);
    expect(await header(nowhere, 'netlify-cache-tag')).toBe('dispensaries');
  });

  test('have an ETag, and a 304 without a body or headers for a CDN while it is the same', async () => {
    for (const [route, query] of Object.entries(urls)) {
      const path = fillNames(route) + query;
      const first = await get(path);
      const etag = first.headers.get('etag')!;
      expect(etag, path).toMatch(/^"[\w-]{27}"$/);
      for (const given of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': given });
        expect([again.status, await again.text(), again.headers.get('etag')], path).toEqual([304, '', etag]);
        expect(again.headers.get('netlify-cdn-cache-control')).toBeNull();
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    }
  });

  test.each([
    ['an unknown dispensary', `${functions}provider-products?providerId=nobody`, 404],
    ['an invalid query', `${functions}suggestions?types=planet`, 422],
    ['an address with a unit', `${functions}place-to-address?placeId=${buildPlaceId()}&addressTwo=Apt+4`, 200],
    ['a position', `${functions}geolocation-to-address?lat=34.05&lng=-118.24`, 200],
  ])('%s is never stored', async (_, path, status) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control'), sharingHeaders(response)]).toEqual([
      status,
      'no-store',
      [],
    ]);
  });

  test('depend on the origin where other sites may read them', async () => {
    const open = await openTestApp({
      connection: shop.connection,
      settings: testSettings({ API_ALLOWED_ORIGINS: 'https://app.example' }),
    });
    const response = await open.app.request(`${functions}provider-products?providerId=alder`, {
      headers: { origin: 'https://app.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(response.headers.get('netlify-vary')).toBe('query=providerId|wrap,header=Origin');
  });
});
