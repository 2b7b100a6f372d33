import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOrder, openShop } from '../fixtures/builders/orderShop';
import { createSite, startServerIn, wideServer, type ServerProcess } from '../fixtures/servers/serverProcess';
import { openTestApp } from '../fixtures/testApp';
import { fillDataFolder, openTestDatabase } from '../fixtures/testDatabase';
import { isPostgres, times } from '../fixtures/times';
import type { ProviderProduct } from '../../src/domain/delivery/providerSchema';
import { deliverySlots } from '../../src/domain/delivery/deliverySlots';
import type { Order } from '../../src/domain/order/orderSchema';
import type { DatabaseConnection } from '../../netlify/database/client';
import { openEmbedded } from '../../netlify/database/embedded';
import { readProviders } from '../../netlify/services/delivery/readProviders';

/** Override the number of rounds: CRASH_ROUNDS=200 npm run unit -- crash */
const rounds = Number(process.env.CRASH_ROUNDS ?? times(1, 40));
const startStock = 1_000_000;

let root: string;
let server: ServerProcess | null = null;
/** Keeps a Postgres test database open until the test ends, because it outlives the server processes. */
let postgres: DatabaseConnection | null = null;
beforeEach(() => {
  root = createSite();
});
afterEach(async () => {
  await kill();
  await postgres?.close();
  postgres = null;
  rmSync(root, { recursive: true });
});

const kill = async () => {
  const ending = server;
  server = null;
  await ending?.kill();
};

/** The settings for the server's database: its folder by default, or the Postgres test database. */
async function databaseEnv(): Promise<Record<string, string>> {
  if (!postgres) return {};
  const { rows } = await postgres.query({ text: 'SELECT current_database() AS name' });
  const url = Object.assign(new URL(process.env.TEST_DATABASE_URL!), { pathname: `/${String(rows[0]!.name)}` });
  return { DATABASE_URL: url.href, CODE_PEPPER: 'pepper-for-tests-'.repeat(2), ID_IMAGE_KEY: '0f'.repeat(32) };
}

async function start(): Promise<string> {
  server = await startServerIn(root, await databaseEnv(), wideServer);
  return server.origin;
}

/** Creates a dispensary without limits and a signed-in shopper before the server's first start. */
async function prepare() {
  if (isPostgres) postgres = await openTestDatabase();
  else await fillDataFolder(join(root, 'data'));
  const connection = postgres ?? (await openEmbedded(join(root, 'data')));
  const app = await openTestApp({ connection });
  const shop = await openShop(app, { slotCapacity: startStock, purchaseLimitGrams: startStock });
  await connection.query({ text: `UPDATE provider_products SET available = ${startStock}` });
  const { headers } = await shop.shopper();
  const now = new Date();
  const [provider] = await readProviders(connection.database, undefined, now);
  const body = buildOrder({ slotStart: deliverySlots(provider!, now).at(-1)!.start });
  if (!postgres) await app.close();
  return { headers, body: JSON.stringify(body) };
}

test(
  'D-16 acknowledged orders survive kill -9 at any moment, none is duplicated, and stock and orders agree',
  async () => {
    const { headers, body } = await prepare();
    const acknowledged = new Set<string>();
    /** Requests without a response, repeated once the server is back, as the checkout does. */
    const unanswered: string[] = [];
    let keys = 0;
    const newKey = () => `key-${(keys += 1)}`;
    const place = async (origin: string, key: string) => {
      const response = await fetch(`${origin}/v1/app/orders`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
        body,
      });
      expect([200, 201]).toContain(response.status);
      acknowledged.add(((await response.json()) as Order).orderLogId);
    };
    for (let round = 0; round < rounds; round += 1) {
      const origin = await start();
      const runningServer = server;
      const isUp = () => server === runningServer;
      const placeUntilDown = async () => {
        while (isUp()) {
          const key = unanswered.pop() ?? newKey();
          await place(origin, key).catch((error: unknown) => {
            // `fetch` throws a TypeError for a connection that the kill closed.
            if (!(error instanceof TypeError)) throw error;
            unanswered.push(key);
          });
        }
      };
      const placing = [placeUntilDown(), placeUntilDown()];
      const before = acknowledged.size;
      await vi.waitUntil(() => acknowledged.size > before + 4, { timeout: 30_000, interval: 5 });
      await pause(Math.random() * 100);
      await kill();
      await Promise.all(placing);
    }
    const origin = await start();
    for (const key of unanswered) await place(origin, key);
    const orders = (await (await fetch(`${origin}/v1/app/orders`, { headers })).json()) as Order[];
    const storedIds = new Set(orders.map(({ orderLogId }) => orderLogId));
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5);
    expect([...acknowledged].filter((id) => !storedIds.has(id))).toEqual([]);
    expect(orders).toHaveLength(keys);
    const sold = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
    const stock = (await (
      await fetch(`${origin}/.netlify/functions/delivery-provider-products?providerId=alder`)
    ).json()) as ProviderProduct[];
    const remaining = stock.find(({ productVariantId }) => productVariantId === 'pod-a')!.availableQuantity;
    expect(remaining + sold).toBe(startStock);
  },
  60_000 + rounds * 20_000,
);
