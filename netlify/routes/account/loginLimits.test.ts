import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readProblem, readChallengeId, signInCalls } from '../../../tests/fixtures/calls/signInCalls';
import { passTime, wrongCode } from '../../../tests/fixtures/calls/oneTimeCodes';

const email = 'mara@shop.example';
const minute = 60_000;
const day = 24 * 60 * minute;
const calls = signInCalls();
const { ask, enter, callFrom, lastCode, signUp } = calls;

describe('limits', () => {
  const expectTooMany = async (response: Response, seconds: number, code = 'too_many_requests') => {
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(seconds);
    expect((await readProblem(response)).code).toBe(code);
  };

  test('D-21 after a code was used, another one can be requested immediately', async () => {
    await ask({ email, register: true });
    expect((await enter({ email }, lastCode())).status).toBe(200);
    const again = await ask({ email });
    expect(again.status).toBe(200);
    await expectTooMany(await ask({ email }), 30, 'code_just_sent');
  });

  test('another code can be requested after 30 seconds, not before', async () => {
    await ask({ email, register: true });
    passTime(10_000);
    await expectTooMany(await ask({ email, register: true }), 20, 'code_just_sent');
    passTime(20_000);
    expect((await ask({ email, register: true })).status).toBe(200);
  });

  test('a destination gets five codes an hour and ten a day', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1, passTime(minute))
      statuses.push((await ask({ email, register: true })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    passTime(60 * minute);
    for (let sent = 0; sent < 5; sent += 1, passTime(minute))
      statuses.push((await ask({ email, register: true })).status);
    passTime(60 * minute);
    statuses.push((await ask({ email, register: true })).status);
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 200, 429]);
    passTime(day);
    expect((await ask({ email, register: true })).status).toBe(200);
  });

  const enterElsewhere = (body: object) => callFrom('198.51.100.7', 'email/login', body);

  test('D-21 twenty wrong codes before a code was requested lock nobody out: the owner can still sign in', async () => {
    for (let by = 1; by <= 20; by += 1) expect((await enter({ email }, '000000')).status).toBe(400);
    await expectTooMany(await enter({ email }, '000000'), day / 1000);
    await ask({ email, register: true });
    expect((await enter({ email }, lastCode())).status).toBe(200);
  });

  test('D-21 wrong codes without a challenge id do not use up the tries of its holder', async () => {
    const challengeId = await readChallengeId(await ask({ email, register: true }));
    const code = lastCode();
    for (let by = 1; by <= 30; by += 1) await enter({ email }, wrongCode(code, by));
    await expectTooMany(await enterElsewhere({ email, otp: code }), day / 1000);
    expect((await enterElsewhere({ email, otp: code, challengeId })).status).toBe(200);
  });

  test('D-21 a challenge id allows five tries; an unknown id or one for another destination allows none', async () => {
    const challengeId = await readChallengeId(await ask({ email, register: true }));
    const code = lastCode();
    const other = await readChallengeId(await ask({ email: 'other@shop.example', register: true }));
    for (const id of [other, crypto.randomUUID()])
      expect((await enterElsewhere({ email, otp: code, challengeId: id })).status).toBe(400);
    for (let by = 1; by <= 5; by += 1) await enterElsewhere({ email, otp: wrongCode(code, by), challengeId });
    expect((await enterElsewhere({ email, otp: code, challengeId })).status).toBe(400);
  });

  test('D-21 a stranger’s code requests neither void the owner’s code nor count against the owner', async () => {
    const challengeId = await readChallengeId(await ask({ email, register: true }));
    const code = lastCode();
    const askElsewhere = () => callFrom('198.51.100.7', 'email', { email, register: true });
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1, passTime(31_000)) statuses.push((await askElsewhere()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask({ email, register: true })).status).toBe(200);
    expect((await enter({ email, challengeId }, code)).status).toBe(200);
    expect((await enter({ email }, lastCode())).status, 'the other codes ended with the sign-in').toBe(400);
  });

  test('D-21 one inbox gets at most fifteen codes an hour, whoever asks', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const response = await callFrom(`198.51.100.${at}`, 'email', { email, register: true });
      statuses.push(response.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  });

  test('D-21 wrong codes across many accounts are limited per client address', async () => {
    const { limits } = calls.api().context.settings;
    const allowed = limits.wrongCodesPerAddressAndHour;
    limits.wrongCodesPerAddressAndHour = 5;
    try {
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await enter({ email: `m${at}@shop.example` }, '000000')).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    } finally {
      limits.wrongCodesPerAddressAndHour = allowed;
    }
  });

  test('D-21 too many wrong codes across the shop leave strangers no tries and code holders two', async () => {
    const { limits } = calls.api().context.settings;
    const allowed = limits.wrongCodesPerHour;
    limits.wrongCodesPerHour = 1;
    try {
      expect((await enter({ email: 'm0@shop.example' }, '000000')).status).toBe(400);
      expect((await enter({ email: 'm1@shop.example' }, '000000')).status).toBe(429);
      let challengeId = await readChallengeId(await ask({ email, register: true }));
      let code = lastCode();
      for (const by of [1, 2]) await enter({ email, challengeId }, wrongCode(code, by));
      expect((await enter({ email, challengeId }, code)).status).toBe(400);
      passTime(31_000);
      challengeId = await readChallengeId(await ask({ email, register: true }));
      code = lastCode();
      await enter({ email, challengeId }, wrongCode(code));
      expect((await enter({ email, challengeId }, code)).status).toBe(200);
    } finally {
      limits.wrongCodesPerHour = allowed;
    }
  });

  test('right codes do not count against limits on wrong ones, and write no row that all sign-ins share', async () => {
    await signUp({ email });
    const { rows } = await calls
      .api()
      .context.database.execute<{ key: string; points: number }>(
        sql`SELECT key, points FROM rate_limits WHERE key LIKE '%wrong-codes:%'`,
      );
    expect(rows).toEqual([{ key: expect.stringContaining('wrong-codes:') as string, points: 0 }]);
  });

  test('D-16 accounts opened from one network are limited; codes stay valid and accounts can still be used', async () => {
    const { limits } = calls.api().context.settings;
    const allowed = limits.newAccountsPerNetworkAndHour;
    limits.newAccountsPerNetworkAndHour = 2;
    try {
      await signUp({ email });
      const other = { email: 'juno@shop.example' };
      expect((await ask({ ...other, register: true })).status).toBe(200);
      const code = lastCode();
      expect((await enter(other, wrongCode(code))).status).toBe(400);
      expect((await enter(other, code)).status).toBe(200);
      const third = { email: 'noa@shop.example' };
      await ask({ ...third, register: true });
      const unusedCode = lastCode();
      const refused = await enter(third, unusedCode);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(await readProblem(refused)).toMatchObject({ status: 429, code: 'accounts_limited' });
      passTime(minute);
      await ask({ email });
      expect((await enter({ email }, lastCode())).status).toBe(200);
      limits.newAccountsPerNetworkAndHour = 3;
      expect((await enter(third, unusedCode)).status).toBe(200);
    } finally {
      limits.newAccountsPerNetworkAndHour = allowed;
    }
  });

  test('a client address has limits across all destinations, and an unconfigured header cannot evade them', async () => {
    const { limits } = calls.api().context.settings;
    const allowed = limits.requestsPerAddressAndHour;
    limits.requestsPerAddressAndHour = 5;
    try {
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) {
        const response = await ask({ email: `nobody${at}@shop.example` }, { 'x-forwarded-for': `198.51.100.${at}` });
        statuses.push(response.status);
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
      const elsewhere = await callFrom('198.51.100.7', 'email', { email });
      expect(elsewhere.status).toBe(404);
    } finally {
      limits.requestsPerAddressAndHour = allowed;
    }
  });
});
