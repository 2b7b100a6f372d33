import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import { buildOrder, openShop, shopTime, type Shop } from '../../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { wideLimits } from '../../../../tests/fixtures/wideLimits';
import { isPostgres, times } from '../../../../tests/fixtures/times';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { DatabaseConnection } from '../../../database/client';
import { openPostgres } from '../../../database/postgres';
import { orderItems, orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';

const startStock = 100_000;
const clients = 8;
const waitOptions = { interval: 20 };

let shopApp: TestApp;
let shop: Shop;
let cutter: DatabaseConnection;

const isAppConnection =
  "datname = current_database() AND application_name <> 'cutter' AND backend_type = 'client backend'";
const cut = async (where: string, max = 1): Promise<number> => {
  const { rowCount } = await cutter.query({
    text: `SELECT pg_terminate_backend(pid) FROM (SELECT pid FROM pg_stat_activity WHERE ${isAppConnection} AND ${where} ORDER BY random() LIMIT ${max}) picked`,
  });
  return rowCount;
};

async function findInconsistencies(): Promise<string[]> {
  const checks: Record<string, string> = {
    'stock and sold goods are not what there was': `
      SELECT 1 WHERE ${startStock} <> (SELECT available FROM provider_products WHERE product_variant_id = 'pod-a') + (
        SELECT coalesce(sum(quantity), 0) FROM order_items JOIN orders ON orders.id = order_id WHERE status <> 'CANCELLED')`,
    'a slot counts other orders than it has': `
      SELECT 1 WHERE (SELECT coalesce(sum(taken), 0) FROM slot_usage) <> (SELECT count(*) FROM orders WHERE status <> 'CANCELLED')`,
    'an order has no items': 'SELECT 1 FROM orders LEFT JOIN order_items ON order_id = id WHERE order_id IS NULL',
    'a key has made two orders': 'SELECT 1 FROM orders GROUP BY user_id, idempotency_key HAVING count(*) > 1',
    'an order’s events are not its history': `
      SELECT 1 FROM orders LEFT JOIN (
        SELECT order_id, string_agg(sequence || status, ' ' ORDER BY sequence) AS history FROM order_events GROUP BY order_id
      ) told ON order_id = id
      WHERE history IS DISTINCT FROM CASE status WHEN 'PLACED' THEN '1PLACED' ELSE '1PLACED 2CANCELLED' END`,
    'the provider is not told once of each': `
      SELECT 1 FROM orders LEFT JOIN (
        SELECT payload #>> '{data,order,orderLogId}' AS order_id, string_agg(payload ->> 'type', ' ' ORDER BY payload ->> 'type') AS told
        FROM outgoing_messages GROUP BY 1
      ) messages ON order_id = id::text
      WHERE told IS DISTINCT FROM CASE status WHEN 'PLACED' THEN 'order.placed' ELSE 'order.cancelled order.placed' END`,
  };
  const found = await Promise.all(
    Object.entries(checks).map(async ([name, text]) => ((await cutter.query({ text })).rowCount ? [name] : [])),
  );
  return found.flat();
}

// The embedded database has one connection inside the process, so there is nothing to cut.
describe.runIf(isPostgres)('D-16 connections that are cut', () => {
  beforeAll(async () => {
    shopApp = await openTestApp({ clock: () => shopTime, fairLimits: wideLimits });
    const { rows } = await shopApp.connection.query({ text: 'SELECT current_database() AS name' });
    const url = new URL(process.env.TEST_DATABASE_URL!);
    url.pathname = `/${String(rows[0]!.name)}`;
    url.searchParams.set('application_name', 'cutter');
    cutter = openPostgres(url.href);
  });
  afterAll(async () => {
    await cutter.close();
    await shopApp.close();
  });
  beforeEach(async () => {
    await shopApp.reset();
    shop = await openShop(shopApp, { purchaseLimitGrams: 1_000_000, slotCapacity: startStock });
    await shopApp.context.database.update(providerProducts).set({ available: startStock });
  });

  const expectNoneLost = async () => {
    await vi.waitFor(() => {
      const { total, idle, waiting } = shopApp.connection.pool!();
      expect([total - idle, waiting]).toEqual([0, 0]);
    }, waitOptions);
    const { database } = shopApp.context;
    const selectOne = () =>
      database.transaction(async (transaction) => (await transaction.execute(sql`SELECT 1`)).rows.length);
    // The close event of a connection that was just cut may still be pending.
    const ones = Array.from({ length: 20 }, () => 1);
    await vi.waitFor(async () => expect(await Promise.all(ones.map(selectOne))).toEqual(ones), waitOptions);
  };

  test('cut inside a transaction: it fails, and the process and the pool survive', async () => {
    const { database } = shopApp.context;
    for (let round = 0; round < 12; round += 1) {
      const failing = database.transaction(async (transaction) => {
        const { rows } = await transaction.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
        await cut(`pid = ${rows[0]!.pid}`);
        await pause(5);
        await transaction.execute(sql`SELECT 1`);
      });
      await expect(failing).rejects.toThrow('Failed query');
    }
    await expectNoneLost();
  });

  test('cut before a transaction begins: the pool survives', async () => {
    const { database } = shopApp.context;
    for (let round = 0; round < 20; round += 1) {
      const begin = () => database.transaction((transaction) => transaction.execute(sql`SELECT 1`)).catch(() => {});
      await Promise.all(Array.from({ length: 5 }, begin));
      // Try to begin transactions before the pool notices that the idle connections are closed.
      await Promise.all([
        cut("state = 'idle'", 10),
        pause(round % 5).then(() => Promise.all(Array.from({ length: 5 }, begin))),
      ]);
    }
    await expectNoneLost();
  });

  test('cut at random while shoppers place and cancel: nothing is lost or duplicated', async () => {
    const wanted = times(20, 300);
    const shoppers = await Promise.all(Array.from({ length: clients }, () => shop.shopper()));
    const transactionSpy = vi.spyOn(shopApp.context.database, 'transaction');
    const acknowledged = new Map<string, string>();
    const over = new AbortController();
    let refused = 0;
    let settled = 0;
    /** Retries the same request until there is a response, as a client should. */
    const settle = async (send: () => Response | Promise<Response>): Promise<Response> => {
      for (;;) {
        const response = await send();
        if (response.status < 500) {
          settled += 1;
          return response;
        }
        refused += 1;
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
        await pause(Math.random() * 20);
      }
    };
    const shopping = async ({ headers }: { headers: Record<string, string> }) => {
      while (!over.signal.aborted) {
        const key = randomUUID();
        const response = await settle(() => shop.place(headers, buildOrder(), key));
        expect([200, 201]).toContain(response.status);
        const { detailsId, orderLogId } = (await response.json()) as Order;
        acknowledged.set(orderLogId, 'PLACED');
        if (Math.random() < 0.6) continue;
        const path = `/v1/app/orders/alder/${detailsId}/cancel`;
        // A 409 means that an earlier cancel succeeded but its response was lost.
        expect([200, 409]).toContain(
          (await settle(() => shopApp.app.request(path, { method: 'POST', headers }))).status,
        );
        acknowledged.set(orderLogId, 'CANCELLED');
      }
    };
    const cutting = async () => {
      for (let cuts = 0; cuts < wanted;) {
        await pause(Math.random() * 15);
        cuts += await cut('xact_start IS NOT NULL');
        if (cuts % 10 === 0) await cut("state = 'idle'", 3);
      }
      over.abort();
    };
    await Promise.all([cutting(), ...shoppers.map(shopping)]);
    expect(await findInconsistencies()).toEqual([]);
    const { rows } = await cutter.query({ text: 'SELECT id, status FROM orders' });
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(acknowledged);
    // Without any retry, here or by the client, the cuts had no effect.
    expect(transactionSpy.mock.calls.length + refused).toBeGreaterThan(settled);
    await expectNoneLost();
  });

  test('negative control: the same checks find what a cut leaves of an order not placed in one transaction', async () => {
    const { userId } = await shop.shopper();
    const { database } = shopApp.context;
    const row = buildOrderRow({ userId });
    const placeInSteps = async () => {
      await database.update(providerProducts).set({ available: startStock - 2 });
      await database.insert(orders).values(row);
      await database.insert(orderItems).values({
        orderId: row.id,
        productVariantId: 'pod-a',
        position: 0,
        title: 'a',
        brand: 'a',
        quantity: 2,
        priceCents: 1,
        itemTotalCents: 2,
      });
    };
    // Cut the connection of the second step while it waits for a lock.
    await cutter.database.transaction(async (transaction) => {
      await transaction.execute(sql`LOCK TABLE orders IN EXCLUSIVE MODE`);
      const placing = expect(placeInSteps()).rejects.toThrow('Failed query');
      await vi.waitUntil(async () => (await cut("wait_event_type = 'Lock'")) > 0, waitOptions);
      await placing;
    });
    expect(await findInconsistencies()).toContain('stock and sold goods are not what there was');
  });
});
