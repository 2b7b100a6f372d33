import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../listen';
import { serverHandler } from '../serverHandler';

const items = Array.from({ length: 200 }, (_, at) => ({ id: `pod-${at}`, availableQuantity: at }));
const text = JSON.stringify(items);
/** More than is compressed in the main thread. */
const longer = JSON.stringify(Array.from({ length: 20 }, () => items));
const api = new Hono()
  .get('/v1/long', (c) => c.json(items))
  .get('/v1/longer', (c) => c.json(JSON.parse(longer)))
  .get('/v1/short', (c) => c.json([]))
  .get('/v1/french', (c) => c.json(items, 200, { vary: 'Accept-Language' }))
  .get('/v1/polled', etag(), (c) => c.json(items))
  .get('/v1/photo', (c) => c.body(text, 200, { 'content-type': 'image/jpeg' }))
  .get('/v1/packed', (c) => c.body(text, 200, { 'content-type': 'text/csv', 'content-encoding': 'br' }))
  .get('/v1/untouched', (c) => c.json(items, 200, { 'cache-control': 'no-store, no-transform' }))
  .get('/v1/empty', (c) => c.body(null, 204))
  .get('/v1/wrong', (c) => c.json(items, 400));

let server: Listening;
beforeAll(async () => {
  const handler = serverHandler({ api: (each) => api.fetch(each), site: () => new Response('page'), outbox: null });
  server = await listen({ host: '127.0.0.1', port: 0, handler });
});
afterAll(() => server.close());

/** A raw request, because `fetch` decompresses and always accepts compression. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = httpRequest(server.origin + path, { headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

const browser = { 'accept-encoding': 'gzip, deflate, br' };

describe('an API response', () => {
  test.each(['gzip', 'gzip, deflate, br', '*'])('is compressed for clients that accept %s', async (accepted) => {
    for (const [path, whole] of [
      ['/v1/long', text],
      ['/v1/longer', longer],
    ] as const) {
      const { headers, bytes } = await get(path, { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'application/json',
        'content-length': String(bytes.length),
        vary: 'Accept-Encoding',
      });
      expect(bytes.length).toBeLessThan(whole.length / 5);
      expect(gunzipSync(bytes).toString()).toBe(whole);
    }
  });

  test.each([undefined, 'gzip;q=0, *', 'identity', 'br'])(
    'is sent as it is to clients that do not accept gzip, and still varies: %s',
    async (accepted) => {
      const response = await get('/v1/long', accepted ? { 'accept-encoding': accepted } : {});
      expect([response.headers['content-encoding'], response.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(response.bytes.toString()).toBe(text);
    },
  );

  test('keeps what else it varies by', async () => {
    expect((await get('/v1/french', browser)).headers.vary).toBe('Accept-Language, Accept-Encoding');
  });

  test('is never compressed if it is short, compressed already, an error, or must not be transformed', async () => {
    for (const path of ['short', 'photo', 'untouched', 'wrong'])
      expect((await get(`/v1/${path}`, browser)).headers['content-encoding'], path).toBeUndefined();
    expect((await get('/v1/short', browser)).bytes.toString()).toBe('[]');
    const packed = await get('/v1/packed', browser);
    expect([packed.headers['content-encoding'], packed.bytes.toString()]).toEqual(['br', text]);
    expect(await get('/v1/empty', browser)).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
  });

  test('has no body for HEAD', async () => {
    const { status, headers, bytes } = await get('/v1/long', browser, 'HEAD');
    expect([status, headers['content-encoding'], headers.vary, bytes.length]).toEqual([
      200,
      undefined,
      'Accept-Encoding',
      0,
    ]);
  });

  test('has a weak ETag when it may be compressed, which gives a 304', async () => {
    const strong = (await get('/v1/polled')).headers.etag!;
    const weak = (await get('/v1/polled', browser)).headers.etag!;
    expect([strong.startsWith('"'), weak]).toEqual([true, `W/${strong}`]);
    const again = await get('/v1/polled', { ...browser, 'if-none-match': weak });
    expect([again.status, again.headers.etag, again.headers.vary]).toEqual([304, weak, 'Accept-Encoding']);
    expect((await get('/v1/polled', { 'if-none-match': strong })).status).toBe(304);
  });

  test('is sent as it is while eight other long ones are compressed', async () => {
    const handler = serverHandler({
      api: () => Response.json(JSON.parse(longer)),
      site: () => new Response('page'),
      outbox: null,
    });
    const ask = async () => handler(new Request('http://127.0.0.1/v1/longer', { headers: browser }), null as never);
    const responses = await Promise.all(Array.from({ length: 20 }, ask));
    expect(responses.filter(({ headers }) => headers.has('content-encoding'))).toHaveLength(8);
    expect(await responses.at(-1)!.text()).toBe(longer);
    expect((await ask()).headers.get('content-encoding')).toBe('gzip');
  });
});
