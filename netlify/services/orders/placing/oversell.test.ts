import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { actAs, channels } from '../../../../tests/fixtures/builders/actAs';
import { buildOrder, openShop, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { wideLimits } from '../../../../tests/fixtures/wideLimits';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { orderItems, orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';
import { rootErrorCode } from '../../../platform/log/sanitizeError';

const buyers = 50;
const units = 10;

let shop: Shop;
const shopApp = await setUpTestApp({ clock: () => shopTime, fairLimits: wideLimits });
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp, { deliveryTotalMinimumCents: 0, purchaseLimitGrams: 10_000, slotCapacity: 100_000 });
});

const isVariant = (id: string) =>
  and(eq(providerProducts.providerId, 'alder'), eq(providerProducts.productVariantId, id));
const setStock = (available: number) =>
  shopApp.context.database.update(providerProducts).set({ available }).where(isVariant('pod-a'));
const createShoppers = (count: number) => Promise.all(Array.from({ length: count }, () => shop.shopper()));
const countSold = async () => {
  const [sum] = await shopApp.context.database
    .select({ sold: sql<number>`coalesce(sum(${orderItems.quantity}), 0)`.mapWith(Number) })
    .from(orderItems);
  return sum!.sold;
};
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

/** The naive version: read, then write the computed value. The column's CHECK does not catch it. */
async function sellNaively(meet: () => Promise<void>): Promise<boolean> {
  const { database } = shopApp.context;
  const [row] = await database.select().from(providerProducts).where(isVariant('pod-a'));
  await meet();
  if (row!.available < 1) return false;
  await database
    .update(providerProducts)
    .set({ available: row!.available - 1 })
    .where(isVariant('pod-a'));
  return true;
}

describe('the last units in stock', () => {
  test(`S5-12 D-16 D-32 of ${buyers} concurrent shoppers for the last ${units}, exactly ${units} succeed and the others get an error`, async () => {
    const shoppers = await createShoppers(buyers);
    for (let round = 1; round <= times(1, 20); round += 1) {
      await setStock(units);
      const responses = await Promise.all(
        shoppers.map(({ headers }) => read(shop.place(headers, buildOrder({ items: [item('pod-a', 1, 30)] })))),
      );
      const refused = responses.filter(({ status }) => status !== 201);
      expect(responses.length - refused.length).toBe(units);
      for (const response of refused) {
        expect(response).toMatchObject({
          status: 409,
          body: {
            code: 'order_changed',
            changes: { isSlotGone: false, items: [{ productVariantId: 'pod-a', availableQuantity: 0 }] },
          },
        });
      }
      expect(await shop.stock()).toMatchObject({ 'pod-a': 0 });
      expect(await countSold()).toBe(units * round);
      expect(await shop.taken()).toBe(units * round);
    }
  });

  // The embedded database has one connection, which would run the naive statements one after the other.
  test.runIf(isPostgres)('D-16 negative control: reading before writing sells more than is in stock', async () => {
    await setStock(units);
    const meet = createBarrier(buyers);
    const sold = (await Promise.all(Array.from({ length: buyers }, () => sellNaively(meet)))).filter(Boolean).length;
    expect(sold).toBeGreaterThan(units);
    expect(await shop.stock()).not.toMatchObject({ 'pod-a': units - sold });
  });

  test('D-16 as a last resort, the database refuses stock below zero', async () => {
    await setStock(0);
    const failure: unknown = await shopApp.context.database
      .update(providerProducts)
      .set({ available: sql`${providerProducts.available} - 1` })
      .where(isVariant('pod-a'))
      .catch((error: unknown) => error);
    expect(rootErrorCode(failure)).toBe('23514');
  });
});

describe.each(channels)('locks, with a dispensary that acts by %s', (channel) => {
  test('D-14 D-15 D-16 concurrent orders, cancels, declines, stock and price changes do not deadlock', async () => {
    await shopApp.context.database.update(providerProducts).set({ available: 1000 });
    const shoppers = await createShoppers(10);
    const acting = await actAs(shopApp, shop, channel);
    const change = (id: string, round: number) =>
      round % 2 ? acting.count(id, 1000) : acting.price(id, id === 'pod-a' ? 30 : 45.5);
    const both = [item('pod-a', 1, 30), item('pod-b', 1, 45.5)];
    const unexpected: unknown[] = [];
    // Deadlocked transactions are retried, so they would otherwise go unnoticed.
    const transactionSpy = vi.spyOn(shopApp.context.database, 'transaction');
    let requests = 0;
    const recordStatus = async (pendingResponse: Response | Promise<Response>, expected: number[]) => {
      requests += 1;
      const response = await pendingResponse;
      if (!expected.includes(response.status)) unexpected.push([response.status, await response.text()]);
      return response;
    };
    const placeAndEnd = async ({ headers }: (typeof shoppers)[number], index: number) => {
      const items = index % 2 ? both : both.toReversed();
      const order = (await (await recordStatus(shop.place(headers, buildOrder({ items })), [201])).json()) as Order;
      const cancelled = shopApp.app.request(`/v1/app/orders/alder/${order.detailsId}/cancel`, {
        method: 'POST',
        headers,
      });
      const declined = acting.move(order, 'DECLINED', 'Closed');
      // Both run at once and one of them wins.
      const ends = await Promise.all([recordStatus(cancelled, [200, 409]), recordStatus(declined, [200, 409])]);
      expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    };
    for (let round = 0; round < times(1, 20); round += 1) {
      await Promise.all([
        ...shoppers.map(placeAndEnd),
        ...['pod-b', 'pod-a', 'pod-a', 'pod-b'].map((id) => recordStatus(change(id, round), [200])),
      ]);
    }
    expect(unexpected).toEqual([]);
    expect(transactionSpy).toHaveBeenCalledTimes(requests);
    expect(await shop.taken()).toBe(0);
    const open = await shopApp.context.database.select().from(orders).where(eq(orders.status, 'PLACED'));
    expect(open).toEqual([]);
  });
});

describe('locks', () => {
  // A single connection never waits for itself.
  test.runIf(isPostgres)('D-16 negative control: two orders that lock products unsorted deadlock', async () => {
    let holding = 0;
    const lockProducts = (ids: string[]) =>
      shopApp.context.database.transaction(async (transaction) => {
        for (const id of ids) {
          await transaction
            .update(providerProducts)
            .set({ available: sql`${providerProducts.available} - 1` })
            .where(isVariant(id));
          holding += 1;
          await vi.waitUntil(() => holding > 1, { interval: 1 });
        }
      });
    const ends = await Promise.allSettled([lockProducts(['pod-a', 'pod-b']), lockProducts(['pod-b', 'pod-a'])]);
    expect(ends.flatMap((end) => (end.status === 'rejected' ? [rootErrorCode(end.reason)] : []))).toEqual(['40P01']);
  });
});
