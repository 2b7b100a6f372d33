import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import { buildOrder, openShop, placed, read, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import { orders } from '../../../database/orderTables';
import { sessions, users } from '../../../database/accountTables';
import { createApp } from '../../../routes/app';

const sendings = 50;

let shop: Shop;
const shopApp = await setUpTestApp({ clock: () => shopTime });
beforeEach(async () => {
  await shopApp.reset();
  shop = await openShop(shopApp);
});

const all = () => shopApp.context.database.select().from(orders);
const dearer = buildOrder({ items: [{ productVariantId: 'pod-a', quantity: 3, price: 30 }] });

describe('one key sent many times', () => {
  test('D-16 50 concurrent requests make one order: one 201, 200 for the others, one id; another shopper’s key is separate', async () => {
    for (let round = 0; round < times(1, 5); round += 1) {
      const [mine, other] = [await shop.shopper(), await shop.shopper()];
      const send = () => read(shop.place(mine.headers, buildOrder(), 'one-key'));
      const [theirs, ...responses] = await Promise.all([
        read(shop.place(other.headers, buildOrder(), 'one-key')),
        ...Array.from({ length: sendings }, send),
      ]);
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(sendings - 1);
      expect(new Set(responses.map(({ body }) => body.orderLogId)).size).toBe(1);
      expect(theirs.status).toBe(201);
      expect(theirs.body.orderLogId).not.toBe(responses[0]!.body.orderLogId);
      const orderCount = 2 * (round + 1);
      expect(await all()).toHaveLength(orderCount);
      expect(await shop.stock()).toMatchObject({ 'pod-a': 20 - 2 * orderCount });
      expect(await shop.taken()).toBe(orderCount);
      expect(await shop.messages()).toHaveLength(orderCount);
    }
  });

  test('D-16 of two concurrent bodies, the first becomes the order and the other always gets a 422', async () => {
    const { headers } = await shop.shopper();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => read(shop.place(headers, index % 2 ? dearer : buildOrder(), 'one-key'))),
    );
    const first = responses.findIndex(({ status }) => status === 201);
    responses.forEach(({ status, body }, index) => {
      if (index % 2 === first % 2) expect(body.orderLogId).toBe(responses[first]!.body.orderLogId);
      else expect([status, body.code]).toEqual([422, 'idempotency_mismatch']);
    });
    expect(await all()).toHaveLength(1);
  });

  test('D-16 negative control: looking for the key before inserting makes several orders', async () => {
    const { database } = shopApp.context;
    const { userId } = await shop.shopper();
    const meet = createBarrier(sendings);
    const placeNaively = async () => {
      const hasKey = and(eq(orders.userId, userId), eq(orders.idempotencyKey, 'one-key'));
      const [order] = await database.select({ id: orders.id }).from(orders).where(hasKey);
      await meet();
      if (order) return;
      await database.insert(orders).values(buildOrderRow({ userId, idempotencyKey: 'one-key' }));
    };
    await database.execute('ALTER TABLE orders DROP CONSTRAINT orders_user_key');
    try {
      await Promise.all(Array.from({ length: sendings }, placeNaively));
      expect((await all()).length).toBeGreaterThan(1);
    } finally {
      await shopApp.reset();
      await database.execute('ALTER TABLE orders ADD CONSTRAINT orders_user_key UNIQUE (user_id, idempotency_key)');
    }
  });
});

describe('a session that ends during the request', () => {
  test('D-16 D-22 ending between authentication and the transaction gives a 401 and leaves nothing behind', async () => {
    const { headers } = await shop.shopper();
    const { database, maps } = shopApp.context;
    const app = createApp({
      ...shopApp.context,
      // Runs after the token was checked and before the transaction begins.
      maps: {
        ...maps,
        address: async (...place) => {
          await database.delete(sessions);
          return maps.address(...place);
        },
      },
    });
    const response = await read(
      app.request('/v1/app/orders', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': 'one-key' },
        body: JSON.stringify(buildOrder()),
      }),
    );
    expect(response).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect(await all()).toEqual([]);
    expect(await shop.stock()).toMatchObject({ 'pod-a': 20 });
    expect(await shop.taken()).toBe(0);
  });

  // Ending a session while a transaction waits takes a second connection.
  test.runIf(isPostgres)('D-14 D-22 a cancel that waited for a lock meanwhile also gets a 401', async () => {
    const { headers, userId } = await shop.shopper();
    const order = await placed(shop.place(headers));
    const { database } = shopApp.context;
    const response = await database.transaction(async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, userId)).for('update');
      const cancelling = shopApp.app.request(`/v1/app/orders/alder/${order.detailsId}/cancel`, {
        method: 'POST',
        headers,
      });
      await expect
        .poll(async () => {
          const { rows } = await shopApp.connection.query({
            text: "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
          });
          return rows.length;
        })
        .toBe(1);
      await transaction.delete(sessions).where(eq(sessions.userId, userId));
      return { cancelling };
    });
    expect((await response.cancelling).status).toBe(401);
    expect((await all()).map(({ status }) => status)).toEqual(['PLACED']);
  });
});
