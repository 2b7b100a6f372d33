import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signInStaff } from '../../../../tests/fixtures/builders/buildStaff';
import { read } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { isPostgres } from '../../../../tests/fixtures/times';
import { providerExceptions, providerProducts, providers } from '../../../database/providerTables';

const suite = setUpShop();
const closed = { deliveryHours: null, pickupHours: null, reason: 'Inventory' };
const day = '2026-07-01';
const waiting = async () => {
  const { rows } = await suite.api.connection.query({
    text: "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
  });
  return rows.length;
};

// Only separate connections can interleave their statements.
describe.runIf(isPostgres)('a day that is closed while an order for it is being placed', () => {
  test('is warned about that order, and not saved', async () => {
    const { database } = suite.api.context;
    const sam = await signInStaff(suite.api);
    const { headers } = await suite.shop.shopper();
    const { placing, closing } = await database.transaction(async (transaction) => {
      // The order has checked its window and waits for the lock on its products.
      await transaction.select().from(providerProducts).for('update');
      const order = read(suite.shop.place(headers));
      await expect.poll(waiting).toBe(1);
      let hasAnswered = false;
      const exception = sam
        .call('PUT', `/v1/staff/service/exceptions/${day}`, closed)
        .finally(() => (hasAnswered = true));
      await expect.poll(async () => hasAnswered || (await waiting()) === 2).toBe(true);
      return { placing: order, closing: exception };
    });
    const [order, warned] = [await placing, await closing];
    expect(order.status).toBe(201);
    expect(warned.body).toMatchObject({ code: 'orders_outside', outside: [{ orderNumber: order.body.orderNumber }] });
    expect(await database.select().from(providerExceptions)).toEqual([]);
  });

  test('loses its windows for an order that comes second', async () => {
    const { database } = suite.api.context;
    const { headers } = await suite.shop.shopper();
    const placing = await database.transaction(async (transaction) => {
      await transaction.select().from(providers).where(eq(providers.id, 'alder')).for('no key update');
      await transaction.insert(providerExceptions).values({ providerId: 'alder', localDay: day, ...closed });
      let hasAnswered = false;
      const order = read(suite.shop.place(headers)).finally(() => (hasAnswered = true));
      await expect.poll(async () => hasAnswered || (await waiting()) === 1).toBe(true);
      return { order };
    });
    expect(await placing.order).toMatchObject({
      status: 409,
      body: { code: 'order_changed', changes: { isSlotGone: true } },
    });
    expect(await suite.shop.taken()).toBe(0);
  });
});
