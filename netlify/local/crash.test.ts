import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildOrder, openShop } from '../../tests/fixtures/orderShop';
import { openTestApp } from '../../tests/fixtures/testApp';
import type { ProviderProduct } from '../../src/domain/delivery/providerSchema';
import { deliverySlots } from '../../src/domain/delivery/deliverySlots';
import type { Order } from '../../src/domain/order/orderSchema';
import { openEmbedded } from '../database/embedded';
import { migrate } from '../database/migrate';
import { readProviders } from '../services/delivery/readProviders';

/** More where time is: CRASH_ROUNDS=40 npm run unit -- crash */
const rounds = Number(process.env.CRASH_ROUNDS ?? 2);
const startStock = 1_000_000;
const server = fileURLToPath(new URL('./server.ts', import.meta.url));

let root: string;
let child: ChildProcess | null = null;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'crash-'));
  for (const folder of ['public', 'content/products', 'content/brands'])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'netlify.toml'), '');
});
afterEach(async () => {
  await kill();
  rmSync(root, { recursive: true });
});

const kill = async () => {
  const ending = child;
  child = null;
  if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
  const ended = new Promise((done) => ending.once('exit', done));
  ending.kill('SIGKILL');
  await ended;
};

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** The very process of `npm start`, and its address once it answers. */
async function start(): Promise<string> {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content'), PORT: String(port) };
  const started = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), server], { cwd: root, env });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  for (;;) {
    if (started.exitCode !== null) throw new Error(`The server did not start: ${said}`);
    const answer = await fetch(`http://127.0.0.1:${port}/v1/health`).catch(() => null);
    if (answer?.ok) return `http://127.0.0.1:${port}`;
    await pause(100);
  }
}

/** A dispensary without limits and a signed-in shopper, written before the server first starts. */
async function prepare() {
  const connection = await openEmbedded(join(root, 'data'));
  await migrate(connection.database);
  const app = await openTestApp({ connection });
  const shop = await openShop(app, { slotCapacity: startStock, purchaseLimitGrams: startStock });
  await connection.query({ text: `UPDATE provider_products SET available = ${startStock}` });
  const { headers } = await shop.shopper();
  const now = new Date();
  const [provider] = await readProviders(connection.database, undefined, now);
  const body = buildOrder({ slotStart: deliverySlots(provider!, now).at(-1)!.start });
  await app.close();
  return { headers, body: JSON.stringify(body) };
}

test(
  'D-16 an order that was acknowledged outlives kill -9 at any moment, and stock and orders agree',
  async () => {
    const { headers, body } = await prepare();
    const acknowledged = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const origin = await start();
      const place = async () => {
        const answer = await fetch(`${origin}/v1/app/orders`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body,
        });
        expect(answer.status).toBe(201);
        acknowledged.add(((await answer.json()) as Order).orderLogId);
      };
      const ofRound = child;
      const isUp = () => child === ofRound;
      const placeUntilDown = async () => {
        while (isUp())
          await place().catch((error: unknown) => {
            // fetch's word for a connection that the kill cut off: that order was not acknowledged.
            if (!(error instanceof TypeError)) throw error;
          });
      };
      const placing = [placeUntilDown(), placeUntilDown()];
      const before = acknowledged.size;
      await vi.waitUntil(() => acknowledged.size > before + 4, { timeout: 30_000, interval: 5 });
      await pause(Math.random() * 100);
      await kill();
      await Promise.all(placing);
    }
    const origin = await start();
    const orders = (await (await fetch(`${origin}/v1/app/orders`, { headers })).json()) as Order[];
    const known = new Set(orders.map(({ orderLogId }) => orderLogId));
    expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5);
    expect([...acknowledged].filter((id) => !known.has(id))).toEqual([]);
    const sold = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
    const stock = (await (
      await fetch(`${origin}/.netlify/functions/delivery-provider-products?providerId=alder`)
    ).json()) as ProviderProduct[];
    const left = stock.find(({ productVariantId }) => productVariantId === 'pod-a')!.availableQuantity;
    expect(left + sold).toBe(startStock);
  },
  60_000 + rounds * 20_000,
);
