import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildProvider, openShop, placed, read, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import type { Order } from '../../../src/domain/order/orderSchema';
import { orderPath } from '../../../src/domain/order/orderStatus';
import { orders } from '../../database/orderTables';
import { providerProducts, providers } from '../../database/providerTables';
import { signatureHeaders } from '../../platform/webhooks/webhooks';

let shop: Shop;
let order: Order;
const shopApp = await setUpTestApp({ clock: () => shopTime });
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp);
  order = await placed(shop.place((await shop.shopper()).headers));
});

const path = '/v1/webhooks/dispensary/alder';
const readStatus = async () =>
  (await shopApp.context.database.select({ status: orders.status }).from(orders))[0]!.status;

describe('moving an order', () => {
  test('D-14 D-15 a delivery goes through every status, each with a timestamped event', async () => {
    for (const status of orderPath.delivery.slice(1)) expect((await shop.move(order, status)).status).toBe(200);
    const { body } = await read(
      shop.send({ type: 'order.status', data: { orderLogId: order.orderLogId, status: 'PACKED' } }),
    );
    expect(body).toMatchObject({
      code: 'order_status_conflict',
      detail: 'An order that is COMPLETED cannot become PACKED.',
    });
    expect(await readStatus()).toBe('COMPLETED');
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

  test('D-14 declining needs a reason, releases stock and slot, and shows the shopper the reason', async () => {
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

  test('D-15 a message may identify an order by its number, in any spelling, or by either id', async () => {
    const { orderNumber, orderLogId, detailsId } = order;
    const names = [
      { orderNumber: `${orderNumber.slice(0, 4)} ${orderNumber.slice(4)}`.toLowerCase() },
      { orderNumber },
      { orderLogId },
      { detailsId },
    ];
    for (const [at, name] of names.entries()) {
      const status = orderPath.delivery[at + 1];
      const { body } = await read(shop.send({ type: 'order.status', data: { ...name, status } }));
      expect(body).toMatchObject({ duplicate: false, order: { orderNumber, status } });
    }
  });

  test.each([
    ['no name', {}],
    ['two names', { orderNumber: 'K7RM4WXT', detailsId: 'abc' }],
    ['an empty number', { orderNumber: '' }],
  ])('D-15 %s is a 422', async (_, name) => {
    const { status } = await read(shop.send({ type: 'order.status', data: { ...name, status: 'ACCEPTED' } }));
    expect(status).toBe(422);
  });

  test('D-15 an unused order number is unknown', async () => {
    for (const orderNumber of ['K7RM4WXT', 'latest', order.orderNumber.slice(0, 7)]) {
      const { body } = await read(shop.send({ type: 'order.status', data: { orderNumber, status: 'ACCEPTED' } }));
      expect(body).toMatchObject({ status: 404, code: 'order_unknown' });
    }
  });

  test('D-15 an order of another provider is unknown', async () => {
    const birch = buildProvider({ id: 'birch' });
    await shopApp.context.database.insert(providers).values(birch);
    const body = JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'ACCEPTED' } });
    const headers = signatureHeaders(birch.webhookSecret, { id: 'm1', at: new Date(), body });
    const response = await read(
      shopApp.app.request('/v1/webhooks/dispensary/birch', { method: 'POST', headers, body }),
    );
    expect(response).toMatchObject({ status: 404, body: { code: 'order_unknown' } });
    expect(await readStatus()).toBe('PLACED');
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

  test('D-15 sets stock and price', async () => {
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
    [{ type: 'order.delete', data: {} }, 'type'],
    [{ type: 'stock.update', data: { productVariantId: 'pod-a\0', availableQuantity: 1 } }, 'data.productVariantId'],
    [{ type: 'price.update', data: { productVariantId: '\ud800', price: 1 } }, 'data.productVariantId'],
    [{ type: 'order.id', data: { detailsId: 'a\0b' } }, 'data.detailsId'],
    [
      { type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity: 2 ** 31 } },
      'data.availableQuantity',
    ],
    [{ type: 'orders.list', timestamp: '0000-01-01T00:00:00Z' }, 'timestamp'],
  ])('D-15 D-30 %j is not valid at %s', async (message, fault) => {
    const { status, body } = await read(shop.send(message));
    expect([status, body.code]).toEqual([422, 'not_valid']);
    expect(body.errors!.map((error) => error.path)).toContain(fault);
    expect(await product()).toMatchObject({ available: 18, priceCents: 3000 });
  });

  test('D-15 a variant the provider does not carry is unknown', async () => {
    const response = await read(
      shop.send({ type: 'stock.update', data: { productVariantId: 'pod-z', availableQuantity: 7 } }),
    );
    expect(response).toMatchObject({ status: 404, body: { code: 'product_unknown' } });
  });

  test('D-15 lists open orders and no past ones', async () => {
    const list = async () => ((await (await shop.send({ type: 'orders.list' })).json()) as { orders: Order[] }).orders;
    const customer = {
      givenName: 'Ada',
      familyName: 'Reyes',
      email: null,
      emailVerified: false,
      phoneNumber: null,
      phoneNumberVerified: false,
      othersAtAddress: 0,
    };
    expect(await list()).toEqual([{ ...order, customer }]);
    await shop.move(order, 'DECLINED', 'Closed');
    expect(await list()).toEqual([]);
  });
});

describe('D-15 resending a message', () => {
  const body = () => JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'ACCEPTED' } });
  const signed = (values: Partial<{ id: string; at: Date; body: string; secret: string }> = {}) =>
    signatureHeaders(values.secret ?? shop.provider.webhookSecret, {
      id: 'm1',
      at: new Date(),
      body: body(),
      ...values,
    });
  test('D-15 a replay gives a 200 with `duplicate` and does nothing', async () => {
    const headers = signed();
    const send = () => shopApp.app.request(path, { method: 'POST', headers, body: body() });
    expect(await (await send()).json()).toMatchObject({ duplicate: false });
    expect((await shop.move(order, 'PACKED')).status).toBe(200);
    expect(await read(send())).toEqual({ status: 200, body: { isDuplicate: true, duplicate: true } });
    expect(await readStatus()).toBe('PACKED');
  });

  test('D-15 a replayed `orders.list` shows no orders', async () => {
    const list = JSON.stringify({ type: 'orders.list' });
    const headers = signed({ body: list });
    const send = () => read(shopApp.app.request(path, { method: 'POST', headers, body: list }));
    await send();
    expect(await send()).toEqual({ status: 200, body: { isDuplicate: true, duplicate: true } });
  });

  test('D-15 a refused message is evaluated again when it is resent', async () => {
    const early = JSON.stringify({ type: 'order.status', data: { detailsId: order.detailsId, status: 'PACKED' } });
    const headers = signed({ body: early });
    const send = () => shopApp.app.request(path, { method: 'POST', headers, body: early });
    expect((await send()).status).toBe(409);
    await shop.move(order, 'ACCEPTED');
    expect((await send()).status).toBe(200);
    expect(await readStatus()).toBe('PACKED');
  });

  test('D-30 a signed body that is not JSON gives a 400', async () => {
    const response = await read(
      shopApp.app.request(path, { method: 'POST', headers: signed({ body: '{' }), body: '{' }),
    );
    expect(response).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });
});

test('D-30 a dispensary’s id with a NUL character is refused by name', async () => {
  const response = await read(shopApp.app.request('/v1/webhooks/dispensary/al%00der', { method: 'POST', body: '{}' }));
  expect(response).toMatchObject({ status: 422, body: { code: 'not_valid', errors: [{ path: 'providerId' }] } });
});

test('D-30 every operation for orders and dispensaries is documented', async () => {
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
