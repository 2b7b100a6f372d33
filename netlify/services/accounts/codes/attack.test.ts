import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  runConcurrently,
  attackedApi,
  countMatching,
  now,
  unlimited,
} from '../../../../tests/fixtures/servers/attackedApi';
import { buildLimits } from '../../../../tests/fixtures/buildLimits';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { testSettings } from '../../../../tests/fixtures/testApp';
import { times } from '../../../../tests/fixtures/times';
import { loginCodes, users } from '../../../database/accountTables';
import { ServiceError } from '../../../platform/errors';
import { limitRules } from '../../../platform/limitRules';
import type { Limits } from '../../../platform/limits';
import type { AppContext } from '../../context/appContext';
import { hashCode, matchesAnyHash } from '../../people/codeHash';
import { maxCodeAttempts } from '../../../../src/domain/account/signInCode';
import type { Destination } from '../../people/destination';
import { startSession } from '../../people/tokens';

vi.mock(import('../../people/codeHash'), { spy: true });

const email = 'mara@shop.example';
const destination: Destination = { channel: 'email', value: email };
const shop = attackedApi();
const { attack, lastCode, loginRow, sessionCount } = shop;
beforeEach(() => void vi.mocked(matchesAnyHash).mockClear());

describe('concurrent requests with the right code', () => {
  const parallel = 50;

  test.each([
    ['within the limits', {}],
    ['even without limits', { limits: unlimited }],
  ])('D-21 of fifty, one opens a session, %s', async (_, over) => {
    const call = attack(over);
    await call({ path: 'auth/email', body: { email, register: true } });
    const body = { email, otp: lastCode() };
    const statuses = await runConcurrently(parallel, (origin) => call({ path: 'auth/email/login', body, origin }));
    expect(countMatching(statuses, 200)).toBe(1);
    expect([await sessionCount(), (await shop.context().database.select().from(users)).length]).toEqual([1, 1]);
  });

  test('negative control: a server that reads, compares and then deletes fails this test', async () => {
    const call = attack();
    await call({ path: 'auth/email', body: { email, register: true } });
    const otp = lastCode();
    const { userId } = await shop.api().signedIn({ email });
    const meet = createBarrier(parallel);
    await runConcurrently(parallel, async () => {
      const row = await loginRow();
      await meet();
      if (!row || row.codeHash !== hashCode(shop.context().settings, destination, otp)) return;
      await shop.context().database.delete(loginCodes).where(eq(loginCodes.id, row.id));
      await startSession(shop.context().database, { userId, now });
    });
    expect(await sessionCount()).toBe(parallel + 1);
  });
});

describe('concurrent guesses', () => {
  const guesses = times(60, 1000);
  const batch = 100;
  const { points: strangerPoints } = limitRules(testSettings()).strangerCodes;
  const wrong = (code: string, index: number) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0');
  const compared = (codeHash: string) =>
    vi.mocked(matchesAnyHash).mock.calls.filter(([, storedHash]) => storedHash === codeHash).length;

  async function guess(over: Partial<AppContext>) {
    const call = attack(over);
    await call({ path: 'auth/email', body: { email, register: true } });
    const [code, { codeHash }] = [lastCode(), await loginRow()];
    const statuses: number[] = [];
    for (let done = 0; done < guesses; done += batch)
      statuses.push(
        ...(await runConcurrently(Math.min(batch, guesses - done), (at) =>
          call({ path: 'auth/email/login', body: { email, otp: wrong(code, done + at) }, origin: 1 + done + at }),
        )),
      );
    const last = await call({ path: 'auth/email/login', body: { email, otp: code }, origin: guesses + 1 });
    return { statuses, last, compared: compared(codeHash) };
  }

  test(`D-21 of ${guesses} guesses by strangers, five are compared and twenty get a 400; the shopper with the code still signs in`, async () => {
    const { statuses, last, ...seen } = await guess({});
    expect(seen.compared).toBe(maxCodeAttempts);
    expect(countMatching(statuses, 400)).toBe(strangerPoints);
    expect(countMatching(statuses, 429)).toBe(guesses - strangerPoints);
    expect(last).toBe(429);
    const { id: challengeId } = await loginRow();
    const body = { email, otp: lastCode(), challengeId };
    expect(await attack()({ path: 'auth/email/login', body, origin: guesses })).toBe(200);
  });

  test(`D-21 of ${guesses} guesses without rate limits, still only five are compared, and the right code is then refused`, async () => {
    const { statuses, last, ...seen } = await guess({ limits: unlimited });
    expect(seen.compared).toBe(maxCodeAttempts);
    expect([countMatching(statuses, 400), last]).toEqual([guesses, 400]);
  });

  test('negative control: a server that compares first and counts afterwards fails this test', async () => {
    await attack()({ path: 'auth/email', body: { email, register: true } });
    const [code, { codeHash }] = [lastCode(), await loginRow()];
    const concurrency = 20;
    const meet = createBarrier(concurrency);
    await runConcurrently(concurrency, async (at) => {
      const row = await loginRow();
      await meet();
      if (row.unboundAttempts >= maxCodeAttempts) return;
      matchesAnyHash([hashCode(shop.context().settings, destination, wrong(code, at))], row.codeHash);
      await shop
        .context()
        .database.update(loginCodes)
        .set({ unboundAttempts: sql`${loginCodes.unboundAttempts} + 1` });
    });
    expect(compared(codeHash)).toBe(concurrency);
  });
});

test('D-21 a destination without a code costs the same number of comparisons as one with a code', async () => {
  const call = attack();
  await call({ path: 'auth/email', body: { email, register: true } });
  for (const each of [email, 'nobody@shop.example']) {
    vi.mocked(matchesAnyHash).mockClear();
    expect(
      await call({
        path: 'auth/email/login',
        body: { email: each, otp: lastCode() === '000000' ? '000001' : '000000' },
      }),
    ).toBe(400);
    // Two hashes are compared: the current form with the pepper's id, and the older form without it.
    const [[typed, storedHash]] = vi.mocked(matchesAnyHash).mock.calls as [[string[], string]];
    expect(vi.mocked(matchesAnyHash)).toHaveBeenCalledOnce();
    expect([typed.length, typed[0]!.length]).toEqual([2, storedHash.length]);
  }
});

describe('concurrent code requests', () => {
  const many = times(20, 100);
  /** Gives each number its own exchange, because exchanges are limited too. */
  const buildNumber = (at: number) => String(2_133_200_100 + at * 10_000);

  /** Ten requests for each number: five at once, then one every 31 seconds. */
  async function requestTexts(limits: Limits, newNumberSmsPerDay: number) {
    const settings = { ...shop.context().settings, limits: { ...shop.context().settings.limits, newNumberSmsPerDay } };
    const call = attack({ limits, settings });
    const ask = (at: number) =>
      call({
        path: 'auth/phone',
        body: { phoneNumber: buildNumber(at % many), register: true },
        origin: at % many,
      });
    const statuses = await runConcurrently(5 * many, ask);
    for (let round = 0; round < 5; round += 1) {
      vi.setSystemTime(Date.now() + 31_000);
      statuses.push(...(await runConcurrently(many, ask)));
    }
    expect(statuses).toHaveLength(10 * many);
    expect(countMatching(statuses, 200)).toBe(shop.sent().length);
    expect(countMatching(statuses, 200) + countMatching(statuses, 429)).toBe(10 * many);
    return shop.sent().length;
  }
  // The resend limit allows one request at each of the six times, but the hourly limit allows five.
  const perNumber = 5;
  const codesPerNumber = () =>
    new Set(
      Array.from({ length: many }, (_, index) => shop.sent().filter(({ to }) => to === buildNumber(index)).length),
    );

  test(`D-21 of ${10 * many} requests for ${many} numbers, each number gets its five codes an hour`, async () => {
    expect(await requestTexts(shop.context().limits, 2 * perNumber * many)).toBe(perNumber * many);
    expect([...codesPerNumber()]).toEqual([perNumber]);
  });

  test('D-21 the daily text message budget caps the total over all numbers', async () => {
    const budget = 2 * (perNumber * many - 7);
    // The budget's other half becomes available over the day, which this attack does not wait for.
    expect(await requestTexts(shop.context().limits, budget)).toBe(budget / 2 + 1);
  });

  test(`D-21 each of ${many} client addresses gets its own limit, however many destinations it asks for`, async () => {
    const requestsPerAddressAndHour = 4;
    const settings = {
      ...shop.context().settings,
      limits: { ...shop.context().settings.limits, requestsPerAddressAndHour },
    };
    const call = attack({ settings });
    const statuses = await runConcurrently(10 * many, (at) =>
      call({
        path: 'auth/email',
        body: { email: `m${at}@shop.example`, register: true },
        origin: at % many,
      }),
    );
    expect([countMatching(statuses, 200), shop.sent().length]).toEqual([4 * many, 4 * many]);
  });

  test('negative control: limits that read and then write fail these tests', async () => {
    const counts = new Map<string, { points: number; until: number }>();
    const barriers = new Map<string, () => Promise<void>>();
    const meetAt = (name: string) => {
      const meet = barriers.get(name) ?? createBarrier(5 * many);
      barriers.set(name, meet);
      return meet();
    };
    const naive = buildLimits(async ({ name, points, seconds }, key) => {
      const id = `${name}:${key}`;
      const storedHash = counts.get(id);
      const count =
        storedHash && storedHash.until > Date.now() ? storedHash : { points: 0, until: Date.now() + seconds * 1000 };
      // Only the first round has to run concurrently.
      if (Date.now() === now.getTime()) await meetAt(name);
      if (count.points >= points) throw new ServiceError({ code: 'too_many_requests', detail: 'x' });
      counts.set(id, { ...count, points: count.points + 1 });
      return count.points + 1;
    });
    expect(await requestTexts(naive, perNumber * many - 7)).toBeGreaterThan(perNumber * many);
    expect([...codesPerNumber()]).not.toEqual([perNumber]);
  });
});
