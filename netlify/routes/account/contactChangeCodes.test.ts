import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  contactChangeCalls,
  newContact,
  contactKinds,
  oldContact,
} from '../../../tests/fixtures/calls/contactChangeCalls';
import { passTime, wrongCode } from '../../../tests/fixtures/calls/oneTimeCodes';
import { codeSentSchema } from '../../../src/domain/account/userSchema';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import { oneTimeCodes } from '../../database/accountTables';

const minute = 60_000;
const day = 24 * 60 * minute;
const shopper = contactChangeCalls();
const { post, ask, confirm, confirmNow, lastCode, me } = shopper;
const problem = async (response: Response) => problemSchema.parse(await response.json());

describe.each(contactKinds)('the code that changes the %s', (channel, _, field) => {
  const to = { [field]: newContact[field] } as { email: string };
  const invalid = { status: 400, code: 'invalid_code', detail: 'Invalid verification code' };

  test('S8-05 D-21 every invalid code gets the same response', async () => {
    const responses = [await confirm(channel, '123456')];
    await ask(to);
    const code = lastCode();
    for (const typed of [wrongCode(code), '12345', '1234567', 'abcdef', '', ` ${code}`])
      responses.push(await confirm(channel, typed));
    const stranger = await shopper.api().signedIn();
    responses.push(await confirm(channel, code, stranger.headers));
    responses.push(await confirm(channel === 'email' ? 'phone' : 'email', code));
    passTime(10 * minute);
    responses.push(await confirm(channel, code));
    const bodies = await Promise.all(
      responses.map(async (response) => ({ ...(await problem(response)), at: response.status })),
    );
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ ...invalid, at: 400 });
    expect((await me())[field]).toBe(oldContact[field]);
  });

  test('D-21 a code with NUL is refused like any text with it, whether the rest is right or wrong', async () => {
    await ask(to);
    const code = lastCode();
    const problems = [];
    for (const typed of [`${code}\0`, `${wrongCode(code)}\0`])
      problems.push(await problem(await confirm(channel, typed)));
    expect(problems[0]).toMatchObject({ status: 422, errors: [{ path: 'otp' }] });
    expect(problems[1]).toEqual(problems[0]);
    expect((await confirm(channel, code)).status).toBe(200);
  });

  test('D-21 a code works once, and five wrong ones void it', async () => {
    await ask(to);
    const first = lastCode();
    expect((await confirm(channel, first)).status).toBe(200);
    expect((await confirm(channel, first)).status).toBe(400);
    passTime(minute);
    const next = { [field]: channel === 'email' ? 'third@shop.example' : '4165550188' } as { email: string };
    await ask(next);
    const second = lastCode();
    for (let by = 1; by <= 5; by += 1) expect((await confirm(channel, wrongCode(second, by))).status).toBe(400);
    expect((await confirm(channel, second)).status).toBe(400);
    expect((await me())[field]).toBe(newContact[field]);
  });

  test('D-21 a malformed code uses up no tries', async () => {
    await ask(to);
    for (const typed of ['', 'abcdef', '12345', '1234567', ' 12345', '１２３４５６', '1e5'])
      expect((await confirm(channel, typed)).status).toBe(400);
    expect((await confirm(channel, lastCode())).status).toBe(200);
  });

  test('D-21 a second request voids the first code, wherever each was sent', async () => {
    await ask(to);
    const first = lastCode();
    const elsewhere = channel === 'email' ? 'third@shop.example' : '4165550188';
    await ask({ [field]: elsewhere } as { email: string });
    const second = lastCode();
    if (first !== second) expect((await confirm(channel, first)).status).toBe(400);
    expect((await confirm(channel, second)).status).toBe(200);
    expect((await me())[field]).toBe(elsewhere);
  });

  test('D-21 two accounts changing to one destination do not void each other’s codes; one of them gets it', async () => {
    const stranger = await shopper.api().signedIn();
    await ask(to);
    const mine = lastCode();
    passTime(30_000);
    await ask(to, stranger.headers);
    const theirs = lastCode();
    if (mine !== theirs) expect((await confirm(channel, theirs)).status).toBe(400);
    expect((await confirm(channel, mine)).status).toBe(200);
    expect((await confirm(channel, theirs, stranger.headers)).status).toBe(409);
  });

  test('D-21 sign-in and change codes for a destination share its limits', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1, passTime(minute)) statuses.push((await ask(to)).status);
    for (let sent = 0; sent < 2; sent += 1, passTime(minute))
      statuses.push((await post(`auth/${channel}`, { ...to, register: true })).status);
    const full = await ask(to);
    expect([...statuses, full.status]).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await problem(full)).code).toBe('too_many_requests');
    expect(Number(full.headers.get('retry-after'))).toBe(55 * 60);
    passTime(day);
    await confirmNow();
    expect((await ask(to)).status).toBe(200);
    passTime(10_000);
    expect((await ask(to)).headers.get('retry-after')).toBe('20');
  });

  test('D-21 wrong codes for one account’s change do not block the destination for others', async () => {
    const { headers: stranger } = await shopper.api().signedIn();
    for (let sent = 0; sent < 4; sent += 1, passTime(31_000)) {
      await ask(to, stranger);
      const code = lastCode();
      for (let by = 1; by <= 5; by += 1)
        expect((await confirm(channel, wrongCode(code, by), stranger)).status).toBe(400);
    }
    expect((await ask(to)).status).toBe(200);
    expect((await confirm(channel, lastCode())).status).toBe(200);
  });

  test('D-21 a challenge id, if given, must match the code', async () => {
    const { challengeId } = codeSentSchema.parse(await (await ask(to)).json());
    const path = `execute-change-${channel}`;
    expect((await post(path, { otp: lastCode(), challengeId: crypto.randomUUID() })).status).toBe(400);
    expect((await post(path, { otp: lastCode(), challengeId })).status).toBe(200);
  });

  test('D-21 neither the code nor the new destination is readable in the database', async () => {
    await ask(to);
    const code = lastCode();
    const rows = JSON.stringify(await shopper.api().context.database.select().from(oneTimeCodes));
    expect(rows).not.toContain(newContact[field]);
    expect(rows).not.toContain(Buffer.from(newContact[field]).toString('base64url').slice(0, 10));
    expect(rows.replaceAll(/[-\w]{20,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')).not.toContain(code);
    const { rows: limits } = await shopper.api().context.database.execute(sql`SELECT key FROM rate_limits`);
    expect(JSON.stringify(limits)).not.toContain(newContact[field]);
  });

  test('D-21 a row copied to another account cannot be used', async () => {
    await ask(to);
    const code = lastCode();
    const stranger = await shopper.api().signedIn();
    await shopper.api().context.database.update(oneTimeCodes).set({ userId: stranger.userId });
    expect((await confirm(channel, code, stranger.headers)).status).not.toBe(200);
    expect((await confirm(channel, code)).status).toBe(400);
  });
});

test('D-21 the email and the phone can be changed at the same time', async () => {
  await ask({ email: newContact.email });
  const emailCode = lastCode();
  await ask({ phoneNumber: newContact.phoneNumber });
  expect((await confirm('phone', lastCode())).status).toBe(200);
  expect((await confirm('email', emailCode)).status).toBe(200);
  expect(await me()).toMatchObject(newContact);
});

test('D-21 text messages for changes count toward the daily budget, emails do not', async () => {
  const { limits } = shopper.api().context.settings;
  const { smsPerDay, newNumberSmsPerDay } = limits;
  limits.smsPerDay = 2;
  limits.newNumberSmsPerDay = 1;
  try {
    expect((await ask({ phoneNumber: newContact.phoneNumber })).status).toBe(200);
    expect((await ask({ phoneNumber: '4165550188' })).status).toBe(429);
    expect((await ask({ email: newContact.email })).status).toBe(200);
  } finally {
    Object.assign(limits, { smsPerDay, newNumberSmsPerDay });
  }
});

test('D-21 S5-06 probing many addresses for accounts is limited', async () => {
  const max = shopper.api().context.settings.limits.requestsPerAddressAndHour;
  const statuses: number[] = [];
  for (let at = 0; at <= max; at += 1) statuses.push((await ask({ email: oldContact.email })).status);
  expect(statuses).toEqual([...Array.from({ length: max }, () => 409), 429]);
});
