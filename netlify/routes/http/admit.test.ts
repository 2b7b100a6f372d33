import { request } from 'node:http';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { listen, type Listening } from '../../server/http/listen';
import { admitRequests, requestClass } from './admit';
import type { AppEnv } from './appEnv';
import { refuseEarly } from './refuseEarly';

let api: TestApp;
let server: Listening;
beforeAll(async () => {
  api = await openTestApp({ settings: testSettings({ ORDERS_AT_ONCE: '2' }) });
  const handler = (each: Request, bindings: object) => api.app.fetch(each, bindings);
  server = await listen({ host: '127.0.0.1', port: 0, handler, handleEarly: refuseEarly(api.context) });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const heldReleases: (() => void)[] = [];
const hold = (count: number) => {
  for (let each = 0; each < count; each += 1) {
    const ticket = api.context.admission.admit('orders', `address ${each}`);
    heldReleases.push(() => api.context.admission.release(ticket));
  }
};
afterEach(() => heldReleases.splice(0).forEach((leave) => leave()));

const order = (origin: string | null, headers: Record<string, string> = {}) => {
  const init = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', ...headers } };
  return origin ? fetch(`${origin}/v1/app/orders`, init) : Promise.resolve(api.app.request('/v1/app/orders', init));
};
const inProgress = () => api.context.admission.counts().orders.inProgress;

test.each([
  ['POST', '/v1/app/orders', 'orders'],
  ['GET', '/v1/app/orders', 'reads'],
  ['POST', '/v1/app/user/auth/email/login', 'signIn'],
  ['PUT', '/v1/app/user/v2', 'changes'],
  ['POST', '/v1/webhooks/dispensary/alder', 'webhooks'],
  ['GET', '/.netlify/functions/delivery-provider-products', 'reads'],
  ['GET', '/v1/docs', 'reads'],
  ['HEAD', '/v1/openapi.json', 'reads'],
  ['GET', '/v1/health', null],
  ['GET', '/v1/health/live', null],
  ['POST', '/v1/app/user/upload-id', null],
])('%s %s is limited as %s', (method, path, expected) => {
  expect(requestClass(method, path)).toBe(expected);
});

describe('an order over the limit', () => {
  test.each(['before the request is parsed', 'by the API itself'])('is refused %s', async (moment) => {
    hold(2);
    const response = await order(moment.startsWith('before') ? server.origin : null, { 'accept-language': 'fr' });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'server_busy',
      detail: 'Nous sommes très occupés en ce moment. Veuillez réessayer dans quelques secondes.',
    });
  });

  test('delays neither reads nor the liveness check, and readiness is busy, not down', async () => {
    hold(2);
    await order(server.origin);
    const ask = async (path: string) => (await fetch(server.origin + path)).json();
    expect(await ask('/v1/health/live')).toEqual({ status: 'ok' });
    expect(await ask('/v1/health/ready')).toEqual({ status: 'busy' });
    expect(await ask('/v1/health')).toEqual({ status: 'busy' });
    expect((await fetch(`${server.origin}/v1/app/orders?page=1`)).status).toBe(401);
  });

  test('is admitted once there is room, and gives its place back', async () => {
    for (let each = 0; each < 5; each += 1) expect((await order(server.origin)).status).toBe(401);
    await expect.poll(inProgress).toBe(0);
  });
});

test('a request whose client disconnects keeps its place until its work ends', async () => {
  let response = () => {};
  const handled = new Promise<Response>((done) => (response = () => done(new Response())));
  const onBegin = vi.fn();
  const app = new Hono<AppEnv>().use(admitRequests(api.context)).post('/v1/app/orders', () => {
    onBegin();
    return handled;
  });
  const handler = (each: Request, bindings: object) => app.fetch(each, bindings as AppEnv['Bindings']);
  const earlyServer = await listen({ host: '127.0.0.1', port: 0, handler, handleEarly: refuseEarly(api.context) });
  const { port, hostname } = new URL(earlyServer.origin);
  const sent = request({ port, hostname, path: '/v1/app/orders', method: 'POST' });
  sent.on('error', () => {}).end('{}');
  await expect.poll(() => onBegin.mock.calls.length).toBe(1);
  sent.destroy();
  await new Promise((done) => setTimeout(done, 100));
  expect(inProgress()).toBe(1);
  response();
  await expect.poll(inProgress).toBe(0);
  await earlyServer.close();
});

test('a refusal waits for a second, so that clients which retry immediately cost little', async () => {
  hold(2);
  const start = performance.now();
  await order(server.origin);
  expect(performance.now() - start).toBeGreaterThan(990);
});
