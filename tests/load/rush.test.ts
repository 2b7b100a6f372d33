import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../netlify/database/client';
import { openEmbedded } from '../../netlify/database/embedded';
import { orders } from '../../netlify/database/schema';
import { makeSite, startServerIn, wideServer, type ServerProcess } from '../fixtures/servers/serverProcess';
import { fillDataFolder } from '../fixtures/testDatabase';
import { isPostgres } from '../fixtures/times';
import { openLoadShop, type LoadShop } from './loadShop';
import { live, quantileOf, rush, rushOrder, startProbe, type RushAnswer, type RushCall } from './rush';

const megabyte = 1 << 20;
const json = { 'content-type': 'application/json' };
const page = '/index.html';

/** Peak memory of a process. */
const peakBytes = ({ pid }: { pid?: number }) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

const countOf = <Item>(items: Item[]) => {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Object.fromEntries(counts);
};

// One process with the embedded database, as in `npm start`. With Postgres, the pool is the limit instead.
describe.skipIf(isPostgres || process.platform !== 'linux')('a rush on the embedded server', () => {
  const root = makeSite();
  const dataDir = join(root, 'data');
  let shop: LoadShop;
  let server: ServerProcess;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    writeFileSync(join(root, 'public', 'index.html'), '<!doctype html><title>Shop</title>');
    await fillDataFolder(dataDir);
    const connection = await openEmbedded(dataDir);
    // In one transaction, because a commit per shopper would take seconds.
    shop = await connection.database.transaction((transaction) => openLoadShop(transaction as unknown as Database));
    await connection.close();
    server = await startServerIn(root, { LOG_LEVEL: 'error' }, wideServer);
  }, 240_000);
  afterAll(async () => {
    await server?.kill();
    rmSync(root, { recursive: true });
  }, 60_000);

  const isByDesign = ({ status, retryAfter }: RushAnswer) =>
    (status >= 200 && status < 300) || (status >= 400 && status < 500) || (status === 503 && Number(retryAfter) > 0);

  /** Sends the calls while another process requests a page and the liveness check. */
  async function underWatch(send: () => Promise<RushAnswer[]>) {
    const probe = await startProbe(server.origin, [page, live]);
    const start = performance.now();
    const answers = await send();
    const took = performance.now() - start;
    const { times, refused } = await probe.end();
    const probed = [...times.get(page)!, ...times.get(live)!];
    const figures = {
      answers: countOf(answers.map(({ status, code }) => `${status} ${code ?? ''}`.trim())),
      seconds: took / 1000,
      page: [0.5, 0.95, 1].map((share) => quantileOf(times.get(page)!, share)),
      live: [0.5, 0.95, 1].map((share) => quantileOf(times.get(live)!, share)),
      lastRefusal: Math.max(0, ...answers.filter(({ status }) => status === 503).map((each) => each.milliseconds)),
      peakMb: peakBytes(server.child) / megabyte,
    };
    if (process.env.SHOW_RUSH) console.info(figures);
    expect(answers.filter((answer) => !isByDesign(answer))).toEqual([]);
    expect(refused).toEqual([]);
    // An idle machine takes a tenth of this. Without the database thread, pages would wait until the rush ended.
    expect(quantileOf(probed, 0.95)).toBeLessThan(1_000);
    expect(quantileOf(probed, 1)).toBeLessThan(3_000);
    return answers;
  }
  const placedOf = (answers: RushAnswer[]) => answers.filter(({ status }) => status === 201);
  const triesOf = (answers: RushAnswer[]) => {
    const sent = Object.values(countOf(answers.map(({ call }) => call.headers['idempotency-key']!)));
    return sent.map(String);
  };
  const note = (answers: RushAnswer[]) =>
    void acknowledged.push(...placedOf(answers).map(({ call }) => call.headers['idempotency-key']!));

  test('200 orders at once: refused orders succeed when they retry after Retry-After', async () => {
    const answers = await underWatch(async () => {
      const comeBack = async (calls: RushCall[]): Promise<RushAnswer[]> => {
        const given = await rush(server.origin, calls);
        const again = given.filter(({ status }) => status === 503);
        if (!again.length) return given;
        const waits = again.map(async ({ call, retryAfter }) => {
          await pause(Number(retryAfter) * 1000);
          return comeBack([call]);
        });
        return [...given, ...(await Promise.all(waits)).flat()];
      };
      return comeBack(Array.from({ length: 200 }, (_, at) => rushOrder(shop, at)));
    });
    note(answers);
    expect(placedOf(answers)).toHaveLength(200);
    if (process.env.SHOW_RUSH) console.info('orders by how often they were sent', countOf(triesOf(answers)));
  }, 300_000);

  test('1,000 orders at once: admitted orders are placed, and the others are refused quickly', async () => {
    const answers = await underWatch(() =>
      rush(
        server.origin,
        Array.from({ length: 1000 }, (_, at) => rushOrder(shop, at)),
      ),
    );
    note(answers);
    expect(placedOf(answers).length).toBeGreaterThan(0);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(500);
    expect(Math.max(...busy.map(({ milliseconds }) => milliseconds))).toBeLessThan(15_000);
  }, 300_000);

  test('2,000 concurrent sign-ins: each gets a response', async () => {
    const body = (at: number) => JSON.stringify({ email: `shopper${at}@shop.example`, otp: '000000' });
    const calls = Array.from({ length: 2000 }, (_, at) => ({
      path: '/v1/app/user/auth/email/login',
      headers: json,
      body: body(at),
    }));
    const answers = await underWatch(() => rush(server.origin, calls));
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  }, 300_000);

  test('memory stays bounded, and every acknowledged order survives a kill', async () => {
    expect(peakBytes(server.child)).toBeLessThan(1500 * megabyte);
    await server.kill();
    const connection = await openEmbedded(dataDir);
    const kept = await connection.database.select({ key: orders.idempotencyKey }).from(orders);
    await connection.close();
    const keys = new Set(kept.map(({ key }) => key));
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
  }, 120_000);
});
