import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { openTraceCollector, type TraceCollector } from '../../../tests/fixtures/servers/traceCollector';
import { testSettings } from '../../../tests/fixtures/testApp';
import { withRequestId } from '../log/lineIds';
import type { TracingSettings } from '../settings/tracingSettings';
import { openTracing } from './openTracing';
import { currentSpan, inSpan, inTrace, type StartTrace } from './spans';

let collector: TraceCollector;
beforeEach(async () => {
  collector = await openTraceCollector();
});
afterEach(() => collector.close());

function open(env: Record<string, string> = {}) {
  const { log, lines } = captureLog();
  const { tracing } = testSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...env });
  return { ...openTracing(tracing as TracingSettings, log), lines };
}

const record = (startTrace: StartTrace, count: number): void => {
  for (let index = 0; index < count; index += 1) startTrace({ name: 'sample' })?.end();
};
/** As many as make a batch, which is sent at once. */
const batch = 512;
const caller = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`;

describe('spans', () => {
  test('are sent to /v1/traces below the endpoint, with the headers and the name of the service', async () => {
    const { startTrace, close } = open({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/otlp/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb, x-team = shop',
      OTEL_SERVICE_NAME: 'shop-east',
    });
    startTrace({ name: 'sample', kind: 'server', attributes: { 'http.route': '/a' } })!.end();
    await close();
    expect(collector.paths).toEqual(['/otlp/v1/traces']);
    expect(collector.headers[0]).toMatchObject({ 'api-key': 'a,b', 'x-team': 'shop' });
    expect(collector.resources()).toMatchObject([{ 'service.name': 'shop-east' }]);
    expect(collector.spans()).toMatchObject([{ name: 'sample', kind: 2, attributes: { 'http.route': '/a' } }]);
  });

  test('nest, and record the class of an error but not its message', async () => {
    const { startTrace, close } = open();
    const fail = () => Promise.reject(new RangeError('mara@shop.example'));
    const work = () =>
      inSpan(
        () => ({ name: 'inner' }),
        () => inSpan(() => ({ name: 'innermost' }), fail),
      );
    await expect(inTrace(startTrace, () => ({ name: 'outer' }), work)).rejects.toThrow(RangeError);
    await close();
    const [innermost, inner, outer] = collector.spans();
    expect([innermost!.parentSpanId, inner!.parentSpanId, outer!.parentSpanId]).toEqual([
      inner!.spanId,
      outer!.spanId,
      undefined,
    ]);
    expect(new Set([innermost!, inner!, outer!].map(({ traceId }) => traceId)).size).toBe(1);
    expect(outer).toMatchObject({ attributes: { 'error.type': 'RangeError' }, status: { code: 2 } });
    expect(collector.bodies.join()).not.toContain('mara');
  });

  test('long values are cut', async () => {
    const { startTrace, close } = open();
    startTrace({ name: 'sample', attributes: { 'db.query.text': 'x'.repeat(100_000) } })!.end();
    await close();
    expect(String(collector.spans()[0]!.attributes['db.query.text'])).toHaveLength(2_000);
  });
});

describe('sampling', () => {
  test.each([
    ['always_on', undefined, true],
    ['parentbased_always_on', '0', true],
    ['traceidratio', undefined, true],
    ['parentbased_traceidratio', '1', true],
    ['traceidratio', '0', false],
    ['always_off', '1', false],
    ['parentbased_always_off', undefined, false],
  ])('%s with the argument %s, whatever the caller asks for', (OTEL_TRACES_SAMPLER, argument, isSampled) => {
    const { startTrace } = open({ OTEL_TRACES_SAMPLER, ...(argument && { OTEL_TRACES_SAMPLER_ARG: argument }) });
    const span = startTrace({ name: 'sample', traceparent });
    expect(span !== null).toBe(isSampled);
  });

  test('a ratio records a part', () => {
    const { startTrace } = open({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.5' });
    const sampled = Array.from({ length: 400 }, () => startTrace({ name: 'sample', traceparent })).filter(Boolean);
    expect(sampled.length).toBeGreaterThan(100);
    expect(sampled.length).toBeLessThan(300);
  });

  test('work that is not sampled has no spans, even inside a trace that is', async () => {
    const { startTrace, close } = open();
    const unsampled = () =>
      inTrace(
        () => null,
        () => ({ name: 'never' }),
        () =>
          inSpan(
            () => ({ name: 'never' }),
            async () => currentSpan(),
          ),
      );
    expect(await inTrace(startTrace, () => ({ name: 'outer' }), unsampled)).toBeNull();
    await close();
    expect(collector.spans().map(({ name }) => name)).toEqual(['outer']);
  });
});

describe('the caller’s traceparent', () => {
  test('is linked to, and its trace is not continued', async () => {
    const { startTrace, close } = open();
    startTrace({ name: 'sample', traceparent })!.end();
    startTrace({ name: 'sample', traceparent: traceparent.replace(/01$/, '00') })!.end();
    await close();
    for (const { links, traceId, parentSpanId } of collector.spans()) {
      expect([links, parentSpanId]).toEqual([[caller], undefined]);
      expect(traceId).not.toBe(caller.traceId);
    }
    expect(collector.spans()).toHaveLength(2);
  });

  test.each([
    '',
    'mara@shop.example',
    `00-${'0'.repeat(32)}-${caller.spanId}-01`,
    `${traceparent}-mara`,
    `ff${traceparent.slice(2)}`,
  ])('is ignored if it is %j', async (invalid) => {
    const { startTrace, close } = open();
    startTrace({ name: 'sample', traceparent: invalid })!.end();
    await close();
    expect(collector.spans()).toMatchObject([{ links: [] }]);
  });
});

describe('a collector that does not take spans', () => {
  test('costs one log line until it takes them again, outside of any request', async () => {
    const { startTrace, close, lines } = open();
    collector.status = 400;
    withRequestId('request-1', () => record(startTrace, 3 * batch));
    await expect.poll(lines).toHaveLength(1);
    await expect.poll(() => collector.bodies).toHaveLength(3);
    collector.status = 200;
    record(startTrace, batch);
    await expect.poll(lines).toHaveLength(2);
    collector.status = 500;
    record(startTrace, batch);
    await expect.poll(lines).toHaveLength(3);
    const failed = 'Traces cannot be sent; they are dropped until they can';
    expect(lines().map(({ level, msg }) => [level, msg])).toEqual([
      ['warn', failed],
      ['info', 'Traces are sent again'],
      ['warn', failed],
    ]);
    expect(lines().filter((line) => 'requestId' in line || 'trace_id' in line)).toEqual([]);
    await close();
  });

  test('keeps the server from stopping for a while at most, and the spans for it are limited', async () => {
    const { startTrace, close } = open();
    collector.status = null;
    record(startTrace, 20_000);
    await close();
    expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 2 * batch);
  });

  test('may be gone', async () => {
    const { startTrace, close } = open();
    await collector.close();
    record(startTrace, 1);
    await close();
  });
});
