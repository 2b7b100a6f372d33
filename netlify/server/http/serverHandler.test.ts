import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from './listen';
import { serverHandler } from './serverHandler';

const host = '127.0.0.1';
let server: Listening;

const parts = {
  api: (incoming: Request, { incoming: { socket } }: { incoming: { socket: { remoteAddress?: string } } }) =>
    Response.json({ api: new URL(incoming.url).pathname, from: socket.remoteAddress }),
  site: () => new Response('page'),
};

beforeAll(async () => {
  server = await listen({ host, port: 0, handler: serverHandler({ ...parts, outbox: null }) });
});
afterAll(async () => {
  await server.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers, redirect: 'manual' });

describe('one origin', () => {
  test.each(['/v1/app/user/me', '/pas/user-activation/history', '/.netlify/functions/delivery-suggestions'])(
    'D-36 %s is handled by the API, which sees the client’s address',
    async (path) => {
      expect(await (await get(path)).json()).toEqual({ api: path, from: '127.0.0.1' });
    },
  );

  test('everything else is the site', async () => {
    for (const path of ['/', '/us/en', '/v10', '/.netlify/state']) expect(await (await get(path)).text()).toBe('page');
  });

  test('S2-01 a trailing slash is removed with a permanent redirect, which never leads to another site', async () => {
    const response = await get('/us/en/shop/?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/us/en/shop?a=1']);
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example');
  });

  test('D-23 a path with needless escapes leads to its plain form, so that no rule for paths is evaded', async () => {
    const response = await get('/%61dmin/%73ources.json?a=%31');
    expect([response.status, response.headers.get('location')]).toEqual([308, '/admin/sources.json?a=%31']);
    expect((await get('//evil%2Eexample')).headers.get('location')).toBe('/evil.example');
    expect((await get('/us/caf%C3%A9')).status).toBe(200);
  });

  test('S7-24 /geo gives California unless overridden', async () => {
    expect(await (await get('/geo')).json()).toEqual({
      country: { code: 'US' },
      subcountry: { code: 'CA' },
      region: 'CA',
    });
    const elsewhere = await get('/geo', { 'x-geo-country': 'CA', 'x-geo-subcountry': 'QC' });
    expect(await elsewhere.json()).toEqual({ country: { code: 'CA' }, subcountry: { code: 'QC' }, region: 'CA_ALL' });
    expect(await (await get('/geo', { 'x-geo-country': 'FR' })).json()).toEqual({
      country: { code: 'FR' },
      subcountry: null,
      region: null,
    });
  });
});

test('a port in use gives an error that says what to do', async () => {
  const port = Number(new URL(server.origin).port);
  await expect(listen({ host, port, handler: parts.api })).rejects.toThrow(`Port ${port} of 127.0.0.1 is in use.`);
});

test('an address of another machine gives an error that names the setting', async () => {
  await expect(listen({ host: '192.0.2.1', port: 0, handler: parts.api })).rejects.toThrow(
    'HOST: expected an address of this machine, got 192.0.2.1',
  );
});

test('closing waits for a running request', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((done) => (finish = done));
  const slow = await listen({ host, port: 0, handler: async () => (await waiting, new Response('done')) });
  const response = fetch(slow.origin);
  await new Promise((done) => setTimeout(done, 50));
  const closing = slow.close();
  finish();
  expect(await (await response).text()).toBe('done');
  await closing;
  await expect(fetch(slow.origin)).rejects.toThrow();
});

test('D-30 a long body that is not read does not block the next request on its connection', async () => {
  const strict = await listen({
    host,
    port: 0,
    // Accesses the body, as a length limit does, without reading it.
    handler: async ({ body }) => (await Promise.resolve(), new Response(null, { status: body ? 413 : 400 })),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = () =>
    new Promise<number | undefined>((done, fail) => {
      request(strict.origin, { method: 'POST', agent }, (response) => {
        response.resume().on('end', () => done(response.statusCode));
      })
        .on('error', fail)
        .end(Buffer.alloc(2_000_000));
    });
  expect([await post(), await post(), await post()]).toEqual([413, 413, 413]);
  agent.destroy();
  await strict.close();
});

/** The server's response to bytes that are not a valid request, until it closes the connection. */
const answerTo = (bytes: string) =>
  new Promise<string>((done) => {
    let text = '';
    const socket = connect(Number(new URL(server.origin).port), host, () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => done(text));
  });

test.each([
  ['nonsense', 'nonsense\r\n\r\n', 400, 'malformed_request'],
  ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431, 'headers_too_large'],
  [
    'a path that is not a valid URL',
    'GET //[ HTTP/1.1\r\nhost: [\r\nconnection: close\r\n\r\n',
    400,
    'malformed_request',
  ],
])('D-30 %s is answered by a problem', async (_, bytes, status, code) => {
  const text = await answerTo(bytes);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text).toContain('application/problem+json');
  expect(text).toContain(`"code":"${code}"`);
});

test('D-30 an error thrown outside the API is a problem too, and is logged', async () => {
  const faults: unknown[] = [];
  const fault = new Error('the folder is gone');
  const broken = await listen({
    host,
    port: 0,
    handler: () => Promise.reject(fault),
    onError: (error) => faults.push(error),
  });
  const response = await fetch(broken.origin);
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([500, 'server_error']);
  expect(faults).toEqual([fault]);
  await broken.close();
});
