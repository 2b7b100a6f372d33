import { eq } from 'drizzle-orm';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildPlaceId, openShop, placed, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { providerProducts } from '../../database/providerTables';
import { listen, type Listening } from '../http/listen';
import { dispensaryTag } from '../../services/sharedResponses/tags';
import { createSharedCache } from './sharedCache';
import { serveShared } from './serveShared';
import { watchPurges, type PurgeWatch } from './watchPurges';

const products = '/.netlify/functions/delivery-provider-products?providerId=alder';
let shop: TestApp;
let alder: Shop;
let server: Listening;
let watch: PurgeWatch;
const cache = createSharedCache();
const reached: string[] = [];
const onError = vi.fn();

beforeAll(async () => {
  shop = await openTestApp({ clock: () => shopTime });
  const { database, log, metrics } = shop.context;
  watch = watchPurges({ database, cache, log });
  shop.context.responseCache = { refresh: watch.refresh, stockReserved: (id) => cache.expireSoon(dispensaryTag(id)) };
  const api = (request: Request) => {
    reached.push(new URL(request.url).pathname);
    return shop.app.fetch(request);
  };
  const handleEarly = serveShared({ cache, api, metrics, allowedOrigins: [], onError });
  server = await listen({ host: '127.0.0.1', port: 0, handler: (request) => api(request), handleEarly });
});
afterAll(async () => {
  await server.close();
  await watch.stop();
  await shop.close();
});
beforeEach(async () => {
  await shop.reset();
  alder = await openShop(shop, { deliveryTotalMinimumCents: 0 });
  await watch.refresh();
  reached.length = 0;
});

/** A raw request, because `fetch` decompresses, and refuses to send a body with GET. */
async function raw(path: string, { body, ...options }: RequestOptions & { body?: string } = {}) {
  const sent = httpRequest(server.origin + path, options).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { statusCode: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
const readPrice = async (headers: Record<string, string> = {}) => {
  const found = (await (await get(products, headers)).json()) as ProviderProduct[];
  return found.find(({ productVariantId }) => productVariantId === 'pod-a')!.price.amount;
};

describe('a change is visible', () => {
  test('D-15 at once when it comes through the API', async () => {
    for (const price of [31, 32, 33]) {
      await readPrice();
      expect((await alder.send({ type: 'price.update', data: { productVariantId: 'pod-a', price } })).status).toBe(200);
      expect(await readPrice()).toBe(price);
    }
  });

  test('soon, and long before responses expire, when another process made it', async () => {
    expect(await readPrice()).toBe(30);
    await shop.context.database
      .update(providerProducts)
      .set({ priceCents: 2500 })
      .where(eq(providerProducts.productVariantId, 'pod-a'));
    await vi.waitFor(async () => expect(await readPrice()).toBe(25));
  });

  test('soon when an order took some of plenty', async () => {
    const readQuantity = async () => ((await (await get(products)).json()) as ProviderProduct[])[0]!.availableQuantity;
    expect(await readQuantity()).toBe(20);
    await placed(alder.place((await alder.shopper()).headers));
    await vi.waitFor(async () => expect(await readQuantity()).toBe(18));
  });
});

describe('memory answers', () => {
  test('what everybody may share, with one request to the API', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => get(products)));
    const texts = new Set(await Promise.all(responses.map((response) => response.text())));
    expect([texts.size, reached.length]).toEqual([1, 1]);
    const again = await get(`${products}&utm_source=x`);
    expect(again.headers.get('age')).toMatch(/^\d+$/);
    expect(reached).toHaveLength(1);
    expect(again.headers.get('x-request-id')).not.toBe(responses[0]!.headers.get('x-request-id'));
  });

  test('with the date of the API’s clock when it answered, by which browsers correct theirs', async () => {
    const fresh = await get(products);
    const stored = await get(products);
    const unchanged = await get(products, { 'if-none-match': fresh.headers.get('etag')! });
    const dates = [fresh, stored, unchanged].map(({ headers }) => headers.get('date'));
    expect(dates).toEqual(Array(3).fill(shopTime.toUTCString()));
  });

  test('304 to an ETag it knows, also on the first request', async () => {
    const etag = (await get(products)).headers.get('etag')!;
    for (const round of ['from memory', 'from the API']) {
      const response = await get(products, { 'if-none-match': etag });
      expect([round, response.status, await response.text(), response.headers.get('etag')]).toEqual([
        round,
        304,
        '',
        etag,
      ]);
      cache.purge('dispensary-alder');
    }
  });

  test('compressed as the client prefers, with an ETag for each encoding', async () => {
    const plain = await raw('/v1/openapi.json');
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    const unpackers = { gzip: gunzipSync, br: brotliDecompressSync };
    for (const encoding of ['gzip', 'br'] as const) {
      const headers = { 'accept-encoding': encoding };
      const { headers: sent, bytes } = await raw('/v1/openapi.json', { headers });
      expect(sent).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(bytes.length),
        vary: 'Accept-Encoding',
        etag: plain.headers.etag!.replace(/"$/, `-${encoding}"`),
      });
      expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
      expect(unpackers[encoding](bytes).equals(plain.bytes)).toBe(true);
      const again = { headers: { ...headers, 'if-none-match': sent.etag } };
      const same = await raw('/v1/openapi.json', again);
      expect([same.statusCode, same.bytes.length, same.headers.etag]).toEqual([304, 0, sent.etag]);
      expect([same.headers['content-encoding'], same.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    }
    expect((await raw('/v1/openapi.json', { headers: { 'accept-encoding': 'gzip;q=0' } })).bytes).toEqual(plain.bytes);
    expect(reached).toHaveLength(1);
  });

  test('short responses uncompressed', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const short = await raw('/v1/app/ratings', { headers });
    expect(short.bytes.toString()).toBe('{"products":[]}');
    expect([short.headers['content-encoding'], short.headers.vary]).toEqual([undefined, undefined]);
  });

  test('HEAD with the headers of GET', async () => {
    for (const round of ['from the API', 'from memory']) {
      const response = await raw('/v1/docs', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      expect([round, response.statusCode, response.headers['content-encoding']]).toEqual([round, 200, 'gzip']);
      const full = await raw('/v1/docs', { headers: { 'accept-encoding': 'gzip' } });
      for (const name of ['etag', 'content-length', 'content-type'])
        expect(response.headers[name], name).toBe(full.headers[name]);
    }
    expect(reached).toHaveLength(1);
  });

  test('GET with a body, which it ignores, and then the next request on the connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (const body of ['', '{}', 'x'.repeat(100_000)]) {
      const response = await raw(products, { agent, body, headers: { 'content-length': body.length } });
      expect([body.length, response.statusCode]).toEqual([body.length, 200]);
    }
    agent.destroy();
    expect(reached).toHaveLength(1);
  });

  test('origins that may not read responses as one', async () => {
    const settings = testSettings({ API_ALLOWED_ORIGINS: 'https://app.example' });
    const { app, context } = await openTestApp({ connection: shop.connection, settings, clock: () => shopTime });
    const { metrics } = context;
    const origins: string[] = [];
    const api = (each: Request) => {
      origins.push(each.headers.get('origin') ?? '');
      return app.fetch(each);
    };
    const { allowedOrigins } = settings;
    const handleEarly = serveShared({ cache: createSharedCache(), api, metrics, allowedOrigins, onError });
    const open = await listen({ host: '127.0.0.1', port: 0, handler: api, handleEarly });
    const allowedFor = async (origin: string | null) =>
      (await fetch(open.origin + products, { headers: origin ? { origin } : {} })).headers.get(
        'access-control-allow-origin',
      );
    try {
      for (const origin of [null, 'https://one.example', 'https://two.example'])
        expect(await allowedFor(origin)).toBeNull();
      expect(await allowedFor('https://app.example')).toBe('https://app.example');
      expect(origins).toEqual(['', 'https://app.example']);
    } finally {
      await open.close();
    }
  });

  test('each language with its own words', async () => {
    const titles = async (language: string) =>
      ((await (await get('/v1/app/batches/b4', { 'accept-language': language })).json()) as { title: string }).title;
    for (let round = 0; round < 2; round += 1)
      expect([await titles('en-US'), await titles('fr-CA,fr;q=0.9'), await titles('de')]).toEqual([
        'Night Orchard',
        'Verger de nuit',
        'Night Orchard',
      ]);
    expect(reached).toHaveLength(2);
  });

  test('not requests with a token, which reach the API and leave nothing behind', async () => {
    const { headers } = await alder.shopper();
    const entriesBefore = cache.counts().entries;
    for (let round = 0; round < 2; round += 1) {
      const response = await get(products, headers);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect((await get('/v1/app/orders', headers)).headers.get('cache-control')).toBe('no-store');
      expect((await get('/v1/app/orders')).status).toBe(401);
    }
    expect([reached.length, cache.counts().entries]).toEqual([6, entriesBefore]);
  });

  test('not errors', async () => {
    for (let round = 0; round < 2; round += 1)
      expect((await get('/.netlify/functions/delivery-provider-products?providerId=nobody')).status).toBe(404);
    expect(reached).toHaveLength(2);
  });

  test('while the database is away, as long as the response may be stale', async () => {
    const now = { ms: Date.now() };
    const agingCache = createSharedCache({ clock: () => now.ms });
    const outage = { isAway: false };
    const api = (request: Request) => (outage.isAway ? new Response(null, { status: 503 }) : shop.app.fetch(request));
    const { metrics } = shop.context;
    const handleEarly = serveShared({
      cache: agingCache,
      api,
      metrics,
      allowedOrigins: [],
      onError,
      clock: () => now.ms,
    });
    const other = await listen({ host: '127.0.0.1', port: 0, handler: api, handleEarly });
    const status = async () => (await fetch(other.origin + products)).status;
    try {
      expect(await status()).toBe(200);
      outage.isAway = true;
      now.ms += 90_000;
      expect([await status(), await status()]).toEqual([200, 200]);
      now.ms += 60_000;
      expect(await status()).toBe(503);
      outage.isAway = false;
      expect(await status()).toBe(200);
    } finally {
      await other.close();
    }
  });
});

test('a purge that cannot be read is reported once', async () => {
  const warn = vi.fn();
  const database = {
    select: () => {
      throw new Error('away');
    },
  } as unknown as TestApp['context']['database'];
  const blind = watchPurges({ database, cache, log: { warn } });
  await Promise.all([blind.refresh(), blind.refresh(), blind.refresh()]);
  await pause(10);
  await blind.stop();
  expect(warn).toHaveBeenCalledTimes(1);
  expect((await get(`/.netlify/functions/delivery-available-providers?placeId=${buildPlaceId()}`)).status).toBe(200);
});
