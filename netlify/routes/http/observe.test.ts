import { afterEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { buildOrder, openShop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { createMetrics } from '../../platform/metrics';
import { createApp } from '../app';

const api = await setUpTestApp();
afterEach(() => api.reset());

function open() {
  const captured = captureLog();
  const metrics = createMetrics(() => ({ total: 10, idle: 0, waiting: 3 }));
  const context = { ...api.context, log: captured.log, metrics };
  return { ...captured, metrics, app: createApp(context) };
}
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe('the log has one line per request', () => {
  test('with the route pattern, and neither the path nor the query', async () => {
    const { app, lines, text } = open();
    const { headers } = await api.signedIn();
    await app.request('/v1/app/orders/alder/secret-details?placeId=where-mara-lives', { headers });
    await app.request('/.netlify/functions/delivery-suggestions?text=12+Elm+St');
    expect(lines()).toMatchObject([
      { level: 'info', method: 'GET', route: '/v1/app/orders/{providerId}/{detailsId}', status: 404 },
      { level: 'info', method: 'GET', route: '/.netlify/functions/delivery-suggestions', status: 200 },
    ]);
    expect(lines()[0]).toMatchObject({ code: 'order_unknown', ms: expect.any(Number) as number });
    expect(text()).not.toMatch(/secret-details|mara|Elm|alder/);
  });

  test('all unknown routes share one name, and all unknown methods another', async () => {
    const { app, lines } = open();
    await app.request('/v1/mara@shop.example/2135550142');
    await app.request('/v1/app/user/me', { method: 'PURGE' });
    expect(lines().map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', 'unmatched', 404],
      ['OTHER', 'unmatched', 405],
    ]);
  });

  test.each([
    ['a well-formed id is kept', 'trace-0af7_65', true],
    ['one with a control character is replaced', 'a\tb', false],
    ['one that is too long is replaced', 'a'.repeat(101), false],
    ['one with other characters is replaced', 'a{"level":"error"}', false],
  ])('%s', async (_, id, isKept) => {
    const { app, lines } = open();
    const response = await app.request('/v1/health', { headers: { 'x-request-id': id } });
    const answered = response.headers.get('x-request-id');
    expect(answered === id).toBe(isKept);
    if (!isKept) expect(answered).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines()[0]!.requestId).toBe(answered);
  });
});

describe('metrics', () => {
  const read = async ({ registry }: ReturnType<typeof createMetrics>, name: string) =>
    (await registry.getMetricsAsJSON())
      .find((metric) => metric.name === name)!
      .values.map(({ labels, value }) => [...Object.values(labels), value]);

  test('requests are counted by route pattern, method and status, and none stays in flight', async () => {
    const { app, metrics } = open();
    await app.request('/v1/health');
    await app.request('/v1/health', { method: 'HEAD' });
    await app.request('/v1/app/orders/a/b');
    expect(await read(metrics, 'http_requests_total')).toEqual([
      ['GET', '/v1/health', 200, 1],
      ['HEAD', '/v1/health', 200, 1],
      ['GET', '/v1/app/orders/{providerId}/{detailsId}', 401, 1],
    ]);
    expect(await read(metrics, 'http_requests_in_flight')).toEqual([[0]]);
    expect(await read(metrics, 'database_pool_waiting_peak')).toEqual([[3]]);
    expect(await metrics.registry.metrics()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/v1/health"} 1',
    );
  });

  test('codes are counted by channel, and orders and dispensary webhooks by outcome', async () => {
    const { app, metrics, text } = open();
    const shop = await openShop(api);
    const { headers } = await shop.shopper();
    await app.request('/v1/app/user/auth/email', json({ email: 'mara@shop.example', register: true }));
    await app.request('/v1/app/user/auth/phone', json({ phoneNumber: '2135550142' }));
    const order = { ...json(buildOrder()), headers: { ...headers, ...json({}).headers, 'idempotency-key': 'a' } };
    await app.request('/v1/app/orders', order);
    await app.request('/v1/webhooks/dispensary/alder', json({ type: 'orders.list', data: {} }));
    expect(await read(metrics, 'shop_codes_sent_total')).toEqual([['email', 1]]);
    expect(await read(metrics, 'shop_webhooks_received_total')).toEqual([['dispensary', 'signature_invalid', 1]]);
    expect(await read(metrics, 'shop_orders_total')).toEqual([['order_changed', 1]]);
    expect((await metrics.registry.metrics()) + text()).not.toMatch(/mara|2135550142/);
  });
});
