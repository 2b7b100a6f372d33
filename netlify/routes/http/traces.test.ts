import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildOrder, placed } from '../../../tests/fixtures/builders/orderShop';
import { setUpMailServer } from '../../../tests/fixtures/builders/setUpMailServer';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { openPushService } from '../../../tests/fixtures/servers/pushService';
import {
  openTraceCollector,
  type CollectedSpan,
  type TraceCollector,
} from '../../../tests/fixtures/servers/traceCollector';
import { providers } from '../../database/providerTables';
import { openTracing, type Tracing } from '../../platform/tracing/openTracing';
import type { AppContext } from '../../services/context/appContext';
import { jobs, type Job } from '../../services/jobs/jobs';
import { runJob } from '../../services/jobs/runJob';
import { sendQueues } from '../../services/jobs/sendQueues';
import { createApp } from '../app';

const suite = setUpMailServer();
let hooks: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  hooks = await openPushService();
});
afterAll(() => hooks.close());

let collector: TraceCollector;
let tracing: Tracing;
let context: AppContext;
let log: ReturnType<typeof captureLog>;
beforeEach(async () => {
  collector = await openTraceCollector();
  log = captureLog();
  tracing = openTracing({ url: `${collector.url}/v1/traces`, headers: {}, serviceName: null, ratio: 1 }, log.log);
  // The mail server's settings have a public address, so webhooks to this machine would be refused.
  const options = { ...suite.api.context.settings, webhookTargets: 'loopback' as const };
  context = { ...suite.api.context, settings: options, log: log.log, startTrace: tracing.startTrace };
});
afterEach(() => collector.close());

/** The spans of all requests and jobs so far. */
async function readSpans(): Promise<CollectedSpan[]> {
  await tracing.close();
  return collector.spans();
}
const open = () => createApp(context);
const signUp = (email: string, headers = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ email, register: true }),
});
const signUpRoute = 'POST /v1/app/user/auth/email';
const isRoot = ({ parentSpanId }: CollectedSpan) => parentSpanId === undefined;
const childrenOf = (spans: CollectedSpan[], { spanId }: CollectedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId);

describe('a request', () => {
  test('is one trace with its statements and calls of other services, and its log line has the trace’s id', async () => {
    const response = await open().request(
      '/v1/app/user/auth/email?utm=a',
      signUp('mara@shop.example', { 'x-request-id': 'request-1' }),
    );
    expect(response.status).toBe(200);
    const spans = await readSpans();
    const [root, ...others] = spans.filter(isRoot);
    expect(others).toEqual([]);
    expect(root).toMatchObject({
      name: signUpRoute,
      kind: 2,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/v1/app/user/auth/email',
        'http.response.status_code': 200,
        'request.id': 'request-1',
      },
    });
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([root!.traceId]));
    const children = childrenOf(spans, root!);
    expect(children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select users', 'insert login_codes', 'smtp send']),
    );
    const statements = children.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.length).toBeGreaterThan(2);
    expect(statements.filter(({ kind }) => kind !== 3)).toEqual([]);
    expect(log.lines().map(({ msg, trace_id }) => [msg, trace_id])).toEqual([['request', root!.traceId]]);
  });

  test('keeps apart from others at the same time', async () => {
    const app = open();
    const alone = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2
          ? app.request('/v1/app/ratings')
          : app.request('/v1/app/user/auth/email', signUp(`mara${index}@shop.example`)),
      ),
    );
    expect(alone.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const spans = await readSpans();
    const roots = spans.filter(isRoot);
    expect(new Set(roots.map(({ traceId }) => traceId)).size).toBe(12);
    const tree = (root: CollectedSpan) => {
      const own = spans.filter(({ traceId }) => traceId === root.traceId);
      expect(childrenOf(spans, root)).toHaveLength(own.length - 1);
      return own.filter(({ name }) => name === 'smtp send').length;
    };
    const mails = roots.map((root) => `${root.name} ${tree(root)}`);
    const six = (text: string): string[] => Array<string>(6).fill(text);
    expect(mails.sort()).toEqual([...six('GET /v1/app/ratings 0'), ...six(`${signUpRoute} 1`)]);
  });

  test('that fails has the problem’s code, and unknown paths and methods have no name of their own', async () => {
    context = { ...context, requireDatabase: () => Promise.reject(new Error('mara@shop.example')) };
    await open().request('/v1/app/ratings');
    await open().request('/v1/mara@shop.example', { method: 'PURGE' });
    const [failed, unknown] = await readSpans();
    expect(failed).toMatchObject({
      status: { code: 2 },
      attributes: { 'http.response.status_code': 500, 'error.type': 'server_error' },
    });
    expect(unknown).toMatchObject({ name: 'OTHER unmatched' });
    expect(collector.bodies.join()).not.toContain('mara');
  });
});

describe('jobs', () => {
  test('each run is a trace, and one that fails says so', async () => {
    const failing: Job = { name: 'failing', everySeconds: 5, work: () => Promise.reject(new RangeError('mara')) };
    await Promise.all([runJob(context, jobs.upkeep), runJob(context, failing)]);
    const spans = await readSpans();
    const roots = spans.filter(isRoot).sort((a, b) => a.name.localeCompare(b.name));
    expect(roots).toMatchObject([
      { name: 'job failing', status: { code: 2 }, attributes: { 'job.name': 'failing', 'error.type': 'RangeError' } },
      { name: 'job upkeep', status: {} },
    ]);
    for (const root of roots) expect(childrenOf(spans, root).length).toBeGreaterThan(0);
    const failure = log.lines().find(({ msg }) => msg === 'A job failed');
    expect(failure).toMatchObject({ trace_id: roots[0]!.traceId });
    expect(collector.bodies.join()).not.toContain('mara');
  });

  test('a message that a request queued is sent in a trace of a job, which links to the request', async () => {
    const app = open();
    const webhookUrl = hooks.endpoint('alder');
    await context.database.update(providers).set({ webhookUrl }).where(eq(providers.id, 'alder'));
    const { headers } = await suite.shop.shopper({ email: 'mara@shop.example', emailVerified: true });
    const order = { ...buildOrder(), addressTwo: undefined };
    const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': 'key-1' };
    await placed(app.request('/v1/app/orders', { method: 'POST', headers: json, body: JSON.stringify(order) }));
    await sendQueues(context, new AbortController().signal);
    const spans = await readSpans();
    const placing = spans.find(({ name }) => name === 'POST /v1/app/orders')!;
    const sending = spans.filter(({ name }) => name === 'send message');
    const jobOf = ({ parentSpanId }: CollectedSpan) => spans.find(({ spanId }) => spanId === parentSpanId)!.name;
    expect(sending.map(jobOf).sort()).toEqual(['job notices', 'job outgoing']);
    for (const message of sending) {
      expect(message.links).toEqual([{ traceId: placing.traceId, spanId: placing.spanId }]);
      expect(message.attributes['messaging.message.id']).toMatch(/^[0-9a-f-]{36}$/);
    }
    const calls = sending
      .flatMap((message) => childrenOf(spans, message))
      .filter(({ attributes }) => attributes['peer.service']);
    expect(calls.map(({ name }) => name).sort()).toEqual(['dispensary POST', 'smtp send']);
  });
});

describe('privacy', () => {
  test('nothing that is sent has anything about the person or what they sent', async () => {
    const app = open();
    const address = '203.0.113.77';
    const connection = { incoming: { socket: { remoteAddress: address } } };
    const email = 'mara.quill@shop.example';
    const phoneNumber = '2135550142';
    const person = { email, emailVerified: true, phoneNumber, phoneNumberVerified: true };
    const { headers, userId } = await suite.shop.shopper({
      ...person,
      givenName: 'Marabel',
      familyName: 'Quillfeather',
    });
    await context.database.update(providers).set({ webhookUrl: hooks.endpoint('alder') });
    const json = { ...headers, 'content-type': 'application/json', 'idempotency-key': 'key-of-mara' };
    const body = JSON.stringify({ ...buildOrder(), addressTwo: 'Unit 4711' });
    const order = await placed(app.request('/v1/app/orders', { method: 'POST', headers: json, body }, connection));
    await app.request('/v1/app/user/auth/email', signUp('new.mara@shop.example'), connection);
    await app.request(
      `/v1/app/orders/alder/${order.detailsId}?placeId=where-mara-lives`,
      { headers: json },
      connection,
    );
    await app.request('/.netlify/functions/delivery-suggestions?text=12+Elm+Street', {}, connection);
    await app.request(
      '/v1/app/user/me',
      { headers: { ...headers, baggage: 'user=mara', tracestate: 'a=mara' } },
      connection,
    );
    await sendQueues(context, new AbortController().signal);
    const spans = await readSpans();
    expect(spans.filter(isRoot).length).toBeGreaterThan(5);
    expect(suite.texts.length).toBeGreaterThan(0);
    const mails = suite.received
      .map(({ body: text }) => /\b\d{6}\b/.exec(text)?.[0])
      .filter((code) => code !== undefined);
    expect(mails).not.toEqual([]);
    const secrets = [
      email,
      'new.mara',
      phoneNumber,
      'Marabel',
      'Quillfeather',
      userId,
      address,
      'key-of-mara',
      'Unit 4711',
    ];
    const sent = [
      'Spring St',
      '90012',
      'Elm',
      'where-mara',
      headers.authorization.replace('Bearer ', ''),
      'user=mara',
      'a=mara',
    ];
    const ids = [order.detailsId, order.orderLogId, order.orderNumber, hooks.endpoint('alder'), '127.0.0.1'];
    const text = collector.bodies.join('\n');
    // Digits by themselves: they may be a part of a random id.
    const isIn = (value: string) => (/^\d+$/.test(value) ? RegExp(`\\b${value}\\b`).test(text) : text.includes(value));
    expect([...secrets, ...sent, ...ids, ...mails].filter(isIn)).toEqual([]);
  });
});
