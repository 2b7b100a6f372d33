import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { actAs, channels, type Acting } from '../../../../tests/fixtures/builders/actAs';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import { placed, read, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { times } from '../../../../tests/fixtures/times';
import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from '../../../../src/domain/order/orderStatus';
import { actionReceipts } from '../../../database/staffTables';
import { orderEvents, orderItems, orders } from '../../../database/orderTables';
import { providerProducts, slotUsage, webhookReceipts } from '../../../database/providerTables';

// The complete list: every other move is refused.
const always = ['PLACED ACCEPTED', 'ACCEPTED PACKED', 'PLACED DECLINED', 'PLACED CANCELLED', 'ACCEPTED CANCELLED'];
const allowed: Record<OrderType, string[]> = {
  delivery: [...always, 'PACKED ON_THE_WAY', 'ON_THE_WAY COMPLETED', 'PACKED CANCELLED', 'ON_THE_WAY CANCELLED'],
  pickup: [...always, 'PACKED READY_PICKUP', 'READY_PICKUP COMPLETED', 'PACKED CANCELLED', 'READY_PICKUP CANCELLED'],
};
const releasesStock = (to: OrderStatus) => to === 'DECLINED' || to === 'CANCELLED';

const suite = setUpShop();

const variantId = (at: number) => `pod-${at}`;
const slotStart = (at: number) => new Date(shopTime.getTime() + (at + 2) * 3_600_000);
const stockLeft = 5;
const orderedQuantity = 2;

/** Creates orders with the given statuses, each with its own variant and slot. */
async function createOrdersAt(userId: string, cases: { orderType: OrderType; from: OrderStatus }[]) {
  const { database } = suite.api.context;
  const rows = cases.map(({ orderType, from }, index) =>
    buildOrderRow({
      userId,
      orderType,
      status: from,
      slotStart: slotStart(index),
      placedAt: new Date(shopTime.getTime() - 1),
    }),
  );
  const product = { providerId: 'alder', brand: 'Alder', title: 'Blue Ridge', priceCents: 3000 };
  await database.insert(providerProducts).values(
    rows.map((_, index) => ({
      ...product,
      productVariantId: variantId(index),
      available: stockLeft,
      updatedAt: shopTime,
    })),
  );
  await database
    .insert(slotUsage)
    .values(
      rows.map(({ orderType }, index) => ({ providerId: 'alder', orderType, slotStart: slotStart(index), taken: 1 })),
    );
  await database.insert(orders).values(rows);
  await database.insert(orderItems).values(
    rows.map(({ id }, index) => ({
      orderId: id,
      productVariantId: variantId(index),
      position: 0,
      title: 'Blue Ridge',
      brand: 'Alder',
      quantity: orderedQuantity,
      priceCents: 3000,
      itemTotalCents: 6000,
    })),
  );
  const event = { actor: 'dispensary' as const, at: shopTime };
  await database
    .insert(orderEvents)
    .values(
      rows.flatMap(({ id, status }) => [
        { ...event, orderId: id, sequence: 1, status: 'PLACED' as const },
        ...(status === 'PLACED' ? [] : [{ ...event, orderId: id, sequence: 2, status }]),
      ]),
    );
  return rows;
}

async function readOrderStates(rows: { id: string }[]) {
  const { database } = suite.api.context;
  const byId = new Map((await database.select().from(orders)).map((order) => [order.id, order]));
  const events = await database.select().from(orderEvents).orderBy(asc(orderEvents.sequence));
  const stock = await suite.shop.stock();
  const takenBySlot = new Map(
    (await database.select().from(slotUsage)).map((row) => [row.slotStart.getTime(), row.taken]),
  );
  return rows.map(({ id }, index) => ({
    status: byId.get(id)!.status,
    events: events.filter(({ orderId }) => orderId === id),
    available: stock[variantId(index)],
    taken: takenBySlot.get(slotStart(index).getTime()),
  }));
}

const pairs = orderTypes.flatMap((orderType) =>
  orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ orderType, from, to }))),
);

describe('D-14 the table of order moves', () => {
  test.each(['webhook', 'console'] as const)(
    'S4-01 D-14 D-15 of all 128 pairs sent by %s, the 18 allowed append an event; the others give a 409 and change nothing',
    async (channel) => {
      const { move } = await actAs(suite.api, suite.shop, channel);
      const { userId } = await suite.shop.shopper();
      const rows = await createOrdersAt(userId, pairs);
      const responses: Awaited<ReturnType<typeof read>>[] = [];
      for (const [index, { to }] of pairs.entries()) {
        responses.push(await read(move(rows[index]!, to, 'Because')));
      }
      const states = await readOrderStates(rows);
      let moved = 0;
      for (const [index, { orderType, from, to }] of pairs.entries()) {
        const name = `${orderType} ${from} ${to}`;
        const { status, body } = responses[index]!;
        const { events, ...found } = states[index]!;
        const before = from === 'PLACED' ? 1 : 2;
        if (allowed[orderType].includes(`${from} ${to}`)) {
          moved += 1;
          expect([name, status]).toEqual([name, 200]);
          expect([name, events.length]).toEqual([name, before + 1]);
          expect(events.at(-1)).toMatchObject({ status: to, actor: 'dispensary', reason: 'Because', at: shopTime });
          const isBack = releasesStock(to);
          expect([name, found]).toEqual([
            name,
            { status: to, available: isBack ? stockLeft + orderedQuantity : stockLeft, taken: isBack ? 0 : 1 },
          ]);
        } else {
          expect([name, status, body.code]).toEqual([name, 409, 'order_status_conflict']);
          expect([name, events.length]).toEqual([name, before]);
          expect([name, found]).toEqual([name, { status: from, available: stockLeft, taken: 1 }]);
        }
      }
      expect(moved).toBe(18);
      // A refused message may be sent again; a processed one may not.
      const receipts = channel === 'webhook' ? webhookReceipts : actionReceipts;
      expect(await suite.api.context.database.select().from(receipts)).toHaveLength(18);
    },
  );

  test('S4-01 D-14 the shopper can cancel only PLACED orders, of both types', async () => {
    const { userId, headers } = await suite.shop.shopper();
    const states = orderTypes.flatMap((orderType) => orderStatuses.map((from) => ({ orderType, from })));
    const rows = await createOrdersAt(userId, states);
    const responses: Awaited<ReturnType<typeof read>>[] = [];
    for (const { detailsId } of rows) {
      const path = `/v1/app/orders/alder/${detailsId}/cancel`;
      responses.push(await read(suite.api.app.request(path, { method: 'POST', headers })));
    }
    for (const [index, { events, ...found }] of (await readOrderStates(rows)).entries()) {
      const { from } = states[index]!;
      const response = responses[index]!;
      if (from === 'PLACED') {
        expect([from, response.status]).toEqual([from, 200]);
        expect(events.map(({ status, actor }) => [status, actor]).at(-1)).toEqual(['CANCELLED', 'shopper']);
        expect(found).toEqual({ status: 'CANCELLED', available: stockLeft + orderedQuantity, taken: 0 });
      } else {
        expect([from, response.status, response.body.code]).toEqual([from, 409, 'order_status_conflict']);
        expect([from, events.length, found]).toEqual([from, 2, { status: from, available: stockLeft, taken: 1 }]);
      }
    }
  });
});

test.each(['DECLINED', 'CANCELLED'])(
  'D-14 D-18 %s after its slot has ended still releases stock and slot',
  async (status) => {
    const order = await placed(suite.shop.place((await suite.shop.shopper()).headers));
    suite.now = new Date(Date.parse(order.slot.end) + 1);
    expect((await suite.shop.move(order, status, 'Nobody came')).status).toBe(200);
    expect(await suite.shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await suite.shop.taken()).toBe(0);
  },
);

describe.each(channels)('concurrent moves by %s', (channel) => {
  let acting: Acting;
  beforeEach(async () => {
    acting = await actAs(suite.api, suite.shop, channel);
  });

  test('D-14 of two who accept and decline at once, one wins, and stock and slot match it', async () => {
    for (let round = 0; round < times(2, 40); round += 1) {
      const order = await placed(suite.shop.place((await suite.shop.shopper()).headers));
      const [accepted, declined] = await Promise.all([
        acting.move(order, 'ACCEPTED'),
        acting.move(order, 'DECLINED', 'Closed'),
      ]);
      expect([accepted.status, declined.status].sort()).toEqual([200, 409]);
      const isBack = declined.status === 200;
      expect(await suite.shop.stock()).toMatchObject({ 'pod-a': isBack ? 20 : 18 });
      expect(await suite.shop.taken()).toBe(isBack ? 0 : 1);
      if (!isBack) expect((await acting.move(order, 'CANCELLED', 'For the next round')).status).toBe(200);
    }
  });

  test('D-14 when the shopper cancels while the dispensary accepts, one wins, and stock and slot match it', async () => {
    for (let round = 0; round < times(3, 40); round += 1) {
      const { headers } = await suite.shop.shopper();
      const order = await placed(suite.shop.place(headers));
      const [cancelled, accepted] = await Promise.all([
        suite.api.app.request(`/v1/app/orders/alder/${order.detailsId}/cancel`, { method: 'POST', headers }),
        acting.move(order, 'ACCEPTED'),
      ]);
      expect([cancelled.status, accepted.status].sort()).toEqual([200, 409]);
      const isBack = cancelled.status === 200;
      expect(await suite.shop.stock()).toMatchObject({ 'pod-a': isBack ? 20 : 18 });
      expect(await suite.shop.taken()).toBe(isBack ? 0 : 1);
      if (!isBack) expect((await acting.move(order, 'CANCELLED', 'For the next round')).status).toBe(200);
    }
  });

  test('D-14 negative control: reading the status before writing it lets both win', async () => {
    const { database } = suite.api.context;
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers));
    const meet = createBarrier(2);
    const moveNaively = async (status: 'ACCEPTED' | 'CANCELLED') => {
      const [row] = await database.select().from(orders).where(eq(orders.id, order.orderLogId));
      await meet();
      if (row!.status !== 'PLACED') return 409;
      await database.update(orders).set({ status }).where(eq(orders.id, order.orderLogId));
      return 200;
    };
    const ends = await Promise.all([moveNaively('CANCELLED'), moveNaively('ACCEPTED')]);
    expect(ends).toEqual([200, 200]);
  });
});
