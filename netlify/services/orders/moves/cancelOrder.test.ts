import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { openShop, placed, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { orderEvents } from '../../../database/orderTables';

let shopApp: TestApp;
let shop: Shop;
let now = shopTime;
beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now });
});
afterAll(() => shopApp.close());
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  shop = await openShop(shopApp);
});

const get = (path: string, headers: Record<string, string>) => shopApp.app.request(path, { headers });
const cancel = ({ provider, detailsId }: Order, headers: Record<string, string>) =>
  shopApp.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });

describe('canceling', () => {
  test('D-14 the shopper cancels a PLACED order: stock and slot are released and the provider is notified', async () => {
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers));
    now = new Date(shopTime.getTime() + 60_000);
    const { status, body } = await read(cancel(order, headers));
    expect(status).toBe(200);
    expect(body.events.map((event) => [event.status, event.at])).toEqual([
      ['PLACED', shopTime.toISOString()],
      ['CANCELLED', now.toISOString()],
    ]);
    expect(await shop.stock()).toEqual({ 'pod-a': 20, 'pod-b': 10 });
    expect(await shop.taken()).toBe(0);
    expect((await shop.messages()).map(({ payload }) => payload.type).sort()).toEqual([
      'order.cancelled',
      'order.placed',
    ]);
  });

  test('D-14 the shopper cannot cancel an accepted order', async () => {
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers));
    expect((await shop.move(order, 'ACCEPTED')).status).toBe(200);
    expect(await read(cancel(order, headers))).toMatchObject({
      status: 409,
      body: { code: 'order_status_conflict', detail: 'This order can no longer be canceled.' },
    });
    expect(await shop.stock()).toMatchObject({ 'pod-a': 18 });
  });

  test('D-14 the response and the message are about the canceled order, not a newer one', async () => {
    const { headers } = await shop.shopper();
    const older = await placed(shop.place(headers));
    now = new Date(shopTime.getTime() + 60_000);
    const newer = await placed(shop.place(headers));
    expect((await read(cancel(older, headers))).body).toMatchObject({
      detailsId: older.detailsId,
      status: 'CANCELLED',
    });
    const cancelMessages = (await shop.messages()).filter(({ payload }) => payload.type === 'order.cancelled');
    expect(cancelMessages.map(({ payload }) => payload.data)).toMatchObject([
      { order: { detailsId: older.detailsId } },
    ]);
    expect((await read(get(`/v1/app/orders/alder/${newer.detailsId}`, headers))).body.status).toBe('PLACED');
  });

  test('D-14 five concurrent cancels release stock and slot once', async () => {
    const { headers } = await shop.shopper();
    const order = await placed(shop.place(headers));
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order, headers)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await shop.taken()).toBe(0);
    expect(await shopApp.context.database.select().from(orderEvents)).toHaveLength(2);
  });

  test('D-32 another shopper’s order gives a 404 and is not canceled', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    const order = await placed(shop.place(mine.headers));
    expect((await cancel(order, other.headers)).status).toBe(404);
    expect((await cancel(order, {})).status).toBe(401);
    expect((await read(get(`/v1/app/orders/alder/${order.detailsId}`, mine.headers))).body.status).toBe('PLACED');
  });
});
