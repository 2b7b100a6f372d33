import { eq } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { buildPlaceId, placed, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { products, setUpSharedServer } from '../../../tests/fixtures/servers/setUpSharedServer';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import type { ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { providerProducts } from '../../database/providerTables';
import { listen } from '../http/listen';
import { createSharedCache } from './sharedCache';
import { serveShared } from './serveShared';
import { watchPurges } from './watchPurges';

const { suite, cache, reached, onError, get } = setUpSharedServer();
const readPrice = async (headers: Record<string, string> = {}) => {
  const found = (await (await get(products, headers)).json()) as ProviderProduct[];
  return found.find(({ productVariantId }) => productVariantId === 'pod-a')!.price.amount;
};

describe('a change is visible', () => {
  test('D-15 at once when it comes through the API', async () => {
    for (const price of [31, 32, 33]) {
      await readPrice();
      expect(
        (await suite.alder.send({ type: 'price.update', data: { productVariantId: 'pod-a', price } })).status,
      ).toBe(200);
      expect(await readPrice()).toBe(price);
    }
  });

  test('soon, and long before responses expire, when another process made it', async () => {
    expect(await readPrice()).toBe(30);
    await suite.shop.context.database
      .update(providerProducts)
      .set({ priceCents: 2500 })
      .where(eq(providerProducts.productVariantId, 'pod-a'));
    await vi.waitFor(async () => expect(await readPrice()).toBe(25));
  });

  test('soon when an order took some of plenty', async () => {
    const readQuantity = async () => ((await (await get(products)).json()) as ProviderProduct[])[0]!.availableQuantity;
    expect(await readQuantity()).toBe(20);
    await placed(suite.alder.place((await suite.alder.shopper()).headers));
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

  test('origins that may not read responses as one', async () => {
    const settings = testSettings({ API_ALLOWED_ORIGINS: 'https://app.example' });
    const { app, context } = await openTestApp({ connection: suite.shop.connection, settings, clock: () => shopTime });
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
    const { headers } = await suite.alder.shopper();
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
    const api = (request: Request) =>
      outage.isAway ? new Response(null, { status: 503 }) : suite.shop.app.fetch(request);
    const { metrics } = suite.shop.context;
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
