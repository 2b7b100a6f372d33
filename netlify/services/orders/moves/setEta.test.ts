import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import { orders } from '../../../database/orderTables';
import { notices } from '../../../database/workTables';
import { buildOrder, placed, read, readRefusal } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';

const suite = setUpShop();

const inMinutes = (minutes: number) => new Date(suite.now.getTime() + minutes * 60_000).toISOString();
const putEta = ({ detailsId }: Order, from: number, until: number) =>
  suite.shop.send({ type: 'order.eta', data: { detailsId, start: inMinutes(from), end: inMinutes(until) } });
async function orderAt(status: OrderStatus) {
  const { headers } = await suite.shop.shopper();
  const order = await placed(suite.shop.place(headers));
  await suite.api.context.database.update(orders).set({ status }).where(eq(orders.id, order.orderLogId));
  return { order, headers };
}
const orderPath = ({ detailsId }: Order) => `/v1/app/orders/alder/${detailsId}`;

describe('the arrival time that a dispensary sets', () => {
  test.each(['PACKED', 'ON_THE_WAY'] as const)(
    'is set while the order is %s, and replaced by a later one',
    async (status) => {
      const { order, headers } = await orderAt(status);
      expect((await putEta(order, 20, 50)).status).toBe(200);
      expect((await putEta(order, 30, 60)).status).toBe(200);
      const { body } = await read(suite.api.app.request(orderPath(order), { headers }));
      expect(body.eta).toEqual({ start: inMinutes(30), end: inMinutes(60) });
    },
  );

  test.each(['PLACED', 'ACCEPTED', 'READY_PICKUP', 'COMPLETED', 'CANCELLED'] as const)(
    'is refused while the order is %s',
    async (status) => {
      const { order } = await orderAt(status);
      expect(await readRefusal(putEta(order, 20, 50))).toEqual([409, 'order_status_conflict']);
    },
  );

  test.each([
    ['that ends as it starts', 20, 20],
    ['that ends before it starts', 20, 10],
    ['longer than three hours', 0, 181],
    ['more than five minutes ago', -6, 20],
  ])('%s is refused', async (_, from, until) => {
    const { order } = await orderAt('ON_THE_WAY');
    expect(await readRefusal(putEta(order, from, until))).toEqual([422, 'eta_invalid']);
  });

  test.each([
    ['of three hours', 0, 180],
    ['that began five minutes ago', -5, 20],
  ])('%s is accepted', async (_, from, until) => {
    const { order } = await orderAt('ON_THE_WAY');
    expect((await putEta(order, from, until)).status).toBe(200);
  });

  test('of another dispensary’s order, or of an unknown one, is not found', async () => {
    const { order } = await orderAt('ON_THE_WAY');
    expect(await readRefusal(putEta({ ...order, detailsId: 'nothing' }, 20, 50))).toEqual([404, 'order_unknown']);
  });
});

describe('messages about the arrival time', () => {
  const contact = { email: 'ada@shop.example', emailVerified: true };
  const readQueued = () => suite.api.context.database.select({ text: notices.text, id: notices.id }).from(notices);
  /** Places an order on the way, and removes the messages so far. */
  async function orderOnTheWay(eta?: [number, number]) {
    const { headers } = await suite.shop.shopper(contact);
    const order = await placed(suite.shop.place(headers));
    for (const status of ['ACCEPTED', 'PACKED']) await suite.shop.move(order, status);
    if (eta) await putEta(order, ...eta);
    await suite.shop.move(order, 'ON_THE_WAY');
    await suite.api.context.database.delete(notices);
    return order;
  }

  test('send the shopper the first estimate, and one that differs by ten minutes from the last one sent', async () => {
    const order = await orderOnTheWay();
    const outcomes: [number, number][] = [];
    for (const start of [20, 25, 29, 30, 35, 21, 20]) {
      await putEta(order, start, start + 15);
      outcomes.push([start, (await readQueued()).length]);
      await suite.api.context.database.delete(notices);
    }
    expect(outcomes).toEqual([
      [20, 1],
      [25, 0],
      [29, 0],
      [30, 1],
      [35, 0],
      [21, 0],
      [20, 1],
    ]);
  });

  test('are not repeated for the estimate that the message about the driver contained', async () => {
    const order = await orderOnTheWay([20, 35]);
    await putEta(order, 22, 37);
    expect(await readQueued()).toEqual([]);
    await putEta(order, 40, 55);
    expect(await readQueued()).toMatchObject([{ text: 'ON_THE_WAY' }]);
  });

  test('wait until the driver leaves', async () => {
    const { headers } = await suite.shop.shopper(contact);
    const order = await placed(suite.shop.place(headers));
    for (const status of ['ACCEPTED', 'PACKED']) await suite.shop.move(order, status);
    const before = await readQueued();
    await putEta(order, 20, 35);
    expect(await readQueued()).toEqual(before);
  });
});

describe('the note for the driver', () => {
  const change = (order: Order, headers: Record<string, string>, note: unknown) =>
    suite.api.app.request(orderPath(order), {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ note }),
    });
  const types = async () => (await suite.shop.messages()).map(({ payload }) => payload.type);

  test.each(['PLACED', 'ACCEPTED'] as const)(
    'can be changed while the order is %s, and the dispensary gets a message',
    async (status) => {
      const { order, headers } = await orderAt(status);
      const { status: response, body } = await read(change(order, headers, 'Side door'));
      expect([response, body.note]).toEqual([200, 'Side door']);
      const sent = (await suite.shop.messages()).find(({ payload }) => payload.type === 'order.note');
      expect(sent!.payload).toMatchObject({ data: { order: { note: 'Side door' }, customer: { givenName: 'Ada' } } });
    },
  );

  test('unchanged sends nothing', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers, buildOrder({ note: 'Side door' })));
    expect((await change(order, headers, 'Side door')).status).toBe(200);
    expect(await types()).toEqual(['order.placed']);
  });

  test.each(['PACKED', 'ON_THE_WAY', 'COMPLETED', 'CANCELLED'] as const)(
    'is fixed once the order is %s',
    async (status) => {
      const { order, headers } = await orderAt(status);
      expect(await readRefusal(change(order, headers, 'Late'))).toEqual([409, 'order_status_conflict']);
      expect(await types()).toEqual(['order.placed']);
    },
  );

  test('longer than the checkout allows is refused', async () => {
    const { order, headers } = await orderAt('PLACED');
    expect(await readRefusal(change(order, headers, 'x'.repeat(281)))).toEqual([422, 'not_valid']);
  });
});

describe('an order that has not changed', () => {
  test('answers 304 without a body, until it changes', async () => {
    const { order, headers } = await orderAt('PACKED');
    const fetch = (etag = '') =>
      suite.api.app.request(orderPath(order), { headers: { ...headers, 'if-none-match': etag } });
    const first = await fetch();
    const etag = first.headers.get('etag')!;
    const second = await fetch(etag);
    expect([second.status, await second.text()]).toEqual([304, '']);
    await putEta(order, 20, 50);
    const third = await fetch(etag);
    expect(third.status).toBe(200);
    expect(third.headers.get('etag')).not.toBe(etag);
  });
});
