import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { problemSchema } from '../../../src/domain/site/problemSchema';
import { codeSentSchema, sessionUserSchema, type SessionUser } from '../../../src/domain/account/userSchema';
import { loginCodes, sessions, users } from '../../database/schema';

const email = 'mara@shop.example';
const phoneNumber = '2135550100';
const minute = 60_000;
const day = 24 * 60 * minute;

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T18:00:00Z') });
});
afterEach(async () => {
  vi.useRealTimers();
  await api.reset();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.app.request(`/v1/app/user/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ask = (to: Record<string, unknown>, headers = {}) =>
  call('email' in to ? 'auth/email' : 'auth/phone', to, headers);
const enter = (to: object, otp: string) =>
  call('email' in to ? 'auth/email/login' : 'auth/phone/login', { ...to, otp });
const lastCode = () => /\d{6}/.exec(api.context.outbox.list()[0]!.text)![0];
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const problem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return problemSchema.parse(await response.json());
};
async function signUp(to: { email: string } | { phoneNumber: string }): Promise<SessionUser> {
  expect((await ask({ ...to, register: true })).status).toBe(200);
  return sessionUserSchema.parse(await (await enter(to, lastCode())).json());
}
const me = (token: string) => api.app.request('/v1/app/user/me', { headers: { authorization: `Bearer ${token}` } });

describe('signing up and signing in', () => {
  test('S7-04 S7-05 S7-02 an emailed code creates an account, and another one signs in to it', async () => {
    const sent = await ask({ email: 'Mara@Shop.example', link: false, register: true });
    expect(await sent.json()).toEqual({
      sentTo: 'm•••@shop.example',
      resendAfterSeconds: 30,
      challengeId: expect.any(String),
    });
    expect(api.context.outbox.list()[0]).toMatchObject({ channel: 'email', to: email, at: '2026-03-02T18:00:00.000Z' });
    const user = sessionUserSchema.parse(await (await enter({ email }, lastCode())).json());
    expect(user).toMatchObject({ email, emailVerified: true, phoneNumber: null, termsAcceptedAt: null });
    const { appToken, deviceToken: _, ...rest } = user;
    expect(await (await me(appToken)).json()).toEqual(rest);

    pass(minute);
    await ask({ email });
    const again = sessionUserSchema.parse(await (await enter({ email }, lastCode())).json());
    expect(again.uuid).toBe(user.uuid);
    expect(again.appToken).not.toBe(appToken);
  });

  test('S7-06 S7-07 S5-05 a texted code creates an account, and the number is stored as ten digits', async () => {
    const sent = await ask({ phoneNumber: `1${phoneNumber}`, register: true });
    expect(await sent.json()).toEqual({
      sentTo: '(•••) •••-0100',
      resendAfterSeconds: 30,
      challengeId: expect.any(String),
    });
    expect(api.context.outbox.list()[0]).toMatchObject({ channel: 'sms', to: phoneNumber });
    const user = sessionUserSchema.parse(await (await enter({ phoneNumber }, lastCode())).json());
    expect(user).toMatchObject({ phoneNumber, phoneNumberVerified: true, email: null });
  });

  test('the message is in the language of Accept-Language', async () => {
    await ask({ email, register: true }, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
    expect(api.context.outbox.list()[0]!.text).toMatch(/Votre code Lumapod est le \d{6}/);
    await ask({ email: 'other@shop.example', register: true }, { 'accept-language': 'en' });
    expect(api.context.outbox.list()[0]!.text).toMatch(/Your Lumapod code is \d{6}/);
  });

  test.each([
    ['email', { email }, 'sendMail'],
    ['text message', { phoneNumber }, 'sendSms'],
  ] as const)(
    'S7-04 S7-06 a %s that cannot be sent gives a 502 that asks to try again later',
    async (_, to, sender) => {
      const send = vi.spyOn(api.context, sender).mockRejectedValue(new Error('no connection'));
      const refused = await ask({ ...to, register: true }, { 'accept-language': 'fr' });
      expect(await problem(refused)).toMatchObject({
        status: 502,
        code: 'sending_failed',
        detail: 'Nous n’avons pas pu envoyer le code. Veuillez réessayer plus tard.',
      });
      pass(minute);
      expect(await problem(await ask({ ...to, register: true }))).toMatchObject({
        detail: 'We couldn’t send the code. Please try again later.',
      });
      send.mockRestore();
      pass(minute);
      expect(await signUp(to)).toMatchObject(to);
    },
  );

  test('S8-05 D-21 malformed codes get the same response as wrong ones and use up no tries', async () => {
    await ask({ email, register: true });
    for (const typed of ['', 'abcdef', '12345', '1234567', ' 12345', '１２３４５６', '1e5'])
      expect(await problem(await enter({ email }, typed))).toMatchObject({
        status: 400,
        detail: 'Invalid verification code',
      });
    expect((await enter({ email }, lastCode())).status).toBe(200);
  });

  test('S5-07 an unknown destination without `register` gives a 404 that suggests creating an account', async () => {
    for (const to of [{ email }, { phoneNumber }]) {
      const answer = await ask(to);
      expect(answer.status).toBe(404);
      expect(await problem(answer)).toMatchObject({
        code: 'account_unknown',
        detail: expect.stringContaining('create'),
      });
    }
    expect(await api.context.database.select().from(loginCodes)).toEqual([]);
  });

  test('S5-06 a known destination with `register` gives a 409 with the specified text', async () => {
    await signUp({ phoneNumber });
    await signUp({ email });
    pass(minute);
    const phone = await ask({ phoneNumber, register: true });
    expect(phone.status).toBe(409);
    expect(await problem(phone)).toMatchObject({
      code: 'account_exists',
      detail: 'This phone number has already been registered with another account with the product.',
    });
    expect(await problem(await ask({ email, register: true }))).toMatchObject({
      code: 'account_exists',
      detail: 'This email has already been registered with another account with the product.',
    });
  });

  test('S7-03 signing out ends only this session', async () => {
    const first = await signUp({ email });
    pass(minute);
    await ask({ email });
    const second = (await (await enter({ email }, lastCode())).json()) as SessionUser;
    const out = await api.app.request('/v1/app/user/logout', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${first.appToken}` },
    });
    expect([out.status, await out.text()]).toEqual([204, '']);
    expect((await me(first.appToken)).status).toBe(401);
    expect((await me(second.appToken)).status).toBe(200);
  });
});

describe('one-time codes', () => {
  test('S8-05 a wrong code gives a 400 with “Invalid verification code”', async () => {
    await ask({ email, register: true });
    const answer = await enter({ email }, wrong(lastCode()));
    expect(answer.status).toBe(400);
    expect(await problem(answer)).toMatchObject({ code: 'invalid_code', detail: 'Invalid verification code' });
  });

  test('every invalid code gets the same response', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    const answers = [await enter({ email }, wrong(code)), await enter({ email: 'nobody@shop.example' }, code)];
    await ask({ phoneNumber, register: true });
    answers.push(await enter({ email }, wrong(code, 7)), await enter({ phoneNumber }, wrong(lastCode())));
    pass(10 * minute + 1);
    answers.push(await enter({ email }, code));
    const shapes = await Promise.all(answers.map(async (each) => JSON.stringify([each.status, await each.json()])));
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
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter({ email }, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.context.database.select().from(sessions)).toHaveLength(1);
    expect(await api.context.database.select().from(users)).toHaveLength(1);
  });

  test('of fifteen concurrent wrong codes, five are compared, and the right one is then refused', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    await Promise.all(Array.from({ length: 15 }, (_, at) => enter({ email }, wrong(code, at + 1))));
    const [row] = await api.context.database.select().from(loginCodes);
    expect([row!.attempts, row!.unboundAttempts]).toEqual([0, 5]);
    expect((await enter({ email }, code)).status).toBe(400);
  });

  test('the fifth try may still succeed', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    for (let by = 1; by <= 4; by += 1) await enter({ email }, wrong(code, by));
    expect((await enter({ email }, code)).status).toBe(200);
  });

  test('a code is valid for ten minutes', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    pass(10 * minute - 1);
    expect((await enter({ email }, code)).status).toBe(200);
    pass(minute);
    await ask({ email });
    pass(10 * minute);
    expect((await enter({ email }, lastCode())).status).toBe(400);
  });

  test('a new code replaces the previous one and has its own five tries', async () => {
    await ask({ email, register: true });
    const first = lastCode();
    for (let by = 1; by <= 5; by += 1) await enter({ email }, wrong(first, by));
    pass(30_000);
    await ask({ email, register: true });
    const second = lastCode();
    if (first !== second) expect((await enter({ email }, first)).status).toBe(400);
    expect((await enter({ email }, second)).status).toBe(200);
  });

  test('codes, tokens and addresses are not readable in the database', async () => {
    await ask({ email, register: true });
    const code = lastCode();
    const [row] = await api.context.database.select().from(loginCodes);
    expect(JSON.stringify(row)).not.toContain(email);
    expect([row!.codeHash, row!.destinationHash].join()).not.toContain(code);
    const { appToken } = (await (await enter({ email }, code)).json()) as SessionUser;
    const [session] = await api.context.database.select().from(sessions);
    expect(Buffer.from(appToken, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(session)).not.toContain(appToken);
    const { rows } = await api.context.database.execute<{ key: string }>(sql`SELECT key FROM rate_limits`);
    expect(rows.map(({ key }) => key).join()).not.toContain(email);
  });
});

describe('limits', () => {
  const expectTooMany = async (answer: Response, seconds: number, code = 'too_many_requests') => {
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBe(seconds);
    expect((await problem(answer)).code).toBe(code);
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
    pass(10_000);
    await expectTooMany(await ask({ email, register: true }), 20, 'code_just_sent');
    pass(20_000);
    expect((await ask({ email, register: true })).status).toBe(200);
  });

  test('a destination gets five codes an hour and ten a day', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1, pass(minute)) statuses.push((await ask({ email, register: true })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    pass(60 * minute);
    for (let sent = 0; sent < 5; sent += 1, pass(minute)) statuses.push((await ask({ email, register: true })).status);
    pass(60 * minute);
    statuses.push((await ask({ email, register: true })).status);
    expect(statuses.slice(6)).toEqual([200, 200, 200, 200, 200, 429]);
    pass(day);
    expect((await ask({ email, register: true })).status).toBe(200);
  });

  const enterElsewhere = (body: object) =>
    api.app.request(
      '/v1/app/user/auth/email/login',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
    );
  const challengeOf = async (sent: Response) => codeSentSchema.parse(await sent.json()).challengeId;

  test('D-21 twenty wrong codes before a code was requested lock nobody out: the owner can still sign in', async () => {
    for (let by = 1; by <= 20; by += 1) expect((await enter({ email }, '000000')).status).toBe(400);
    await expectTooMany(await enter({ email }, '000000'), day / 1000);
    await ask({ email, register: true });
    expect((await enter({ email }, lastCode())).status).toBe(200);
  });

  test('D-21 wrong codes without a challenge id do not use up the tries of its holder', async () => {
    const challengeId = await challengeOf(await ask({ email, register: true }));
    const code = lastCode();
    for (let by = 1; by <= 30; by += 1) await enter({ email }, wrong(code, by));
    await expectTooMany(await enterElsewhere({ email, otp: code }), day / 1000);
    expect((await enterElsewhere({ email, otp: code, challengeId })).status).toBe(200);
  });

  test('D-21 a challenge id allows five tries; an unknown id or one for another destination allows none', async () => {
    const challengeId = await challengeOf(await ask({ email, register: true }));
    const code = lastCode();
    const other = await challengeOf(await ask({ email: 'other@shop.example', register: true }));
    for (const id of [other, crypto.randomUUID()])
      expect((await enterElsewhere({ email, otp: code, challengeId: id })).status).toBe(400);
    for (let by = 1; by <= 5; by += 1) await enterElsewhere({ email, otp: wrong(code, by), challengeId });
    expect((await enterElsewhere({ email, otp: code, challengeId })).status).toBe(400);
  });

  test('D-21 a stranger’s code requests neither void the owner’s code nor count against the owner', async () => {
    const challengeId = await challengeOf(await ask({ email, register: true }));
    const code = lastCode();
    const askElsewhere = () =>
      api.app.request(
        '/v1/app/user/auth/email',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, register: true }),
        },
        { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
      );
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent += 1, pass(31_000)) statuses.push((await askElsewhere()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask({ email, register: true })).status).toBe(200);
    expect((await enter({ email, challengeId }, code)).status).toBe(200);
    expect((await enter({ email }, lastCode())).status, 'the other codes ended with the sign-in').toBe(400);
  });

  test('D-21 one inbox gets at most fifteen codes an hour, whoever asks', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const answer = await api.app.request(
        '/v1/app/user/auth/email',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, register: true }),
        },
        { incoming: { socket: { remoteAddress: `198.51.100.${at}` } } },
      );
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  });

  test('D-21 wrong codes across many accounts are limited per client address', async () => {
    const { limits } = api.context.settings;
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
    const { limits } = api.context.settings;
    const allowed = limits.wrongCodesPerHour;
    limits.wrongCodesPerHour = 1;
    try {
      expect((await enter({ email: 'm0@shop.example' }, '000000')).status).toBe(400);
      expect((await enter({ email: 'm1@shop.example' }, '000000')).status).toBe(429);
      let challengeId = await challengeOf(await ask({ email, register: true }));
      let code = lastCode();
      for (const by of [1, 2]) await enter({ email, challengeId }, wrong(code, by));
      expect((await enter({ email, challengeId }, code)).status).toBe(400);
      pass(31_000);
      challengeId = await challengeOf(await ask({ email, register: true }));
      code = lastCode();
      await enter({ email, challengeId }, wrong(code));
      expect((await enter({ email, challengeId }, code)).status).toBe(200);
    } finally {
      limits.wrongCodesPerHour = allowed;
    }
  });

  test('right codes do not count against limits on wrong ones', async () => {
    await signUp({ email });
    const { rows } = await api.context.database.execute<{ points: number }>(
      sql`SELECT points FROM rate_limits WHERE key LIKE '%-guesses:%'`,
    );
    expect(rows).toEqual([{ points: 0 }, { points: 0 }]);
  });

  test('D-16 accounts opened from one network are limited; codes stay valid and accounts can still be used', async () => {
    const { limits } = api.context.settings;
    const allowed = limits.newAccountsPerNetworkAndHour;
    limits.newAccountsPerNetworkAndHour = 2;
    try {
      await signUp({ email });
      const other = { email: 'juno@shop.example' };
      expect((await ask({ ...other, register: true })).status).toBe(200);
      const code = lastCode();
      // A wrong code opens no account.
      expect((await enter(other, wrong(code))).status).toBe(400);
      expect((await enter(other, code)).status).toBe(200);
      const third = { email: 'noa@shop.example' };
      await ask({ ...third, register: true });
      const held = lastCode();
      const refused = await enter(third, held);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(await problem(refused)).toMatchObject({ status: 429, code: 'accounts_limited' });
      pass(minute);
      await ask({ email });
      expect((await enter({ email }, lastCode())).status).toBe(200);
      limits.newAccountsPerNetworkAndHour = 3;
      expect((await enter(third, held)).status).toBe(200);
    } finally {
      limits.newAccountsPerNetworkAndHour = allowed;
    }
  });

  test('a client address has limits across all destinations, and an unconfigured header cannot evade them', async () => {
    const { limits } = api.context.settings;
    const allowed = limits.codesPerAddressAndHour;
    limits.codesPerAddressAndHour = 5;
    try {
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) {
        const answer = await ask({ email: `nobody${at}@shop.example` }, { 'x-forwarded-for': `198.51.100.${at}` });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
      const elsewhere = await api.app.request(
        '/v1/app/user/auth/email',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) },
        { incoming: { socket: { remoteAddress: '198.51.100.7' } } },
      );
      expect(elsewhere.status).toBe(404);
    } finally {
      limits.codesPerAddressAndHour = allowed;
    }
  });
});

describe('invalid requests', () => {
  test.each([
    ['a list of addresses', 'a@shop.example,b@shop.example'],
    ['a second header', 'a@shop.example\r\nBcc: b@shop.example'],
    ['a second recipient', 'a@shop.example\r\nRCPT TO:<b@shop.example>'],
    ['a name', 'Mara <a@shop.example>'],
    ['no address', 'mara'],
  ])('S5-01 %s as an email address gives a 422 that names the field', async (_, value) => {
    const answer = await ask({ email: value, register: true });
    expect(answer.status).toBe(422);
    expect((await problem(answer)).errors).toEqual([{ path: 'email', message: expect.any(String) }]);
    expect(await api.context.database.select().from(loginCodes)).toEqual([]);
  });

  test.each([
    ['another country of +1', '8765550123'],
    ['a premium number', '9005550123'],
    ['a free number', '8005550123'],
    ['no area', '1115550123'],
  ])('%s is a 422', async (_, number) => {
    const answer = await ask({ phoneNumber: number, register: true });
    expect(answer.status).toBe(422);
    expect((await problem(answer)).code).toBe('phone_not_supported');
  });

  test('unknown fields, very long codes and bodies that are not JSON are refused', async () => {
    expect((await ask({ email, register: true, admin: true })).status).toBe(422);
    expect((await enter({ email }, '1'.repeat(41))).status).toBe(422);
    const broken = await api.app.request('/v1/app/user/auth/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, (await problem(broken)).code]).toEqual([400, 'malformed_body']);
  });
});

describe('sessions', () => {
  test('a token is valid for 30 days after its last use', async () => {
    const { appToken } = await signUp({ email });
    pass(29 * day);
    expect((await me(appToken)).status).toBe(200);
    pass(29 * day);
    expect((await me(appToken)).status).toBe(200);
    pass(30 * day + 1);
    expect((await me(appToken)).status).toBe(401);
    expect(await api.context.database.select().from(sessions)).toEqual([]);
  });

  test('a token is valid for 90 days at most', async () => {
    const { appToken } = await signUp({ email });
    for (let used = 0; used < 9; used += 1, pass(10 * day)) expect((await me(appToken)).status).toBe(200);
    expect((await me(appToken)).status).toBe(200);
    pass(1);
    expect((await me(appToken)).status).toBe(401);
  });

  test('a token of a deleted user is invalid', async () => {
    const { appToken, uuid } = await signUp({ email });
    await api.context.database.delete(users).where(eq(users.id, uuid));
    expect((await me(appToken)).status).toBe(401);
  });
});
