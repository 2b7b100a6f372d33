import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, type Listening } from '../../../server/http/listen';
import { openTestApp, testSettings, type TestApp } from '../../../../tests/fixtures/testApp';
import type { AppEnv } from '../appEnv';
import { respondToError } from '../problems/problems';
import { receiveBodies } from './receiveBodies';
import { refuseEarly } from '../refuseEarly';

const header = 'x-client';
const shopper = '192.0.2.1';
const neighbor = '192.0.2.2';
const settings = testSettings({ CLIENT_ADDRESS_HEADER: header });

describe('D-30 a body', () => {
  const maxHeldBytes = 1_000;
  const rule = { maxBytes: 600, timeoutMs: 10_000 };
  let app: Hono<AppEnv>;
  let handled: Promise<void>;
  beforeEach(() => {
    handled = Promise.resolve();
    vi.useFakeTimers();
    app = new Hono<AppEnv>();
    app.onError(respondToError);
    app.use(receiveBodies({ settings }, () => rule, maxHeldBytes));
    app.post('/', async (c) => {
      await handled;
      return c.json((await c.req.arrayBuffer()).byteLength);
    });
  });

  function start(address: string, headers: Record<string, string> = {}) {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (streamController) => void (controller = streamController) });
    const init = { method: 'POST', headers: { [header]: address, ...headers }, body, duplex: 'half' } as RequestInit;
    const answered = Promise.resolve(app.request(new Request('http://localhost/', init)));
    const sent = {
      status: null as number | null,
      send: async (bytes: number) => {
        controller.enqueue(new Uint8Array(bytes));
        await vi.advanceTimersByTimeAsync(0);
      },
      end: () => controller.close(),
      answered,
    };
    void answered.then(({ status }) => (sent.status = status));
    return sent;
  }
  const sending = async (address: string, bytes: number) => {
    const sent = start(address);
    await sent.send(bytes);
    return sent;
  };

  test('D-30 is handed on whole, however many parts it has', async () => {
    const sent = start(shopper);
    for (let each = 1; each <= 20; each += 1) await sent.send(each);
    sent.end();
    expect(await (await sent.answered).json()).toBe(210);
  });

  test('D-30 that does not arrive in time gets a 408, and the connection is closed', async () => {
    const sent = start(shopper);
    for (let second = 0; second < 9; second += 1) {
      await sent.send(1);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent.status).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    const response = await sent.answered;
    expect([response.status, response.headers.get('connection')]).toEqual([408, 'close']);
    expect(await response.json()).toMatchObject({
      code: 'request_timeout',
      detail: 'What you sent took too long to arrive. Please try again with a better connection.',
    });
  });

  test.each([
    ['by its length', { 'content-length': '601' }, 0],
    ['as it arrives', {}, 601],
  ])('D-30 that is too long gets a 413, %s', async (_, headers, bytes) => {
    const sent = start(shopper, headers);
    if (bytes) await sent.send(bytes);
    const response = await sent.answered;
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'too_large' }]);
  });

  test('D-30 finds memory while those of another address use up their share', async () => {
    await sending(shopper, 600);
    const last = await sending(shopper, 150);
    const beyond = await sending(shopper, 100);
    expect([last.status, beyond.status]).toEqual([null, 503]);
    expect((await beyond.answered).headers.get('retry-after')).toBe('5');
    const other = await sending(neighbor, 200);
    other.end();
    expect((await other.answered).status).toBe(200);
  });

  test('D-30 counts until its request is answered', async () => {
    let response = () => {};
    handled = new Promise((done) => (response = done));
    const first = await sending(shopper, 600);
    first.end();
    expect((await sending(shopper, 300)).status).toBe(503);
    response();
    await first.answered;
    expect((await sending(shopper, 300)).status).toBeNull();
  });

  test('D-30 gives its memory back whatever comes of it', async () => {
    for (let each = 0; each < 3; each += 1) {
      const done = await sending(shopper, 600);
      done.end();
      await done.answered;
      const late = await sending(shopper, 600);
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await late.answered).status).toBe(408);
    }
  });
});

describe('D-30 sockets of one address', () => {
  let api: TestApp;
  let server: Listening;
  const sockets: Socket[] = [];
  beforeEach(async () => {
    const atOnce = { reads: 4, signIn: 4, orders: 4, changes: 4, webhooks: 4 };
    api = await openTestApp({ settings: { ...settings, load: { ...settings.load, atOnce } } });
    const handler = (each: Request, bindings: object) => api.app.fetch(each, bindings);
    server = await listen({ host: '127.0.0.1', port: 0, handler, handleEarly: refuseEarly(api.context) });
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await server.close();
    await api.close();
  });

  const dial = async (lines: string[], body: string) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    sockets.push(socket.on('error', () => {}));
    await once(socket, 'connect');
    socket.write([...lines, 'host: shop.example', 'content-type: application/json', '', body].join('\r\n'));
    return socket;
  };
  const inProgress = () =>
    Object.values(api.context.admission.counts()).reduce((sum, { inProgress: count }) => sum + count, 0);
  const arriving = (count: number) =>
    expect.poll(async () => (await api.context.metrics.inFlight.get()).values[0]?.value).toBe(count);

  test.each([
    ['in chunks', 'transfer-encoding: chunked', '1\r\n{\r\n'],
    ['of a known length', 'content-length: 1000', '{'],
  ])('D-30 that send bodies %s without end take no places', async (_, framing, body) => {
    const paths = [
      '/v1/app/user/auth/email/login',
      '/v1/app/orders',
      '/v1/app/user/logs',
      '/v1/webhooks/dispensary/alder',
    ];
    for (const path of paths)
      for (let each = 0; each < 6; each += 1)
        await dial([`POST ${path} HTTP/1.1`, framing, `${header}: ${shopper}`], body);
    await arriving(24);
    expect(inProgress()).toBe(0);
    const ask = (path: string, address: string) =>
      fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [header]: address },
        body: JSON.stringify({ email: 'ana@shop.example', register: true }),
      });
    expect((await ask('/v1/app/user/auth/email', neighbor)).status).toBe(200);
    expect((await ask('/v1/app/orders', shopper)).status).toBe(401);
  });

  test('D-30 that close before their bodies are complete cause no server error', async () => {
    const error = vi.spyOn(api.context.log, 'error');
    const lines = ['POST /v1/app/orders HTTP/1.1', 'transfer-encoding: chunked', `${header}: ${shopper}`];
    const socket = await dial(lines, '1\r\n{\r\n');
    await arriving(1);
    socket.destroy();
    await arriving(0);
    expect(error).not.toHaveBeenCalled();
  });

  test('D-30 are closed after a 408', async () => {
    const app = new Hono<AppEnv>();
    app.onError(respondToError);
    app.use(receiveBodies({ settings }, () => ({ maxBytes: 1_000, timeoutMs: 20 })));
    const own = await listen({ host: '127.0.0.1', port: 0, handler: (each) => app.fetch(each) });
    const socket = connect(Number(new URL(own.origin).port), '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nhost: shop.example\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await own.close();
  });
});
