import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/orderSchema';
import {
  buildOrder,
  nextDaySlot,
  openShop,
  placed,
  read,
  shopTime,
  type Shop,
} from '../../../tests/fixtures/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { orders, providerProducts } from '../../database/schema';

let shopApp: TestApp;
let shop: Shop;
let now = shopTime;
beforeAll(async () => {
  shopApp = await openTestApp({ clock: () => now });
}, 30_000);
afterAll(() => shopApp.close());
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  shop = await openShop(shopApp);
});

const cancel = ({ provider, detailsId }: Order, headers: Record<string, string>) =>
  shopApp.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

describe('the Idempotency-Key', () => {
  test('D-16 the same key and body give the same order, once', async () => {
    const { headers } = await shop.shopper();
    const first = await placed(shop.place(headers, buildOrder(), 'key-1'));
    // Also when stock, slot and price are gone by then.
    await shopApp.context.database.update(providerProducts).set({ available: 0, priceCents: 1 });
    now = new Date('2026-07-01T18:30:00.000Z');
    expect(await read(shop.place(headers, buildOrder(), 'key-1'))).toEqual({ status: 200, body: first });
    expect(await shopApp.context.database.select().from(orders)).toHaveLength(1);
    expect(await shop.messages()).toHaveLength(1);
  });

  test('D-16 the same key with another body gives 422', async () => {
    const { headers } = await shop.shopper();
    await placed(shop.place(headers, buildOrder(), 'key-1'));
    const other = buildOrder({ items: [item('pod-a', 3, 30)] });
    expect(await read(shop.place(headers, other, 'key-1'))).toMatchObject({
      status: 422,
      body: { code: 'idempotency_mismatch' },
    });
    expect(await shop.stock()).toMatchObject({ 'pod-a': 18 });
  });

  test('D-16 two shoppers may use one key', async () => {
    const [one, two] = [await shop.shopper(), await shop.shopper()];
    const first = await placed(shop.place(one.headers, buildOrder(), 'key-1'));
    const second = await placed(shop.place(two.headers, buildOrder(), 'key-1'));
    expect(second.orderLogId).not.toBe(first.orderLogId);
  });

  test('D-16 a refused order leaves its key free', async () => {
    const { headers } = await shop.shopper();
    expect((await shop.place(headers, buildOrder({ items: [item('pod-a', 2, 1)] }), 'key-1')).status).toBe(409);
    await placed(shop.place(headers, buildOrder(), 'key-1'));
  });

  test('D-16 ten at once with one key make one order', async () => {
    const { headers } = await shop.shopper();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => read(shop.place(headers, buildOrder(), 'key-1'))),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.orderLogId)).size).toBe(1);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 18 });
    expect(await shop.taken()).toBe(1);
  });
});

describe('many at once', () => {
  test('D-16 D-32 twenty shoppers for the last five: exactly five are sold', async () => {
    await shopApp.context.database
      .update(providerProducts)
      .set({ available: 5, priceCents: 5000 })
      .where(eq(providerProducts.productVariantId, 'pod-a'));
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.shopper()));
    const body = buildOrder({ items: [item('pod-a', 1, 50)] });
    const answers = await Promise.all(shoppers.map(({ headers }) => read(shop.place(headers, body))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'order_changed', changes: { items: [{ availableQuantity: 0 }] } },
      });
    }
    expect(await shop.stock()).toMatchObject({ 'pod-a': 0 });
    expect(await shop.taken()).toBe(5);
  });

  test('D-16 D-18 eight shoppers for a slot of three places: three orders', async () => {
    await shopApp.reset();
    shop = await openShop(shopApp, { slotCapacity: 3 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()));
    const answers = await Promise.all(shoppers.map(({ headers }) => read(shop.place(headers))));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.changes?.isSlotGone)).toHaveLength(5);
    expect(await shop.taken()).toBe(3);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 14 });
  });

  test('S5-11 D-16 two orders of one shopper that together are over the day’s limit: one is placed', async () => {
    const { headers } = await shop.shopper();
    const body = buildOrder({ items: [item('pod-a', 6, 30)] });
    const answers = await Promise.all([read(shop.place(headers, body)), read(shop.place(headers, body))]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
    const refused = answers.find((answer) => answer.status === 422)!;
    expect(refused.body.code).toBe('over_weight_limit');
    expect(refused.body.detail).toContain('8 grams');
    expect(refused.body.detail).toContain('other orders');
  });

  test('S5-11 D-16 the limit is for one local day; a cancelled order does not count', async () => {
    const { headers } = await shop.shopper();
    const body = buildOrder({ items: [item('pod-a', 10, 30)] });
    const first = await placed(shop.place(headers, body));
    expect((await shop.place(headers, body)).status).toBe(422);
    await placed(shop.place(headers, { ...body, slotStart: nextDaySlot }));
    await shopApp.context.database.update(providerProducts).set({ available: 20 });
    await cancel(first, headers);
    await placed(shop.place(headers, body));
  });
});
