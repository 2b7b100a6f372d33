import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sessionUserSchema, type SessionUser } from '../../../src/domain/account/userSchema';
import { loginCodes, sessions, users } from '../../database/accountTables';
import { readProblem, signInCalls } from '../../../tests/fixtures/calls/signInCalls';
import { passTime } from '../../../tests/fixtures/calls/oneTimeCodes';

const email = 'mara@shop.example';
const phoneNumber = '2135550100';
const minute = 60_000;
const day = 24 * 60 * minute;
const calls = signInCalls();
const { ask, enter, lastCode, signUp, me } = calls;

describe('signing up and signing in', () => {
  test('S7-04 S7-05 S7-02 an emailed code creates an account, and another one signs in to it', async () => {
    const sent = await ask({ email: 'Mara@Shop.example', link: false, register: true });
    expect(await sent.json()).toEqual({
      sentTo: 'm•••@shop.example',
      resendAfterSeconds: 30,
      challengeId: expect.any(String),
    });
    expect(calls.api().context.outbox.list()[0]).toMatchObject({
      channel: 'email',
      to: email,
      at: '2026-03-02T18:00:00.000Z',
    });
    const user = sessionUserSchema.parse(await (await enter({ email }, lastCode())).json());
    expect(user).toMatchObject({ email, emailVerified: true, phoneNumber: null, termsAcceptedAt: null });
    const { appToken, deviceToken: _, ...rest } = user;
    expect(await (await me(appToken)).json()).toEqual(rest);

    passTime(minute);
    await ask({ email });
    const secondUser = sessionUserSchema.parse(await (await enter({ email }, lastCode())).json());
    expect(secondUser.uuid).toBe(user.uuid);
    expect(secondUser.appToken).not.toBe(appToken);
  });

  test('S7-06 S7-07 S5-05 a texted code creates an account, and the number is stored as ten digits', async () => {
    const sent = await ask({ phoneNumber: `1${phoneNumber}`, register: true });
    expect(await sent.json()).toEqual({
      sentTo: '(•••) •••-0100',
      resendAfterSeconds: 30,
      challengeId: expect.any(String),
    });
    expect(calls.api().context.outbox.list()[0]).toMatchObject({ channel: 'sms', to: phoneNumber });
    const user = sessionUserSchema.parse(await (await enter({ phoneNumber }, lastCode())).json());
    expect(user).toMatchObject({ phoneNumber, phoneNumberVerified: true, email: null });
  });

  test('the message is in the language of Accept-Language', async () => {
    await ask({ email, register: true }, { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' });
    expect(calls.api().context.outbox.list()[0]!.text).toMatch(/Votre code Lumapod est le \d{6}/);
    await ask({ email: 'other@shop.example', register: true }, { 'accept-language': 'en' });
    expect(calls.api().context.outbox.list()[0]!.text).toMatch(/Your Lumapod code is \d{6}/);
  });

  test.each([
    ['email', { email }, 'sendMail'],
    ['text message', { phoneNumber }, 'sendSms'],
  ] as const)(
    'S7-04 S7-06 a %s that cannot be sent gives a 502 that asks to try again later',
    async (_, to, sender) => {
      const send = vi.spyOn(calls.api().context, sender).mockRejectedValue(new Error('no connection'));
      const refused = await ask({ ...to, register: true }, { 'accept-language': 'fr' });
      expect(await readProblem(refused)).toMatchObject({
        status: 502,
        code: 'sending_failed',
        detail: 'Nous n’avons pas pu envoyer le code. Veuillez réessayer plus tard.',
      });
      passTime(minute);
      expect(await readProblem(await ask({ ...to, register: true }))).toMatchObject({
        detail: 'We couldn’t send the code. Please try again later.',
      });
      send.mockRestore();
      passTime(minute);
      expect(await signUp(to)).toMatchObject(to);
    },
  );

  test('S8-05 D-21 malformed codes get the same response as wrong ones and use up no tries', async () => {
    await ask({ email, register: true });
    for (const typed of ['', 'abcdef', '12345', '1234567', ' 12345', '１２３４５６', '1e5'])
      expect(await readProblem(await enter({ email }, typed))).toMatchObject({
        status: 400,
        detail: 'Invalid verification code',
      });
    expect((await enter({ email }, lastCode())).status).toBe(200);
  });

  test('S5-07 an unknown destination without `register` gives a 404 that suggests creating an account', async () => {
    for (const to of [{ email }, { phoneNumber }]) {
      const response = await ask(to);
      expect(response.status).toBe(404);
      expect(await readProblem(response)).toMatchObject({
        code: 'account_unknown',
        detail: expect.stringContaining('create'),
      });
    }
    expect(await calls.api().context.database.select().from(loginCodes)).toEqual([]);
  });

  test('S5-06 a known destination with `register` gives a 409 with the specified text', async () => {
    await signUp({ phoneNumber });
    await signUp({ email });
    passTime(minute);
    const phone = await ask({ phoneNumber, register: true });
    expect(phone.status).toBe(409);
    expect(await readProblem(phone)).toMatchObject({
      code: 'account_exists',
      detail: 'This phone number has already been registered with another account with the product.',
    });
    expect(await readProblem(await ask({ email, register: true }))).toMatchObject({
      code: 'account_exists',
      detail: 'This email has already been registered with another account with the product.',
    });
  });

  test('S7-03 signing out ends only this session', async () => {
    const first = await signUp({ email });
    passTime(minute);
    await ask({ email });
    const second = (await (await enter({ email }, lastCode())).json()) as SessionUser;
    const out = await calls.api().app.request('/v1/app/user/logout', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${first.appToken}` },
    });
    expect([out.status, await out.text()]).toEqual([204, '']);
    expect((await me(first.appToken)).status).toBe(401);
    expect((await me(second.appToken)).status).toBe(200);
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
    const response = await ask({ email: value, register: true });
    expect(response.status).toBe(422);
    expect((await readProblem(response)).errors).toEqual([{ path: 'email', message: expect.any(String) }]);
    expect(await calls.api().context.database.select().from(loginCodes)).toEqual([]);
  });

  test.each([
    ['another country of +1', '8765550123'],
    ['a premium number', '9005550123'],
    ['a free number', '8005550123'],
    ['no area', '1115550123'],
  ])('%s is a 422', async (_, number) => {
    const response = await ask({ phoneNumber: number, register: true });
    expect(response.status).toBe(422);
    expect((await readProblem(response)).code).toBe('phone_not_supported');
  });

  test('unknown fields, very long codes and bodies that are not JSON are refused', async () => {
    expect((await ask({ email, register: true, admin: true })).status).toBe(422);
    expect((await enter({ email }, '1'.repeat(41))).status).toBe(422);
    const broken = await calls.api().app.request('/v1/app/user/auth/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, (await readProblem(broken)).code]).toEqual([400, 'malformed_body']);
  });
});

describe('sessions', () => {
  test('a token is valid for 30 days after its last use', async () => {
    const { appToken } = await signUp({ email });
    passTime(29 * day);
    expect((await me(appToken)).status).toBe(200);
    passTime(29 * day);
    expect((await me(appToken)).status).toBe(200);
    passTime(30 * day + 1);
    expect((await me(appToken)).status).toBe(401);
    expect(await calls.api().context.database.select().from(sessions)).toEqual([]);
  });

  test('a token is valid for 90 days at most', async () => {
    const { appToken } = await signUp({ email });
    for (let used = 0; used < 9; used += 1, passTime(10 * day)) expect((await me(appToken)).status).toBe(200);
    expect((await me(appToken)).status).toBe(200);
    passTime(1);
    expect((await me(appToken)).status).toBe(401);
  });

  test('a token of a deleted user is invalid', async () => {
    const { appToken, uuid } = await signUp({ email });
    await calls.api().context.database.delete(users).where(eq(users.id, uuid));
    expect((await me(appToken)).status).toBe(401);
  });
});
