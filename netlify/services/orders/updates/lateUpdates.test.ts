import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { setUpMailServer } from '../../../../tests/fixtures/builders/setUpMailServer';
import { captureLog } from '../../../../tests/fixtures/captureLog';
import { failWrites } from '../../../../tests/fixtures/failWrites';
import { noneSent, orderUpdateCalls } from '../../../../tests/fixtures/calls/orderUpdateCalls';
import { orders } from '../../../database/orderTables';
import { readShopStatus } from '../../health/readShopStatus';
import { queueLateUpdates } from './queueLateUpdates';

const suite = setUpMailServer();
const { send, place, move, readPending } = orderUpdateCalls(suite);

const minuteMs = 60_000;
const setClock = (instant: string, minutes: number) => (suite.now = new Date(Date.parse(instant) + minutes * minuteMs));
const queueLate = () => queueLateUpdates(suite.api.context);
const setRow = (order: Order, values: Partial<typeof orders.$inferInsert>) =>
  suite.api.context.database.update(orders).set(values).where(eq(orders.id, order.orderLogId));

async function placeQuietly(): Promise<Order> {
  const order = await place();
  await send();
  suite.texts.length = suite.received.length = 0;
  return order;
}

describe('S2-74 an order that is later than promised', () => {
  test('gets one email and one text message, ten minutes after its window, whatever nobody did', async () => {
    const order = await placeQuietly();
    setClock(order.slot.end, 10);
    expect(await queueLate()).toBe(0);
    setClock(order.slot.end, 11);
    expect((await Promise.all([queueLate(), queueLate()])).sort()).toEqual([0, 1]);
    expect(await send()).toEqual({ ...noneSent, sent: 2 });
    expect(suite.received[0]!.headers).toContain(`Subject: Order ${order.orderNumber}: running late`);
    expect(suite.received[0]!.body).toContain('Alder Collective hasn');
    expect(suite.texts[0]!.text).toContain(`Order ${order.orderNumber}: running late, Alder Collective.`);
    setClock(order.slot.end, 300);
    expect(await queueLate()).toBe(0);
  });

  test('counts from the estimate if there is one, and a new estimate ends a waiting message', async () => {
    const order = await placeQuietly();
    for (const status of ['ACCEPTED', 'PACKED'] as const) await move(order, status);
    await send();
    const end = Date.parse(order.slot.end);
    const estimate = (minutes: number) =>
      setRow(order, { etaStart: new Date(end), etaEnd: new Date(end + minutes * minuteMs) });
    await estimate(30);
    setClock(order.slot.end, 35);
    expect(await queueLate()).toBe(0);
    setClock(order.slot.end, 41);
    expect(await queueLate()).toBe(1);
    await estimate(60);
    expect(await send()).toEqual({ ...noneSent, dropped: 2 });
  });

  test('keeps a waiting message about its status, and the next status replaces the one about the delay', async () => {
    const order = await place();
    setClock(order.slot.end, 11);
    await queueLate();
    const kinds = async () => (await readPending()).map(({ text }) => text).sort();
    expect(await kinds()).toEqual(['LATE', 'LATE', 'PLACED', 'PLACED']);
    await move(order, 'ACCEPTED');
    expect(await kinds()).toEqual(['ACCEPTED', 'ACCEPTED']);
  });

  test.each(['READY_PICKUP', 'COMPLETED', 'DECLINED', 'CANCELLED'] as const)(
    'gets none while it is %s',
    async (status) => {
      const order = await placeQuietly();
      await setRow(order, { status });
      setClock(order.slot.end, 60);
      expect(await queueLate()).toBe(0);
    },
  );

  test('is not held back by another whose message cannot be queued', async () => {
    const broken = await place({});
    const order = await placeQuietly();
    await setRow(order, { slotEnd: new Date(Date.parse(broken.slot.end) + minuteMs) });
    await failWrites(suite.api.context.database, 'orders', `NEW.id = '${broken.orderLogId}'`);
    setClock(order.slot.end, 20);
    const { log, lines } = captureLog();
    const message = 'A message about a late order could not be queued';
    await expect(queueLateUpdates({ ...suite.api.context, log })).rejects.toThrow(`${message}: 1 failed`);
    expect(await send()).toEqual({ ...noneSent, sent: 2 });
    expect(lines()).toMatchObject([{ msg: message }]);
  });

  test('gets none after a day', async () => {
    const order = await placeQuietly();
    setClock(order.slot.end, 24 * 60);
    expect(await queueLate()).toBe(0);
  });

  test('is what the operator’s figure measures', async () => {
    const order = await placeQuietly();
    const seconds = async () => (await readShopStatus(suite.api.context)).latestOrderSeconds;
    setClock(order.slot.end, -1);
    expect(await seconds()).toBe(0);
    setClock(order.slot.end, 31);
    expect(await seconds()).toBe(31 * 60);
    await setRow(order, { status: 'COMPLETED' });
    expect(await seconds()).toBe(0);
  });
});
