import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInStaff } from '../../../../tests/fixtures/builders/buildStaff';
import { placed, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { auditEntries } from '../../../database/staffTables';
import { orderEvents, orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';

const suite = setUpShop({ prepare: (each) => (each.now = minute(60)) });

const minute = (minutes: number) => new Date(shopTime.getTime() + minutes * 60_000);
const iso = (minutes: number) => minute(minutes).toISOString();
const applied = { status: 200, body: { isDuplicate: false, duplicate: false } };
const stale = { status: 200, body: { isDuplicate: false, isStale: true, duplicate: false, stale: true } };
const readShelf = async () => {
  const [row] = await suite.api.context.database
    .select()
    .from(providerProducts)
    .where(eq(providerProducts.productVariantId, 'pod-a'));
  return { price: row!.priceCents, available: row!.available };
};

/** Sets the message's time, in minutes, in the field under test. */
type SetTime = (message: { type: string; data: object }, minutes: number) => unknown;
const timeFields: [string, SetTime][] = [
  ['timestamp', (message, minutes) => ({ ...message, timestamp: iso(minutes) })],
  ['data.asOf', ({ type, data }, minutes) => ({ type, data: { ...data, asOf: iso(minutes) } })],
  [
    'data.asOf, before the timestamp',
    ({ type, data }, minutes) => ({ type, timestamp: iso(60 - minutes), data: { ...data, asOf: iso(minutes) } }),
  ],
];

describe.each(timeFields)('D-15 prices and counts by %s', (_, dated) => {
  const price = (dollars: number, minutes: number) =>
    read(
      suite.shop.send(dated({ type: 'price.update', data: { productVariantId: 'pod-a', price: dollars } }, minutes)),
    );
  const count = (availableQuantity: number, minutes: number) =>
    read(
      suite.shop.send(dated({ type: 'stock.update', data: { productVariantId: 'pod-a', availableQuantity } }, minutes)),
    );

  test('D-15 an older price that arrives after a newer one is ignored, and the response says so', async () => {
    expect(await price(40, 20)).toEqual(applied);
    expect(await price(45, 19)).toEqual(stale);
    expect(await readShelf()).toMatchObject({ price: 4000 });
    const log = await suite.api.context.database.select({ detail: auditEntries.detail }).from(auditEntries);
    expect(log).toEqual([{ detail: { from: 3000, to: 4000, asOf: iso(20) } }]);
    expect(await price(41, 20)).toEqual(applied);
    expect(await price(42, 21)).toEqual(applied);
    expect(await readShelf()).toMatchObject({ price: 4200 });
  });

  test('D-15 an older count that arrives after a newer one is ignored, and the response says so', async () => {
    expect(await count(50, 20)).toEqual(applied);
    expect(await count(80, 19)).toEqual(stale);
    expect(await readShelf()).toMatchObject({ available: 50 });
  });

  test('D-15 a time more than five minutes ahead is refused, because nothing newer could replace it', async () => {
    expect(await price(45, 66)).toMatchObject({ status: 422, body: { code: 'not_valid' } });
    expect(await readShelf()).toMatchObject({ price: 3000 });
  });
});

describe('D-15 prices', () => {
  const price = (dollars: number, minutes?: number) => {
    const timestamp = minutes === undefined ? {} : { timestamp: iso(minutes) };
    return read(
      suite.shop.send({ type: 'price.update', ...timestamp, data: { productVariantId: 'pod-a', price: dollars } }),
    );
  };

  test('D-15 without a time count from their arrival', async () => {
    await price(40, 20);
    expect(await price(45)).toEqual(applied);
    expect(await price(46, 59)).toEqual(stale);
    suite.now = minute(61);
    expect(await price(47)).toEqual(applied);
    expect(await readShelf()).toMatchObject({ price: 4700 });
  });

  test('D-15 set in the console replace earlier ones, also those that arrive later', async () => {
    const staff = await signInStaff(suite.api, suite.shop.provider.id);
    await price(40, 20);
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await staff.send('PATCH', '/v1/staff/stock/pod-a', { price: 38 }, key)).status).toBe(200);
    expect(await price(45, 59)).toEqual(stale);
    expect(await readShelf()).toMatchObject({ price: 3800 });
  });

  test('D-15 set in the console as of an earlier time yield to later ones, in whatever order both arrive', async () => {
    const staff = await signInStaff(suite.api, suite.shop.provider.id);
    const set = (dollars: number, minutes: number) =>
      staff.call('PATCH', '/v1/staff/stock/pod-a', { price: dollars, asOf: iso(minutes) });
    expect((await set(38, 20)).status).toBe(200);
    expect(await price(40, 30)).toEqual(applied);
    expect(await set(39, 25)).toMatchObject({ status: 409, body: { code: 'stock_changed' } });
    expect(await readShelf()).toMatchObject({ price: 4000 });
  });
});

describe('D-14 D-15 moves of an order', () => {
  let order: Order;
  beforeEach(async () => {
    suite.now = shopTime;
    order = await placed(suite.shop.place((await suite.shop.shopper()).headers));
    suite.now = minute(60);
  });

  const move = (status: string, minutes?: number) => {
    const reason = status === 'CANCELLED' || status === 'DECLINED' ? { reason: 'Closed' } : {};
    return read(
      suite.shop.send({
        type: 'order.status',
        ...(minutes !== undefined && { timestamp: iso(minutes) }),
        data: { orderNumber: order.orderNumber, status, ...reason },
      }),
    );
  };
  const readStatus = async () =>
    (await suite.api.context.database.select({ status: orders.status }).from(orders))[0]!.status;

  test.each([
    ['an earlier step', 'ACCEPTED'],
    ['a cancellation, which the status would allow', 'CANCELLED'],
    ['a decline', 'DECLINED'],
  ])('D-14 %s that arrives after a newer move changes nothing, and the response says so', async (_, late) => {
    expect((await move('ACCEPTED', 10)).status).toBe(200);
    expect((await move('PACKED', 20)).status).toBe(200);
    const before = await readShelf();
    expect(await move(late, 19)).toEqual(stale);
    expect([await readStatus(), await readShelf()]).toEqual(['PACKED', before]);
    expect(await suite.api.context.database.select().from(orderEvents)).toHaveLength(3);
  });

  test('D-14 a step that arrives before the one it follows is refused, and applied when it is sent again', async () => {
    expect(await move('PACKED', 20)).toMatchObject({ status: 409, body: { code: 'order_status_conflict' } });
    expect((await move('ACCEPTED', 10)).status).toBe(200);
    expect((await move('PACKED', 20)).status).toBe(200);
    expect(await readStatus()).toBe('PACKED');
  });

  test('D-14 of the same second are applied in the order of their arrival', async () => {
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY']) expect((await move(status, 10)).status).toBe(200);
    expect(await readStatus()).toBe('ON_THE_WAY');
  });

  test('D-14 a clock that is behind the server’s does not hold an order up', async () => {
    const staff = await signInStaff(suite.api, suite.shop.provider.id);
    const path = `/v1/staff/orders/${order.orderNumber}/status`;
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await staff.send('POST', path, { status: 'ACCEPTED' }, key)).status).toBe(200);
    expect((await move('PACKED', -1)).status).toBe(200);
    expect((await move('ON_THE_WAY')).status).toBe(200);
    expect(await readStatus()).toBe('ON_THE_WAY');
  });

  test('D-15 an older arrival time that arrives after a newer one is ignored', async () => {
    const eta = (from: number, minutes: number) =>
      read(
        suite.shop.send({
          type: 'order.eta',
          timestamp: iso(minutes),
          data: { orderNumber: order.orderNumber, start: iso(from), end: iso(from + 30) },
        }),
      );
    await move('ACCEPTED', 10);
    await move('PACKED', 20);
    expect(await eta(120, 40)).toMatchObject({ status: 200, body: { order: { eta: { start: iso(120) } } } });
    expect(await eta(90, 39)).toEqual(stale);
    expect(await eta(100, 41)).toMatchObject({ status: 200, body: { order: { eta: { start: iso(100) } } } });
  });

  test('D-15 an arrival time set in the console replaces earlier ones, also those that arrive later', async () => {
    const staff = await signInStaff(suite.api, suite.shop.provider.id);
    const eta = (from: number) => ({ start: iso(from), end: iso(from + 30) });
    const send = (from: number, minutes: number) =>
      read(
        suite.shop.send({
          type: 'order.eta',
          timestamp: iso(minutes),
          data: { orderNumber: order.orderNumber, ...eta(from) },
        }),
      );
    await move('ACCEPTED', 10);
    await move('PACKED', 20);
    const path = `/v1/staff/orders/${order.orderNumber}/eta`;
    expect((await staff.call('PUT', path, eta(90))).body).toMatchObject({ eta: { start: iso(90) } });
    expect(await send(100, 59)).toEqual(stale);
    suite.now = minute(62);
    expect(await send(110, 61)).toMatchObject({ status: 200, body: { order: { eta: { start: iso(110) } } } });
  });
});
