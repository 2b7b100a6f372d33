import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { orderEvents } from '../../../database/orderTables';
import { placed, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';

const suite = setUpShop();

const get = (path: string, headers: Record<string, string>) => suite.api.app.request(path, { headers });
const cancel = ({ provider, detailsId }: Order, headers: Record<string, string>) =>
  suite.api.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });

describe('canceling', () => {
  test('D-14 the shopper cancels a PLACED order: stock and slot are released and the provider is notified', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers));
    suite.now = new Date(shopTime.getTime() + 60_000);
    const { status, body } = await read(cancel(order, headers));
    expect(status).toBe(200);
    expect(body.events.map((event) => [event.status, event.at])).toEqual([
      ['PLACED', shopTime.toISOString()],
      ['CANCELLED', suite.now.toISOString()],
    ]);
    expect(await suite.shop.stock()).toEqual({ 'pod-a': 20, 'pod-b': 10 });
    expect(await suite.shop.taken()).toBe(0);
    expect((await suite.shop.messages()).map(({ payload }) => payload.type).sort()).toEqual([
      'order.cancelled',
      'order.placed',
    ]);
  });

  test('D-14 the shopper cannot cancel an accepted order', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers));
    expect((await suite.shop.move(order, 'ACCEPTED')).status).toBe(200);
    expect(await read(cancel(order, headers))).toMatchObject({
      status: 409,
      body: { code: 'order_status_conflict', detail: 'This order can no longer be canceled.' },
    });
    expect(await suite.shop.stock()).toMatchObject({ 'pod-a': 18 });
  });

  test('D-14 the response and the message are about the canceled order, not a newer one', async () => {
    const { headers } = await suite.shop.shopper();
    const older = await placed(suite.shop.place(headers));
    suite.now = new Date(shopTime.getTime() + 60_000);
    const newer = await placed(suite.shop.place(headers));
    expect((await read(cancel(older, headers))).body).toMatchObject({
      detailsId: older.detailsId,
      status: 'CANCELLED',
    });
    const cancelMessages = (await suite.shop.messages()).filter(({ payload }) => payload.type === 'order.cancelled');
    expect(cancelMessages.map(({ payload }) => payload.data)).toMatchObject([
      { order: { detailsId: older.detailsId } },
    ]);
    expect((await read(get(`/v1/app/orders/alder/${newer.detailsId}`, headers))).body.status).toBe('PLACED');
  });

  test('D-14 five concurrent cancels release stock and slot once', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers));
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(order, headers)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await suite.shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await suite.shop.taken()).toBe(0);
    expect(await suite.api.context.database.select().from(orderEvents)).toHaveLength(2);
  });
});
