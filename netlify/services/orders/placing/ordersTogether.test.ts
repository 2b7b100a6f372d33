import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { fairLimits } from '../../../../src/domain/order/fairLimits';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { actAs, channels } from '../../../../tests/fixtures/builders/actAs';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import {
  buildOrder,
  firstSlot,
  nextDaySlot,
  openShop,
  placed,
  read,
  shopTime,
} from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import { idImages, providerProducts, slotUsage } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';

const shopApp = await setUpTestApp({ clock: () => shopTime, fairLimits: { ...fairLimits, reservedShare: 0 } });
beforeEach(() => shopApp.reset());

const item = (quantity: number, price = 30) => ({ productVariantId: 'pod-a', quantity, price });
const count = (responses: { status: number }[], status: number) =>
  responses.filter((each) => each.status === status).length;

describe('the weight limit for one shopper’s orders', () => {
  const open = async () => {
    const shop = await openShop(shopApp);
    const birch = await openShop(shopApp, { id: 'birch', timezone: 'America/Los_Angeles' });
    const { userId, headers } = await shop.shopper();
    await shopApp.context.database
      .insert(idImages)
      .values({ userId, providerId: 'birch', blobKey: randomUUID(), createdAt: shopTime });
    return { shop, birch, userId, headers };
  };
  const grams = async () => {
    const [sum] = await shopApp.context.database
      .select({ grams: sql<number>`coalesce(sum(${orders.thcGrams}), 0)`.mapWith(Number) })
      .from(orders)
      .where(eq(orders.localDay, '2026-07-01'));
    return sum!.grams;
  };

  test('S5-11 D-16 of ten concurrent orders at two dispensaries, only as many succeed as the daily 8 grams allow', async () => {
    for (let round = 0; round < times(1, 20); round += 1) {
      if (round > 0) await shopApp.reset();
      const { shop, headers } = await open();
      // Each order has 3.2 grams, so two have 6.4 and a third would exceed 8.
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          read(
            shop.placePatiently(headers, buildOrder({ providerId: index % 2 ? 'birch' : 'alder', items: [item(4)] })),
          ),
        ),
      );
      expect([count(responses, 201), count(responses, 422)]).toEqual([2, 8]);
      for (const { status, body } of responses) if (status === 422) expect(body.code).toBe('over_weight_limit');
      expect(await grams()).toBe(6.4);
      const nextDay = buildOrder({ providerId: 'birch', slotStart: nextDaySlot, items: [item(10)] });
      await placed(shop.place(headers, nextDay));
    }
  });

  // A single connection would run the sums one after the other.
  test.runIf(isPostgres)(
    'D-16 negative control: adding up without the shopper’s lock lets too many orders pass',
    async () => {
      const { userId } = await open();
      const { database } = shopApp.context;
      const meet = createBarrier(10);
      const placeNaively = async () => {
        const before = await grams();
        await meet();
        if (before + 2.4 > 8) return;
        await database.insert(orders).values(buildOrderRow({ userId, thcGrams: 2.4 }));
      };
      await Promise.all(Array.from({ length: 10 }, placeNaively));
      expect(await grams()).toBeGreaterThan(8);
    },
  );
});

describe('slot capacity', () => {
  const capacity = 7;

  test('D-16 D-18 of thirty concurrent orders for seven places, seven succeed, and canceling one frees its place', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      if (round > 0) await shopApp.reset();
      const shop = await openShop(shopApp, { slotCapacity: capacity });
      await shopApp.context.database.update(providerProducts).set({ available: 1000 });
      const shoppers = await Promise.all(Array.from({ length: 30 }, () => shop.shopper()));
      const responses = await Promise.all(shoppers.map(({ headers }) => read(shop.placePatiently(headers))));
      expect([count(responses, 201), count(responses, 409)]).toEqual([capacity, 30 - capacity]);
      for (const { status, body } of responses) {
        if (status === 409) expect(body.changes).toEqual({ items: [], isSlotGone: true });
      }
      expect(await shop.taken()).toBe(capacity);
      expect(await shop.stock()).toMatchObject({ 'pod-a': 1000 - 2 * capacity });
      const first = responses.findIndex(({ status }) => status === 201);
      const cancelPath = `/v1/app/orders/alder/${responses[first]!.body.detailsId}/cancel`;
      await shopApp.app.request(cancelPath, { method: 'POST', headers: shoppers[first]!.headers });
      const late = await Promise.all(shoppers.slice(0, 5).map(({ headers }) => read(shop.placePatiently(headers))));
      expect(count(late, 201)).toBe(1);
    }
  });

  test('D-18 negative control: checking the slot before writing overfills it', async () => {
    const { database } = shopApp.context;
    await openShop(shopApp, { slotCapacity: capacity });
    await database.insert(slotUsage).values({ providerId: 'alder', slotStart: new Date(firstSlot) });
    const meet = createBarrier(30);
    const reserveNaively = async () => {
      const [slot] = await database.select().from(slotUsage);
      await meet();
      if (slot!.taken >= capacity) return false;
      await database.update(slotUsage).set({ taken: slot!.taken + 1 });
      return true;
    };
    const acceptedOrders = (await Promise.all(Array.from({ length: 30 }, reserveNaively))).filter(Boolean).length;
    expect(acceptedOrders).toBeGreaterThan(capacity);
  });
});

// Only separate connections can interleave their statements.
describe.runIf(isPostgres)('the ID image while one order is canceled and another is placed', () => {
  const waiting = async () => {
    const { rows } = await shopApp.connection.query({
      text: "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    });
    return rows.length;
  };

  test('D-19 is kept for the open order', async () => {
    const shop = await openShop(shopApp);
    const { headers } = await shop.shopper();
    const first = await placed(shop.place(headers));
    const { database } = shopApp.context;
    // A different slot and pod, so that the ID image is the only row both transactions wait for.
    const items = [{ productVariantId: 'pod-b', quantity: 1, price: 45.5 }];
    const other = buildOrder({ slotStart: nextDaySlot, items });
    // The second order waits for the image row first; the cancel then looks for open orders and queues behind it.
    const { placing, cancelling } = await database.transaction(async (transaction) => {
      await transaction.select().from(idImages).for('update');
      const second = shop.place(headers, other);
      await expect.poll(waiting).toBe(1);
      const path = `/v1/app/orders/alder/${first.detailsId}/cancel`;
      const ending = shopApp.app.request(path, { method: 'POST', headers });
      await expect.poll(waiting).toBe(2);
      return { placing: second, cancelling: ending };
    });
    expect([(await placing).status, (await cancelling).status]).toEqual([201, 200]);
    const [image] = await database.select().from(idImages);
    expect(image!.deleteAfter).toBeNull();
  });
});

describe('changes by the dispensary during checkout', () => {
  test('D-16 D-32 a changed price is reported before the minimum; once agreed to under the same key, the minimum applies', async () => {
    const shop = await openShop(shopApp);
    const { headers } = await shop.shopper();
    const setPrice = (price: number) => shop.send({ type: 'price.update', data: { productVariantId: 'pod-a', price } });
    const place = (price: number) => read(shop.place(headers, buildOrder({ items: [item(2, price)] }), 'one-key'));
    await setPrice(19.5);
    expect((await place(30)).body).toMatchObject({
      code: 'order_changed',
      changes: { items: [{ productVariantId: 'pod-a', price: { amount: 19.5 } }] },
    });
    expect(await place(19.5)).toMatchObject({ status: 422, body: { code: 'under_minimum' } });
    await setPrice(20);
    expect(await place(20)).toMatchObject({ status: 201, body: { subtotal: { amount: 40 } } });
  });

  test.each(channels)(
    'D-16 D-17 by %s during twenty orders: each pays the agreed price or is asked',
    async (channel) => {
      const shop = await openShop(shopApp);
      const acting = await actAs(shopApp, shop, channel);
      await shopApp.context.database.update(providerProducts).set({ available: 1000 });
      const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper()));
      const [responses] = await Promise.all([
        Promise.all(shoppers.map(({ headers }) => read(shop.placePatiently(headers)))),
        acting.price('pod-a', 31),
        acting.price('pod-a', 31),
      ]);
      for (const { status, body } of responses) {
        if (status === 201) expect(body.items[0]!.price.amount).toBe(30);
        else expect([status, body.changes?.items[0]?.price?.amount]).toEqual([409, 31]);
      }
      expect(await shop.stock()).toMatchObject({ 'pod-a': 1000 - 2 * count(responses, 201) });
      expect((await read(shop.place(shoppers[0]!.headers))).status).toBe(409);
    },
  );
});
