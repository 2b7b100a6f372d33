import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProvider, openShop, placed, read, shopTime, type Shop } from '../../tests/fixtures/orderShop';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import type { Order } from '../../src/domain/order/orderSchema';
import { canMoveOrder, orderPath, orderStatuses, type OrderStatus } from '../../src/domain/order/orderStatus';
import { orders, providerProducts, providers, webhookReceipts } from '../database/schema';
import { signatureHeaders } from '../platform/webhooks';

let shopApp: TestApp;
let shop: Shop;
let order: Order;
beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => shopTime });
}, 30_000);
afterAll(() => shopApp.close());
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp);
  order = await placed(shop.place((await shop.shopper()).headers));
});

const path = '/v1/webhooks/dispensary/alder';
const statusOf = async () => (await shopApp.context.database.select({ status: orders.status }).from(orders))[0]!.status;
const setStatus = (status: OrderStatus) => shopApp.context.database.update(orders).set({ status });

describe('moving an order', () => {
  test('D-14 D-15 a delivery goes all the way, each step an event with its time', async () => {
    for (const status of orderPath.delivery.slice(1)) expect((await shop.move(order, status)).status).toBe(200);
    const { body } = await read(
      shop.send({ type: 'order.status', data: { orderLogId: order.orderLogId, status: 'PACKED' } }),
    );
    expect(body.code).toBe('order_status_conflict');
    expect(await statusOf()).toBe('COMPLETED');
    const events = await shopApp.context.database.query.orderEvents.findMany({
      orderBy: (table, { asc }) => asc(table.sequence),
    });
    expect(events.map(({ sequence, status, actor }) => [sequence, status, actor])).toEqual([
      [1, 'PLACED', 'shopper'],
      [2, 'ACCEPTED', 'dispensary'],
      [3, 'PACKED', 'dispensary'],
      [4, 'ON_THE_WAY', 'dispensary'],
      [5, 'COMPLETED', 'dispensary'],
    ]);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 18 });
  });

  const moves = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => to !== 'PLACED').map((to) => [from, to] as const),
  );
  test.each(moves)('D-14 D-15 from %s to %s the answer is what the table of moves says', async (from, to) => {
    await setStatus(from);
    const { status, body } = await read(shop.move(order, to, 'Because'));
    const isAllowed = canMoveOrder('delivery', { from, to }, 'dispensary');
    expect(status).toBe(isAllowed ? 200 : 409);
    expect(isAllowed || body.code === 'order_status_conflict').toBe(true);
    expect(await statusOf()).toBe(isAllowed ? to : from);
  });

  test('D-14 declining needs a reason, gives stock and slot back, and tells the shopper why', async () => {
    const refused = await read(shop.move(order, 'DECLINED'));
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'data.reason' }] } });
    expect((await shop.move(order, 'DECLINED', 'Out of range today')).status).toBe(200);
    expect(await shop.stock()).toEqual({ 'pod-a': 20, 'pod-b': 10 });
    expect(await shop.taken()).toBe(0);
    const [event] = await shopApp.context.database.query.orderEvents.findMany({
      where: (table, { eq: is }) => is(table.sequence, 2),
    });
    expect(event).toMatchObject({ status: 'DECLINED', reason: 'Out of range today' });
  });

  test('D-14 the dispensary may cancel on the way: stock and slot come back', async () => {
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) await shop.move(order, status);
    expect((await shop.move(order, 'CANCELLED', 'The car broke down')).status).toBe(200);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await shop.taken()).toBe(0);
  });

  test('D-15 an order of another provider is unknown', async () => {
    const birch = buildProvider({ id: 'birch' });
    await shopApp.context.database.insert(providers).values(birch);
    const body = JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'ACCEPTED' } });
    const headers = signatureHeaders(birch.webhookSecret, { id: 'm1', at: new Date(), body });
    const answer = await read(shopApp.app.request('/v1/webhooks/dispensary/birch', { method: 'POST', headers, body }));
    expect(answer).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect(await statusOf()).toBe('PLACED');
  });
});

describe('stock, prices and lists', () => {
  const product = async () =>
    (
      await shopApp.context.database
        .select()
        .from(providerProducts)
        .where(eq(providerProducts.productVariantId, 'pod-a'))
    )[0]!;

  test('D-15 stock and price are set', async () => {
    expect(
      (await shop.send({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 7 } })).status,
    ).toBe(200);
    expect((await shop.send({ type: 'price.update', data: { productVariantId: 'pod-a', price: 31.55 } })).status).toBe(
      200,
    );
    expect(await product()).toMatchObject({ available: 7, priceCents: 3155 });
  });

  test.each([
    [{ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: -1 } }, 'data.availableQuantity'],
    [{ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 1.5 } }, 'data.availableQuantity'],
    [{ type: 'price.update', data: { productVariantId: 'pod-a', price: 0 } }, 'data.price'],
    [{ type: 'price.update', data: { productVariantId: 'pod-a', price: 1.001 } }, 'data.price'],
    [{ type: 'order.status', data: { status: 'ACCEPTED' } }, 'data'],
    [{ type: 'order.status', data: { detailsId: 'x', status: 'PLACED' } }, 'data.status'],
    [{ type: 'order.delete', data: {} }, 'type'],
  ])('D-15 D-30 %j is not valid at %s', async (message, fault) => {
    const { status, body } = await read(shop.send(message));
    expect([status, body.code]).toEqual([422, 'not_valid']);
    expect(body.errors!.map((error) => error.path)).toContain(fault);
    expect(await product()).toMatchObject({ available: 18, priceCents: 3000 });
  });

  test('D-15 a variant that the provider does not carry is unknown', async () => {
    const answer = await read(
      shop.send({ type: 'stock.update', data: { productVariantId: 'pod-z', availableQuantity: 7 } }),
    );
    expect(answer).toMatchObject({ status: 404, body: { code: 'product_unknown' } });
  });

  test('D-15 the open orders are listed, past ones are not', async () => {
    const list = async () => ((await (await shop.send({ type: 'orders.list' })).json()) as { orders: Order[] }).orders;
    expect(await list()).toEqual([order]);
    await shop.move(order, 'DECLINED', 'Closed');
    expect(await list()).toEqual([]);
  });
});

describe('D-15 what is not the dispensary’s word', () => {
  const body = () => JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'ACCEPTED' } });
  const signed = (values: Partial<{ id: string; at: Date; body: string; secret: string }> = {}) =>
    signatureHeaders(values.secret ?? shop.provider.webhookSecret, {
      id: 'm1',
      at: new Date(),
      body: body(),
      ...values,
    });
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const without = (name: string) => Object.fromEntries(Object.entries(signed()).filter(([key]) => key !== name));

  test.each<[string, () => { headers: Record<string, string>; body?: string; to?: string }]>([
    ['unsigned', () => ({ headers: {} })],
    ['without an id', () => ({ headers: without('webhook-id') })],
    ['without a time', () => ({ headers: without('webhook-timestamp') })],
    ['without a signature', () => ({ headers: without('webhook-signature') })],
    ['signed with another secret', () => ({ headers: signed({ secret: buildProvider().webhookSecret }) })],
    ['with another body', () => ({ headers: signed(), body: body().replace('ACCEPTED', 'COMPLETED') })],
    ['with another id', () => ({ headers: { ...signed(), 'webhook-id': 'm2' } })],
    [
      'with another time',
      () => ({ headers: { ...signed(), 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 5) } }),
    ],
    ['with a signature of zeros', () => ({ headers: { ...signed(), 'webhook-signature': `v1,${'A'.repeat(43)}=` } })],
    ['with an empty signature', () => ({ headers: { ...signed(), 'webhook-signature': 'v1,' } })],
    [
      'with a signature of another version',
      () => ({ headers: { ...signed(), 'webhook-signature': signed()['webhook-signature']!.replace('v1,', 'v2,') } }),
    ],
    ['six minutes old', () => ({ headers: signed({ at: minutesAgo(6) }) })],
    ['six minutes ahead', () => ({ headers: signed({ at: minutesAgo(-6) }) })],
    ['with an odd id', () => ({ headers: signed({ id: 'm 1' }) })],
    ['to a provider that is not there', () => ({ headers: signed(), to: '/v1/webhooks/dispensary/nobody' })],
  ])('D-15 %s: 401, and nothing is done', async (_, forge) => {
    const forged = forge();
    const answer = await read(
      shopApp.app.request(forged.to ?? path, { method: 'POST', headers: forged.headers, body: forged.body ?? body() }),
    );
    expect(answer).toMatchObject({ status: 401, body: { code: 'signature_invalid' } });
    expect(await statusOf()).toBe('PLACED');
    expect(await shopApp.context.database.select().from(webhookReceipts)).toEqual([]);
  });

  test('D-15 another provider’s secret does not move this one’s orders', async () => {
    const birch = buildProvider({ id: 'birch' });
    await shopApp.context.database.insert(providers).values(birch);
    const answer = await shopApp.app.request(path, {
      method: 'POST',
      headers: signed({ secret: birch.webhookSecret }),
      body: body(),
    });
    expect(answer.status).toBe(401);
  });

  test('D-15 four minutes old is in time', async () => {
    const answer = await shopApp.app.request(path, {
      method: 'POST',
      headers: signed({ at: minutesAgo(4) }),
      body: body(),
    });
    expect(answer.status).toBe(200);
  });

  test('D-15 a replay answers 200 with duplicate, and does nothing', async () => {
    const headers = signed();
    const send = () => shopApp.app.request(path, { method: 'POST', headers, body: body() });
    expect(await (await send()).json()).toMatchObject({ duplicate: false });
    expect((await shop.move(order, 'PACKED')).status).toBe(200);
    expect(await read(send())).toEqual({ status: 200, body: { duplicate: true } });
    expect(await statusOf()).toBe('PACKED');
  });

  test('D-15 a replayed list of orders shows none', async () => {
    const list = JSON.stringify({ type: 'orders.list' });
    const headers = signed({ body: list });
    const send = () => read(shopApp.app.request(path, { method: 'POST', headers, body: list }));
    await send();
    expect(await send()).toEqual({ status: 200, body: { duplicate: true } });
  });

  test('D-15 one message sent ten times at once is taken once', async () => {
    const stockBody = JSON.stringify({
      type: 'order.status',
      data: { detailsId: order.detailsId, status: 'DECLINED', reason: 'Closed' },
    });
    const headers = signed({ body: stockBody });
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const answer = await shopApp.app.request(path, { method: 'POST', headers, body: stockBody });
        return ((await answer.json()) as { duplicate: boolean }).duplicate;
      }),
    );
    expect(answers.filter((isDuplicate) => !isDuplicate)).toHaveLength(1);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 20 });
  });

  test('D-15 a refused message is judged anew when it is sent again', async () => {
    const early = JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'PACKED' } });
    const headers = signed({ body: early });
    const send = () => shopApp.app.request(path, { method: 'POST', headers, body: early });
    expect((await send()).status).toBe(409);
    await shop.move(order, 'ACCEPTED');
    expect((await send()).status).toBe(200);
    expect(await statusOf()).toBe('PACKED');
  });

  test('D-30 signed, but no JSON: 400', async () => {
    const answer = await read(shopApp.app.request(path, { method: 'POST', headers: signed({ body: '{' }), body: '{' }));
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });
});

test('D-30 every operation on orders and of the dispensary is described', async () => {
  const document = (await (await shopApp.app.request('/v1/openapi.json')).json()) as {
    paths: Record<string, Record<string, { summary: string }>>;
  };
  const described = Object.entries(document.paths).flatMap(([at, operations]) =>
    Object.keys(operations).map((method) => `${method} ${at}`),
  );
  expect(described).toEqual(
    expect.arrayContaining([
      'post /v1/app/orders',
      'get /v1/app/orders',
      'get /v1/app/orders/{providerId}/{detailsId}',
      'post /v1/app/orders/{providerId}/{detailsId}/cancel',
      'post /v1/webhooks/dispensary/{providerId}',
    ]),
  );
});
