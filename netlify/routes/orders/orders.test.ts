import { orderNumberPattern } from '../../../src/domain/order/orderNumber';
import { orderSchema, type Order } from '../../../src/domain/order/orderSchema';
import { buildOrderRow } from '../../../tests/fixtures/builders/orderRows';
import { buildOrder, firstSlot, placed, read, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { idImages, providerProducts } from '../../database/providerTables';
import { orders } from '../../database/orderTables';
import { orderCalls } from '../../../tests/fixtures/calls/orderCalls';
import { describe, expect, test } from 'vitest';

const calls = orderCalls();
const { get, cancel } = calls;
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

describe('placing an order', () => {
  test('S3-13 S7-33 D-16 D-17 places an order with the provider’s prices and takes stock and slot', async () => {
    const { headers } = await calls.shop().shopper();
    const body = buildOrder({
      addressTwo: 'Apt 4',
      note: 'Side door',
      items: [item('pod-b', 1, 45.5), item('pod-a', 2, 30)],
    });
    const order = await placed(calls.shop().place(headers, body));
    expect(orderSchema.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      status: 'PLACED',
      orderType: 'delivery',
      provider: { id: 'alder', name: 'Alder Collective', timezone: 'America/Los_Angeles', licence: 'C9-0990001-LIC' },
      subtotal: { amount: 105.5, currencyCode: 'USD' },
      taxTotal: { amount: 15.83, currencyCode: 'USD' },
      deliveryFeeTotal: { amount: 0, currencyCode: 'USD' },
      total: { amount: 121.33, currencyCode: 'USD' },
      slot: { start: firstSlot, end: '2026-07-01T19:00:00.000Z' },
      note: 'Side door',
      placedAt: shopTime.toISOString(),
      events: [{ status: 'PLACED', at: shopTime.toISOString(), reason: null }],
    });
    expect(
      order.items.map(({ productVariantId, title, quantity, itemTotal }) => [
        productVariantId,
        title,
        quantity,
        itemTotal.amount,
      ]),
    ).toEqual([
      ['pod-b', 'Night Orchard', 1, 45.5],
      ['pod-a', 'Blue Ridge', 2, 60],
    ]);
    expect(order.deliveryAddress).toMatchObject({
      addressOne: '123 N Spring St',
      addressTwo: 'Apt 4',
      postalCode: '90012',
      state: 'CA',
    });
    expect(order.detailsPagePath).toBe(`/delivery/order/alder/${order.detailsId}`);
    expect(order.detailsId).toMatch(/^[0-9a-f]{32}$/);
    expect(order.orderNumber).toMatch(orderNumberPattern);
    expect(await calls.shop().stock()).toEqual({ 'pod-a': 18, 'pod-b': 9 });
    expect(await calls.shop().taken()).toBe(1);
  });

  test('D-15 queues the provider’s message with the order', async () => {
    const { headers } = await calls.shop().shopper();
    const order = await placed(calls.shop().place(headers));
    const messages = await calls.shop().messages();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      providerId: 'alder',
      attempts: 0,
      deliveredAt: null,
      nextAt: shopTime,
      payload: { type: 'order.placed', data: { order, customer: { givenName: 'Ada', familyName: 'Reyes' } } },
    });
  });

  test('S1-14 D-17 an order of $50 or less pays the delivery fee', async () => {
    await calls.api().context.database.update(providerProducts).set({ priceCents: 2500 });
    const { headers } = await calls.shop().shopper();
    const order = await placed(calls.shop().place(headers, buildOrder({ items: [item('pod-a', 2, 25)] })));
    expect([order.deliveryFeeTotal.amount, order.total.amount]).toEqual([5, 62.5]);
  });

  test('D-19 an expiring ID image is kept while an order is open and for 30 days afterwards', async () => {
    const { headers } = await calls.shop().shopper();
    const { database } = calls.api().context;
    await database.update(idImages).set({ deleteAfter: new Date(calls.now().getTime() + 1000) });
    const order = await placed(calls.shop().place(headers));
    const [storedImage] = await database.select().from(idImages);
    expect(storedImage!.deleteAfter).toBeNull();
    await cancel(order, headers);
    const [ending] = await database.select().from(idImages);
    expect(ending!.deleteAfter).toEqual(new Date(calls.now().getTime() + 30 * 86_400_000));
  });
});

describe('reading orders', () => {
  test('S2-07 lists the shopper’s own open and past orders, newest first', async () => {
    const [mine, other] = [await calls.shop().shopper(), await calls.shop().shopper()];
    const first = await placed(calls.shop().place(mine.headers));
    calls.setNow(new Date(shopTime.getTime() + 60_000));
    const second = await placed(calls.shop().place(mine.headers));
    await placed(calls.shop().place(other.headers));
    await cancel(first, mine.headers);
    const list = async (query = '') =>
      ((await (await get(`/v1/app/orders${query}`, mine.headers)).json()) as Order[]).map((order) => order.orderLogId);
    expect(await list()).toEqual([second.orderLogId, first.orderLogId]);
    expect(await list('?state=open')).toEqual([second.orderLogId]);
    expect(await list('?state=past')).toEqual([first.orderLogId]);
    expect((await get('/v1/app/orders?state=odd', mine.headers)).status).toBe(422);
    expect((await get('/v1/app/orders', {})).status).toBe(401);
  });

  test('S2-07 lists a hundred past orders in pages, newest first, apart from an open one', async () => {
    const { headers, userId } = await calls.shop().shopper();
    const rows = Array.from({ length: 100 }, (_, at) =>
      buildOrderRow({
        userId,
        status: 'COMPLETED',
        localDay: '2026-06-30',
        placedAt: new Date(shopTime.getTime() - (at + 1) * 3_600_000),
      }),
    );
    await calls.api().context.database.insert(orders).values(rows);
    const open = await placed(calls.shop().place(headers));
    const list = async (query: string) =>
      ((await (await get(`/v1/app/orders${query}`, headers)).json()) as Order[]).map((order) => order.orderLogId);
    const past = rows.map(({ id }) => id);
    expect(await list('?state=past&size=40')).toEqual(past.slice(0, 40));
    expect(await list('?state=past&page=2&size=40')).toEqual(past.slice(80));
    expect(await list('?state=past&page=3&size=40')).toEqual([]);
    expect(await list('?page=5')).toHaveLength(1);
    expect(await list('?state=past')).toEqual(past.slice(0, 20));
    expect(await list('?state=open&size=40')).toEqual([open.orderLogId]);
    expect(await list('')).toEqual([open.orderLogId, ...past.slice(0, 19)]);
    expect(await list('?size=100')).toHaveLength(100);
    for (const query of ['size=0', 'size=101', 'page=-1', 'page=1.5', 'page=x'])
      expect((await get(`/v1/app/orders?${query}`, headers)).status).toBe(422);
  });

  test('S2-18 D-32 only its shopper can read an order', async () => {
    const [mine, other] = [await calls.shop().shopper(), await calls.shop().shopper()];
    const order = await placed(calls.shop().place(mine.headers));
    const path = `/v1/app/orders/alder/${order.detailsId}`;
    expect(await read(get(path, mine.headers))).toEqual({ status: 200, body: order });
    expect(await read(get(path, other.headers))).toMatchObject({
      status: 404,
      body: { code: 'order_unknown', detail: 'We couldn’t find this order.' },
    });
    expect((await get(path, {})).status).toBe(401);
    expect((await get(path.replace('alder', 'birch'), mine.headers)).status).toBe(404);
    expect((await get('/v1/app/orders/alder/nothing', mine.headers)).status).toBe(404);
  });
});
