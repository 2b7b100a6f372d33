import { Agent } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { products, setUpSharedServer } from '../../../tests/fixtures/servers/setUpSharedServer';

const { cache, reached, raw, get } = setUpSharedServer();

describe('memory answers', () => {
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
});
