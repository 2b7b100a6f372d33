import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { rateLimits } from '../database/accountTables';
import { isLimitReached, type LimitRule, type LimitUse } from './limits';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

const rule: LimitRule = { name: 'test', points: 2, seconds: 3600 };
const address = (at: number) => `2001:db8:7:${at.toString(16)}::/64`;

async function consumes(key: string): Promise<boolean> {
  try {
    await api.context.limits.consume(rule, key);
    return true;
  } catch (error) {
    if (isLimitReached(error)) return false;
    throw error;
  }
}

test('D-24 changing the address within a /48 of IPv6 gives 20 times as many points, and no more', async () => {
  const allowed: boolean[] = [];
  for (let at = 0; at < 60; at += 1) allowed.push(await consumes(address(at)));
  expect(allowed.filter(Boolean)).toHaveLength(40);
  expect([await consumes('2001:db8:8:1::/64'), await consumes('203.0.113.9')]).toEqual([true, true]);
});

test('D-24 a point that is given back counts for the network no longer, and one that the network refuses not for the address', async () => {
  for (let at = 0; at < 40; at += 1) await consumes(address(at));
  expect(await consumes(address(99))).toBe(false);
  expect(await api.context.limits.count(rule, address(99))).toBe(0);
  await api.context.limits.refund(rule, address(0));
  await api.context.limits.refund(rule, address(1));
  expect(await consumes(address(99))).toBe(true);
});

test('D-24 asking for a refusal uses no point, and finds exactly the one that the next use of a point would meet, for the network too', async () => {
  const isAllowed = async (key: string) => (await api.context.limits.refusal(rule, key)) === null;
  for (let at = 0; at < 5; at += 1) expect(await isAllowed(address(0))).toBe(true);
  const outcomes: [allowed: boolean, consumed: boolean][] = [];
  for (let at = 0; at < 3; at += 1) outcomes.push([await isAllowed(address(0)), await consumes(address(0))]);
  expect(outcomes).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ]);
  for (let at = 1; at < 60; at += 1) await consumes(address(at));
  expect([await isAllowed(address(99)), await consumes(address(99))]).toEqual([false, false]);
});

test('D-24 what is refused writes nothing, whichever of several limits refuses it', async () => {
  const { limits, database } = api.context;
  const daily: LimitRule = { ...rule, name: 'daily', points: 5, pointsPerDay: 2 };
  const isAllowed = () =>
    limits.consumeAll([daily, address(0)], [{ ...rule, points: 9 }, 'account', 3]).then(
      () => true,
      (error: unknown) => !isLimitReached(error),
    );
  expect([await isAllowed(), await isAllowed()]).toEqual([true, true]);
  const rows = () => database.select({ row: sql`t::text || xmin || xmax` }).from(sql`rate_limits t`);
  const before = await rows();
  expect([await isAllowed(), await isAllowed()]).toEqual([false, false]);
  expect(await limits.tryConsume({ ...rule, points: 9 }, 'account', 4)).toBeNull();
  expect(await limits.tryConsume({ ...rule, name: 'dear' }, 'account', 3)).toBeNull();
  expect(before).toHaveLength(5);
  expect(await rows()).toEqual(before);
});

test('D-24 of parallel uses exactly as many succeed as there are points, and refunds give back all of them', async () => {
  const { limits } = api.context;
  const both: LimitRule = { ...rule, points: 6 };
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const ofAddress: LimitUse = [both, address(at % 2)];
      const ofAll: LimitUse = [{ ...both, name: 'other' }, 'all'];
      const used = at % 3 ? limits.consumeAll(ofAddress, ofAll) : limits.consumeAll(ofAll, ofAddress);
      return used.catch(() => null);
    }),
  );
  const refunds = outcomes.filter((refund) => refund !== null);
  expect(refunds).toHaveLength(6);
  expect(await limits.count({ ...both, name: 'other' }, 'all')).toBe(6);
  await Promise.all(refunds.map((refund) => refund()));
  expect(await Promise.all([0, 1].map((at) => limits.count(both, address(at))))).toEqual([0, 0]);
  expect(await limits.count({ ...both, name: 'other' }, 'all')).toBe(0);
});

test('D-24 a window that has ended gives all points again, and a refund after it gives none', async () => {
  const { limits, database } = api.context;
  await limits.consume(rule, 'account', 2);
  await database.update(rateLimits).set({ expire: Date.now() - 1 });
  await limits.refund(rule, 'account', 2);
  expect([await limits.count(rule, 'account'), await limits.refusal(rule, 'account')]).toEqual([0, null]);
  expect([await limits.consume(rule, 'account'), await limits.consume(rule, 'account')]).toEqual([1, 2]);
  expect(await limits.tryConsume(rule, 'account')).toBeNull();
});

test('D-24 a key that is no client address has its own points alone', async () => {
  for (let at = 0; at < 60; at += 1) expect(await consumes(`account ${at}`)).toBe(true);
});

test('counts do not wait for the disk, and everything else does', async () => {
  const { database } = api.context;
  const setting = sql`SELECT current_setting('synchronous_commit') AS setting`;
  const read = async (where: Pick<typeof database, 'execute'>) => (await where.execute(setting)).rows;
  await database.transaction(async (transaction) => {
    expect(await read(transaction)).toEqual([{ setting: 'on' }]);
    await transaction.insert(rateLimits).values({ key: 'test', points: 1 });
    expect(await read(transaction)).toEqual([{ setting: 'off' }]);
  });
  expect(await read(database)).toEqual([{ setting: 'on' }]);
});
