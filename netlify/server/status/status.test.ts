import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownerHeaders, testGate } from '../../../tests/fixtures/servers/ownerGate';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { jobRuns } from '../../database/workTables';
import { outgoingMessages, providers } from '../../database/providerTables';
import { buildProvider } from '../../../tests/fixtures/builders/orderShop';
import { listen, type Listening } from '../http/listen';
import { serverHandler } from '../http/serverHandler';
import { operationsHandler } from '../run/operationsHandler';
import { formatAge } from '../outgoing/formatAge';
import { quantile } from './readFigures';
import { watchStatus, type Status } from './readStatus';
import { statusPage } from './statusPage';

const now = new Date('2026-07-01T16:00:00.000Z');
let api: TestApp;
let server: Listening;

beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: serverHandler({
      api: api.app.fetch,
      site: () => new Response('page', { status: 404 }),
      gate: testGate(),
      outbox: null,
      operations: operationsHandler({ context: api.context, connection: { ...api.connection, snapshot: undefined } }),
    }),
  });
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const read = async (accept: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.origin}/__status`, { headers: { ...ownerHeaders, accept, ...headers } });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
};
/** Uses a raw request, because `fetch` sets the host itself. */
const statusAs = (host: string) =>
  new Promise<number | undefined>((done, fail) => {
    request(`${server.origin}/__status`, { headers: { ...ownerHeaders, host } }, (response) =>
      done(response.resume().statusCode),
    )
      .on('error', fail)
      .end();
  });

describe('/__status', () => {
  test('shows pending messages and dead letters, the jobs, and each route with its figures', async () => {
    const { database } = api.context;
    await database.insert(providers).values(buildProvider());
    const message = { providerId: 'alder', payload: {}, nextAt: now, createdAt: now };
    await database.insert(outgoingMessages).values([message, message, { ...message, deadAt: now }]);
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
    await database.insert(jobRuns).values([
      { name: 'outgoing', round: ago(5), startedAt: ago(5), finishedAt: now },
      { name: 'upkeep', round: ago(7200), startedAt: ago(7200), finishedAt: now, error: 'Error: <b>away</b>' },
    ]);
    await fetch(`${server.origin}/v1/app/orders/alder/secret`);
    const { text, type } = await read('application/json');
    expect(type).toBe('application/json');
    const status = JSON.parse(text) as Status;
    expect(status).toMatchObject({
      health: { status: 'ok' },
      messages: { dispensaries: { waiting: 2, dead: 1 }, shoppers: { waiting: 0, dead: 0 } },
      jobs: [
        { name: 'outgoing', ageSeconds: 5, error: null },
        { name: 'upkeep', ageSeconds: 7200, error: 'Error: <b>away</b>' },
      ],
    });
    const route = { method: 'GET', route: '/v1/app/orders/{providerId}/{detailsId}', count: 1, refused: 1, errors: 0 };
    expect(status.requests.routes).toEqual([expect.objectContaining(route)]);
    expect(status.load.queue).toEqual({ running: 0, waiting: 0 });
    expect(status.load.classes.reads).toEqual({ inProgress: 0, limit: 10_000, refused: 0 });
    expect(status.database!.migration).toMatch(/^\d{4}_/);
    expect(status.memory.residentBytes).toBeGreaterThan(1e6);
  });

  test('is a page without scripts, with job errors escaped', async () => {
    const { text, type } = await read('text/html,application/xhtml+xml,*/*;q=0.8');
    expect(type).toContain('text/html');
    for (const heading of [
      'Health',
      'Requests',
      'Orders',
      'Messages',
      'Load',
      'Jobs',
      'Memory',
      'Database',
      'Versions',
    ])
      expect(text).toContain(`>${heading}</h2>`);
    expect(text).toContain('2 h ago, failed: Error: &lt;b&gt;away&lt;/b&gt;');
    expect(text).not.toMatch(/<script|secret/);
  });

  test('says what a shop without the demo lacks before it can open, and nothing where it lacks nothing', async () => {
    const settings = { ...api.context.settings, hasDemoData: false };
    const status = await watchStatus({ ...api.context, settings }, () => ({ running: 0, waiting: 0 }))();
    expect(status.openingGaps).toEqual([
      expect.stringContaining('there is no operator'),
      expect.stringMatching(/no dispensary is complete: .+ lacks/),
    ]);
    expect(status.health.status).toBe('ok');
    expect(statusPage(status)).toMatch(/>Opening<\/h2>.*there is no operator.*invite &lt;email&gt;/s);
    expect((await read('text/html')).text).not.toContain('>Opening</h2>');
  });

  test('counts by class what was refused as too many, and says that the server is busy', async () => {
    const { admission } = api.context;
    const tickets = Array.from({ length: 10_000 }, (_, at) => admission.admit('orders', `address ${at}`));
    expect(() => admission.admit('orders', 'a')).toThrow('very busy');
    const { text } = await read('text/html');
    tickets.forEach((ticket) => admission.release(ticket));
    expect(text).toContain('<dt>Orders</dt><dd>10,000 of 10,000, refused 1</dd>');
    expect(text).toContain('<title>Status: busy</title>');
    const figures = (await read('text/plain;version=0.0.4')).text;
    expect(figures).toContain('shop_requests_refused{class="orders"} 1');
    expect(figures).toContain('database_queue{state="waiting"} 0');
  });

  test('is in Prometheus’s text format if requested', async () => {
    const { text, type } = await read('text/plain;version=0.0.4');
    expect(type).toContain('text/plain; version=0.0.4');
    expect(text).toContain('shop_messages{queue="dispensaries",state="dead"} 1');
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
    expect(text).toMatch(/process_resident_memory_bytes \d/);
  });

  test('does not exist for another host or port, or behind a proxy', async () => {
    const port = new URL(server.origin).port;
    expect([await statusAs(`localhost:${port}`), await statusAs('localhost:1')]).toEqual([200, 404]);
    expect(await statusAs('evil.example')).toBe(404);
    expect((await read('text/html', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    expect((await read('text/html', { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
  });
});

describe('metrics', () => {
  const buckets = [
    { upTo: 0.01, count: 50 },
    { upTo: 0.1, count: 90 },
    { upTo: 1, count: 99 },
    { upTo: Infinity, count: 100 },
  ];
  test.each([
    ['within a bucket, as evenly spread', 0.7, 0.055],
    ['at a bound', 0.5, 0.01],
    ['beyond the last bound: that bound', 0.995, 1],
  ])('a quantile %s', (_, share, seconds) => {
    expect(quantile(buckets, share)).toBeCloseTo(seconds, 9);
  });
  test('a quantile without observations is 0', () => expect(quantile([], 0.5)).toBe(0));

  test.each([
    [0, '0 s'],
    [59.9, '59 s'],
    [61, '1 min 1 s'],
    [3600, '1 h'],
    [90_061, '1 d 1 h'],
  ])('%d seconds are shown as %s', (seconds, text) => {
    expect(formatAge(seconds)).toBe(text);
  });
});
