import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerHeaders, testGate } from '../../../tests/fixtures/servers/ownerGate';
import { testSettings } from '../../../tests/fixtures/testApp';
import { isPrivate } from '../../platform/settings/isPrivate';
import { listen, type Listening } from '../http/listen';
import { serverHandler } from '../http/serverHandler';
import type { PrivateOptions } from './privatePaths';

const messages = [
  { at: '2026-01-02T03:04:05.000Z', channel: 'sms' as const, to: '2135550100', text: 'Your code is 123456 <b>&' },
];
let retried = 0;
const serve = (options: Partial<PrivateOptions> = {}) =>
  listen({
    host: '127.0.0.1',
    port: 0,
    handler: serverHandler({
      api: () => new Response('api'),
      site: () => new Response('page', { status: 404 }),
      gate: testGate(),
      outbox: { list: () => messages },
      admin: async () => Response.json('edited'),
      deadLetters: async (request) => {
        if (!new URL(request.url).pathname.startsWith('/__outgoing')) return null;
        retried += 1;
        return Response.json('letters');
      },
      operations: async (request) => (new URL(request.url).pathname === '/__status' ? new Response('status') : null),
      ...options,
    }),
  });

let server: Listening;
let closed: Listening;
beforeAll(async () => {
  server = await serve();
  closed = await serve({ gate: null });
});
afterAll(async () => {
  await Promise.all([server.close(), closed.close()]);
});

interface PrivateRequest {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
  at?: string;
}
/** Uses a raw request, because `fetch` sets the host and browser headers itself. */
const ask = ({ path = '/__outbox', method = 'GET', headers = {}, at = server.origin }: PrivateRequest = {}) =>
  new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((done, fail) => {
    httpRequest(at + path, { method, headers }, (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => done({ status: response.statusCode!, text, headers: response.headers }));
    })
      .on('error', fail)
      .end();
  });
const json = { accept: 'application/json' };

describe('D-23 private paths', () => {
  const all: PrivateRequest[] = [
    { path: '/__outbox' },
    { path: '/__outbox', headers: json },
    { path: '/__status' },
    { path: '/__status', headers: json },
    { path: '/__backup', method: 'POST' },
    { path: '/__outgoing' },
    { path: '/__outgoing/all', method: 'POST' },
  ];

  test.each(all)('D-23 without the token gives a 401 and does nothing: %j', async (privateRequest) => {
    const response = await ask(privateRequest);
    expect([response.status, response.text.includes('123456'), retried]).toEqual([401, false, 0]);
    expect((await ask({ ...privateRequest, headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
  });

  test('D-23 with the token gives access', async () => {
    expect((await ask({ headers: ownerHeaders })).text).toContain('Your code is 123456 &lt;b&gt;&amp;');
    expect((await ask({ path: '/__status', headers: ownerHeaders })).text).toBe('status');
    expect((await ask({ path: '/admin/api', method: 'POST', headers: ownerHeaders })).text).toBe('"edited"');
  });

  test('D-23 a browser opens the URL with the token once and then has a cookie', async () => {
    const opened = await ask({ path: '/__outbox?token=owner-token-of-tests' });
    const port = new URL(server.origin).port;
    expect([opened.status, opened.headers.location]).toEqual([303, '/__outbox']);
    expect(opened.headers['set-cookie']).toEqual([
      `owner-${port}=owner-token-of-tests; Path=/; HttpOnly; SameSite=Strict`,
    ]);
    const cookie = { cookie: opened.headers['set-cookie']![0]!.split(';')[0]! };
    expect((await ask({ headers: { ...cookie, accept: 'text/html' } })).text).toContain('123456');
    expect((await ask({ path: '/admin/api', method: 'POST', headers: cookie })).status).toBe(200);
    expect((await ask({ path: '/admin?token=owner-token-of-tests' })).headers.location).toBe('/admin');
    expect((await ask({ path: '/__outbox?token=wrong' })).status).toBe(401);
    const other = await ask({ path: '/__outbox?token=owner-token-of-tests', headers: { host: 'shop.example' } });
    expect([other.status, other.headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('D-23 every page has all security headers', async () => {
    for (const privateRequest of [{}, { headers: ownerHeaders }, { headers: json }]) {
      const { headers } = await ask(privateRequest);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as string,
      });
    }
  });
});

describe('D-23 the outbox as JSON', () => {
  test('D-23 is for scripts that send the token', async () => {
    expect(JSON.parse((await ask({ headers: { ...json, ...ownerHeaders } })).text)).toEqual(messages);
    const refused = await ask({ headers: json });
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(JSON.parse(refused.text)).toEqual({ error: expect.stringContaining('owner-token') as string });
  });

  test('D-23 cannot be read from a server that others can reach, even with the token', async () => {
    expect(await ask({ headers: { ...json, ...ownerHeaders }, at: closed.origin })).toMatchObject({ status: 404 });
  });

  test.each(['https://shop.example', 'http://10.0.0.7:8888'])(
    'D-23 a public SITE_URL disables all private paths: %s',
    (url) => {
      expect(isPrivate(testSettings())).toBe(true);
      expect(isPrivate(testSettings({ SITE_URL: url }))).toBe(false);
      expect(isPrivate(testSettings({ HOST: '0.0.0.0' }))).toBe(false);
      expect(isPrivate(testSettings({ CLIENT_ADDRESS_HEADER: 'x-real-ip' }))).toBe(false);
    },
  );
});

/** Forwards requests with the headers that one kind of proxy adds. */
async function startProxy(change: (headers: IncomingHttpHeaders, target: URL) => IncomingHttpHeaders) {
  const target = new URL(server.origin);
  const proxy: Server = createServer((incoming, outgoing) => {
    const headers = change({ ...incoming.headers }, target) as Record<string, string>;
    incoming.pipe(
      httpRequest(target.origin + incoming.url, { method: incoming.method, headers }, (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      }),
    );
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  return { at: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}

describe('D-23 behind a proxy, private paths do not exist, with or without the token', () => {
  const client = '203.0.113.9';
  const proxies: [string, Parameters<typeof startProxy>[0]][] = [
    ['that keeps the Host', (headers) => ({ ...headers, host: 'shop.example' })],
    ['nginx with the usual headers', (headers, { host }) => ({ ...headers, host, 'x-real-ip': client })],
    [
      'Caddy',
      (headers) => ({ ...headers, host: 'shop.example', 'x-forwarded-for': client, 'x-forwarded-proto': 'https' }),
    ],
    [
      'Caddy with header_up Host',
      (headers, { host }) => ({ ...headers, host, 'x-forwarded-for': client, via: '1.1 Caddy' }),
    ],
    ['Cloudflare’s tunnel', (headers, { host }) => ({ ...headers, host, 'cf-connecting-ip': client, 'cf-ray': '1' })],
    ['one that speaks RFC 7239', (headers, { host }) => ({ ...headers, host, forwarded: `for=${client}` })],
    ['that names its own port', (headers) => ({ ...headers, host: 'localhost' })],
  ];
  test.each(proxies)('D-23 %s', async (_, change) => {
    const { at, close } = await startProxy(change);
    for (const headers of [json, { ...json, ...ownerHeaders }])
      for (const [path, method] of [
        ['/__outbox', 'GET'],
        ['/__status', 'GET'],
        ['/__outgoing', 'GET'],
        ['/__outgoing/all', 'POST'],
        ['/__outbox?token=owner-token-of-tests', 'GET'],
      ] as const) {
        const response = await ask({ path, method, headers, at });
        expect([path, response.status, response.text]).toEqual([path, 404, 'page']);
      }
    close();
  });

  test('D-23 nginx before 1.29.7, which forwards HTTP/1.0 with the name of its upstream', async () => {
    const { host, port } = new URL(server.origin);
    const text = await new Promise<string>((done) => {
      let got = '';
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(
          `GET /__outbox HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\nAccept: application/json\r\n\r\n`,
        ),
      );
      socket.on('data', (chunk) => (got += chunk.toString())).on('close', () => done(got));
    });
    expect(text).toMatch(/ 404 /);
    expect(text).not.toContain('123456');
  });
});

test('D-23 behind nginx from 1.29.7 on, whose requests look like those of a local script, private paths need the token', async () => {
  const { at, close } = await startProxy((_, { host }) => ({ host, accept: 'application/json' }));
  for (const [path, method] of [
    ['/__outbox', 'GET'],
    ['/__status', 'GET'],
    ['/__backup', 'POST'],
    ['/__outgoing', 'GET'],
    ['/__outgoing/all', 'POST'],
    ['/admin/api', 'POST'],
  ] as const) {
    const { status, text } = await ask({ path, method, at });
    expect([path, status, text.includes('123456')]).toEqual([path, path === '/admin/api' ? 403 : 401, false]);
  }
  expect(retried).toBe(0);
  close();
});
