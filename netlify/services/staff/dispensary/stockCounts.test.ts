import { beforeEach, describe, expect, test } from 'vitest';
import { actAs, channels, type Acting } from '../../../../tests/fixtures/builders/actAs';
import { buildOrder, openShop, placed, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import type { Order } from '../../../../src/domain/order/orderSchema';

let shop: Shop;
let acting: Acting;
let now = shopTime;
const shopApp = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  now = shopTime;
  await shopApp.reset();
  shop = await openShop(shopApp, { deliveryTotalMinimumCents: 0, purchaseLimitGrams: 10_000 });
});

const later = (seconds: number) => new Date(shopTime.getTime() + seconds * 1000);
const count = (availableQuantity: number, asOf?: Date) => read(acting.count('pod-a', availableQuantity, asOf));
const place = async (quantity: number, at: Date): Promise<Order> => {
  now = at;
  const items = [{ productVariantId: 'pod-a', quantity, price: 30 }];
  return placed(shop.place((await shop.shopper()).headers, buildOrder({ items })));
};
const decline = async (order: Order) => expect((await acting.move(order, 'DECLINED', 'Closed')).status).toBe(200);
const stock = async () => (await shop.stock())['pod-a'];

describe.each(channels)('D-15 a stock count by %s', (channel) => {
  beforeEach(async () => {
    acting = await actAs(shopApp, shop, channel);
  });

  test('D-15 units of an earlier order are not added to it when that order ends', async () => {
    const order = await place(5, later(0));
    now = later(10);
    await count(1000);
    await decline(order);
    expect(await stock()).toBe(1000);
  });

  test('D-15 units of a later order are added back when that order ends', async () => {
    await count(1000);
    const order = await place(5, later(10));
    expect(await stock()).toBe(995);
    await decline(order);
    expect(await stock()).toBe(1000);
  });

  test('D-15 that arrives late subtracts orders placed since, until they release their units', async () => {
    const before = await place(2, later(0));
    const after = await place(3, later(20));
    const declined = await place(4, later(30));
    await decline(declined);
    now = later(60);
    await count(100, later(10));
    expect(await stock()).toBe(97);
    await decline(after);
    expect(await stock()).toBe(100);
    await decline(before);
    expect(await stock()).toBe(100);
  });

  test('D-15 older than the last one is ignored, and the response says so', async () => {
    now = later(60);
    expect((await count(50, later(30))).status).toBe(200);
    const { status, body } = await count(80, later(20));
    expect(channel === 'console' ? [status, body.code] : [status, body]).toEqual(
      channel === 'console'
        ? [409, 'stock_changed']
        : [200, { isDuplicate: false, isStale: true, duplicate: false, stale: true }],
    );
    expect(await stock()).toBe(50);
    await count(60, later(30));
    await count(70, later(40));
    expect(await stock()).toBe(70);
  });

  test('D-15 below the units ordered since means sold out', async () => {
    await place(5, later(20));
    now = later(60);
    await count(3, later(10));
    expect(await stock()).toBe(0);
  });

  test('D-15 dated in the future is refused', async () => {
    expect(await count(5, later(3600))).toMatchObject({
      status: 422,
      body: { code: 'not_valid', errors: [{ path: channel === 'webhook' ? 'data.asOf' : 'asOf' }] },
    });
    expect(await stock()).toBe(20);
  });

  test('D-15 D-16 while later orders are placed and canceled, counts each exactly once', async () => {
    await count(100);
    const open = await Promise.all(Array.from({ length: 4 }, () => place(1, later(20))));
    now = later(60);
    await Promise.all([
      ...open.map(decline),
      count(200, later(10)),
      ...Array.from({ length: 3 }, () => place(1, later(60))),
    ]);
    expect(await stock()).toBe(197);
  });
});
