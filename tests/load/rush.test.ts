import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../netlify/database/embedded';
import { orders } from '../../netlify/database/orderTables';
import { isPostgres } from '../fixtures/times';
import { live, rush, rushOrders, startProbe, type RushAnswer, type RushCall } from './rush';
import { openRushShop, signInCalls, type RushShop } from './rushShop';

const page = '/index.html';

// One process with the embedded database, as in `npm start`. With Postgres, the pool is the limit instead. How fast it
// answers is measured by `npm run bench:floods`.
describe.skipIf(isPostgres)('a rush on the embedded server', () => {
  let rushShop: RushShop;
  const acknowledged: string[] = [];

  beforeAll(async () => {
    rushShop = await openRushShop();
  });
  afterAll(() => rushShop?.remove());

  const isByDesign = ({ status, retryAfter }: RushAnswer) =>
    (status >= 200 && status < 300) || (status >= 400 && status < 500) || (status === 503 && Number(retryAfter) > 0);
  const placedOf = (answers: RushAnswer[]) => answers.filter(({ status }) => status === 201);

  /** Sends the calls while another process requests a page and the liveness check, which are never refused. */
  async function underWatch(send: (origin: string) => Promise<RushAnswer[]>) {
    const { origin } = rushShop.server;
    const probe = await startProbe(origin, [page, live]);
    const answers = await send(origin);
    const { times, refused } = await probe.end();
    expect(answers.filter((answer) => !isByDesign(answer))).toEqual([]);
    expect(refused).toEqual([]);
    expect(Math.min(...[page, live].map((path) => times.get(path)!.length))).toBeGreaterThan(1);
    acknowledged.push(...placedOf(answers).map(({ call }) => call.headers['idempotency-key']!));
    return answers;
  }

  test('200 orders at once: refused orders succeed when they retry after Retry-After', async () => {
    const answers = await underWatch((origin) => {
      const comeBack = async (calls: RushCall[]): Promise<RushAnswer[]> => {
        const given = await rush(origin, calls);
        const waits = given
          .filter(({ status }) => status === 503)
          .map(async ({ call, retryAfter }) => {
            await pause(Number(retryAfter) * 1000);
            return comeBack([call]);
          });
        return [...given, ...(await Promise.all(waits)).flat()];
      };
      return comeBack(rushOrders(rushShop.shop, 200));
    });
    expect(placedOf(answers)).toHaveLength(200);
  });

  test('1,000 orders at once: admitted orders are placed, and the others are refused', async () => {
    const answers = await underWatch((origin) => rush(origin, rushOrders(rushShop.shop, 1000)));
    expect(placedOf(answers).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(500);
  });

  test('2,000 concurrent sign-ins: each gets a response', async () => {
    const answers = await underWatch((origin) => rush(origin, signInCalls(2000)));
    expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  });

  test('every acknowledged order survives a kill', async () => {
    await rushShop.server.kill();
    const connection = await openEmbedded(rushShop.dataDir);
    const kept = await connection.database.select({ key: orders.idempotencyKey }).from(orders);
    await connection.close();
    const keys = new Set(kept.map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
  });
});
