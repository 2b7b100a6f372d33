import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SessionUser } from '../../../src/domain/account/userSchema';
import { loginCodes, sessions, users } from '../../database/accountTables';
import { readProblem, signInCalls } from '../../../tests/fixtures/calls/signInCalls';
import { passTime, wrongCode } from '../../../tests/fixtures/calls/oneTimeCodes';

const email = 'mara@shop.example';
const phoneNumber = '2135550100';
const minute = 60_000;
const calls = signInCalls();
const { ask, enter, lastCode } = calls;

describe('one-time codes', () => {
  test('S8-05 a wrong code gives a 400 with “Invalid verification code”', async () => {
    await ask({ email, register: true });
    const response = await enter({ email }, wrongCode(lastCode()));
    expect(response.status).toBe(400);
    expect(await readProblem(response)).toMatchObject({ code: 'invalid_code', detail: 'Invalid verification code' });
  });

  test('every invalid code gets the same response', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    const responses = [await enter({ email }, wrongCode(code)), await enter({ email: 'nobody@shop.example' }, code)];
    await ask({ phoneNumber, register: true });
    responses.push(await enter({ email }, wrongCode(code, 7)), await enter({ phoneNumber }, wrongCode(lastCode())));
    passTime(10 * minute + 1);
    responses.push(await enter({ email }, code));
    const shapes = await Promise.all(responses.map(async (each) => JSON.stringify([each.status, await each.json()])));
    expect(new Set(shapes).size).toBe(1);
  });

  test('a code works once', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    expect((await enter({ email }, code)).status).toBe(200);
    expect((await enter({ email }, code)).status).toBe(400);
  });

  test('of eight concurrent requests with the right code, one creates a session and an account', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    const responses = await Promise.all(Array.from({ length: 8 }, () => enter({ email }, code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await calls.api().context.database.select().from(sessions)).toHaveLength(1);
    expect(await calls.api().context.database.select().from(users)).toHaveLength(1);
  });

  test('of fifteen concurrent wrong codes, five are compared, and the right one is then refused', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    await Promise.all(Array.from({ length: 15 }, (_, at) => enter({ email }, wrongCode(code, at + 1))));
    const [row] = await calls.api().context.database.select().from(loginCodes);
    expect([row!.attempts, row!.unboundAttempts]).toEqual([0, 5]);
    expect((await enter({ email }, code)).status).toBe(400);
  });

  test('the fifth try may still succeed', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    for (let by = 1; by <= 4; by += 1) await enter({ email }, wrongCode(code, by));
    expect((await enter({ email }, code)).status).toBe(200);
  });

  test('a code is valid for ten minutes', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    passTime(10 * minute - 1);
    expect((await enter({ email }, code)).status).toBe(200);
    passTime(minute);
    await ask({ email });
    passTime(10 * minute);
    expect((await enter({ email }, lastCode())).status).toBe(400);
  });

  test('a new code replaces the previous one and has its own five tries', async () => {
    await ask({ email, register: true });
    const first = lastCode();
    for (let by = 1; by <= 5; by += 1) await enter({ email }, wrongCode(first, by));
    passTime(30_000);
    await ask({ email, register: true });
    const second = lastCode();
    if (first !== second) expect((await enter({ email }, first)).status).toBe(400);
    expect((await enter({ email }, second)).status).toBe(200);
  });

  test('codes, tokens and addresses are not readable in the database', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    const [row] = await calls.api().context.database.select().from(loginCodes);
    expect(JSON.stringify(row)).not.toContain(email);
    expect([row!.codeHash, row!.destinationHash].join()).not.toContain(code);
    const { appToken } = (await (await enter({ email }, code)).json()) as SessionUser;
    const [session] = await calls.api().context.database.select().from(sessions);
    expect(Buffer.from(appToken, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(appToken);
    const { rows } = await calls.api().context.database.execute<{ key: string }>(sql`SELECT key FROM rate_limits`);
    expect(rows.map(({ key }) => key).join()).not.toContain(email);
  });
});
