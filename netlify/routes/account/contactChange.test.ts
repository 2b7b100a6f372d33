import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  contactChangeCalls,
  newContact,
  contactKinds,
  oldContact,
} from '../../../tests/fixtures/calls/contactChangeCalls';
import { passTime, wrongCode } from '../../../tests/fixtures/calls/oneTimeCodes';
import { userSchema } from '../../../src/domain/account/userSchema';
import { problemSchema } from '../../../src/domain/api/problemSchema';
import { notices } from '../../database/workTables';
import { sessions, users } from '../../database/accountTables';
import { startSession } from '../../services/people/tokens';

const minute = 60_000;
const shopper = contactChangeCalls();
const { post, ask, confirm, outbox, lastCode, me } = shopper;
const problem = async (response: Response) => problemSchema.parse(await response.json());
const sentTo = (to: string) => shopper.outbox().filter((message) => message.to === to);

describe.each(contactKinds)('changing the %s', (channel, ids, field, verified) => {
  const to = { [field]: newContact[field] } as { email: string };

  test(`${ids} a code goes to the new one, and entering it changes the account`, async () => {
    const sent = await ask(to);
    expect(sent.status).toBe(200);
    expect(await sent.json()).toEqual({
      sentTo: channel === 'email' ? 'm•••@shop.example' : '(•••) •••-0123',
      resendAfterSeconds: 30,
      challengeId: expect.any(String),
    });
    expect(outbox()).toMatchObject([{ to: newContact[field] }]);
    expect((await me())[field]).toBe(oldContact[field]);
    const response = await confirm(channel, lastCode());
    expect(response.status).toBe(200);
    expect(userSchema.parse(await response.json())).toMatchObject({
      ...oldContact,
      uuid: shopper.userId(),
      ...to,
      [verified]: true,
    });
    expect(await me()).toMatchObject(to);
  });

  test(`D-22 a notice without the new one goes to the old one`, async () => {
    await ask(to);
    await confirm(channel, lastCode());
    const [notice, ...rest] = sentTo(oldContact[field]);
    expect(rest).toEqual([]);
    expect(notice).toMatchObject({ channel: channel === 'email' ? 'email' : 'sms' });
    expect(notice!.text).toMatch(/was changed[^]*other devices[^]*http:\/\/localhost:8888\/us\/en\/support/);
    expect(notice!.text).not.toContain(newContact[field]);
    const [row] = await shopper.api().context.database.select().from(notices);
    expect(row).toMatchObject({ recipient: '', subject: '', text: '', sentAt: new Date() });
  });

  test('D-22 the notice is in the language of the request', async () => {
    await ask(to);
    await confirm(channel, lastCode(), { 'accept-language': 'fr-CA' });
    expect(sentTo(oldContact[field])[0]!.text).toMatch(/a été modifié[^]*\/ca\/fr\/support/);
  });

  test('D-22 no notice is sent if there was none before', async () => {
    await shopper
      .api()
      .context.database.update(users)
      .set({ [field]: null, [verified]: false })
      .where(eq(users.id, shopper.userId()));
    await ask(to);
    expect((await confirm(channel, lastCode())).status).toBe(200);
    expect(await shopper.api().context.database.select().from(notices)).toEqual([]);
    expect(outbox()).toHaveLength(1);
  });

  test('D-22 the account’s other sessions end; this one and other accounts’ sessions stay', async () => {
    const other = await startSession(shopper.api().context.database, { userId: shopper.userId(), now: new Date() });
    const stranger = await shopper.api().signedIn();
    const status = async (authorization: string) =>
      (await shopper.api().app.request('/v1/app/user/me', { headers: { authorization } })).status;
    await ask(to);
    await confirm(channel, wrongCode(lastCode()));
    expect(await status(`Bearer ${other}`)).toBe(200);
    await confirm(channel, lastCode());
    expect(await status(`Bearer ${other}`)).toBe(401);
    expect([await status(shopper.headers().authorization!), await status(stranger.headers.authorization)]).toEqual([
      200, 200,
    ]);
  });

  test('S5-06 one that belongs to another account gives a 409, and no code is sent', async () => {
    await shopper.api().signedIn({ [field]: newContact[field] });
    const response = await ask(to);
    expect(response.status).toBe(409);
    const what = channel === 'email' ? 'email' : 'phone number';
    expect(await problem(response)).toMatchObject({
      code: 'account_exists',
      detail: `This ${what} has already been registered with another account with the product.`,
    });
    expect(outbox()).toEqual([]);
  });

  test('S5-06 one that another account took in the meantime gives a 409 and changes nothing', async () => {
    await ask(to);
    const code = lastCode();
    const other = await startSession(shopper.api().context.database, { userId: shopper.userId(), now: new Date() });
    await shopper.api().signedIn({ [field]: newContact[field] });
    const response = await confirm(channel, code);
    expect([response.status, (await problem(response)).code]).toEqual([409, 'account_exists']);
    expect((await me())[field]).toBe(oldContact[field]);
    const stays = await shopper.api().app.request('/v1/app/user/me', { headers: { authorization: `Bearer ${other}` } });
    expect(stays.status).toBe(200);
    expect(await shopper.api().context.database.select().from(notices)).toEqual([]);
  });

  test('the account’s own gives a separate 409, unless it is unverified', async () => {
    const currentContact = { [field]: oldContact[field] } as { email: string };
    const response = await ask(currentContact);
    expect([response.status, (await problem(response)).code]).toEqual([409, 'destination_unchanged']);
    await shopper
      .api()
      .context.database.update(users)
      .set({ [verified]: false });
    expect((await ask(currentContact)).status).toBe(200);
    expect((await me())[verified]).toBe(false);
    expect((await confirm(channel, lastCode())).status).toBe(200);
    expect((await me())[verified]).toBe(true);
    expect(await shopper.api().context.database.select().from(notices)).toEqual([]);
  });

  test('D-33 a pending sign-in code for the old destination is invalid after the change', async () => {
    await ask(to);
    const change = lastCode();
    await post(`auth/${channel}`, { [field]: oldContact[field] });
    const signIn = lastCode();
    expect((await confirm(channel, change)).status).toBe(200);
    expect((await post(`auth/${channel}/login`, { [field]: oldContact[field], otp: signIn })).status).toBe(400);
    expect(await shopper.api().context.database.select().from(users)).toHaveLength(1);
    passTime(minute);
    expect((await post(`auth/${channel}`, to)).status).toBe(200);
    expect((await post(`auth/${channel}/login`, { ...to, otp: lastCode() })).status).toBe(200);
  });
});

test('D-32 all four calls need a token, and a session that ended in the meantime changes nothing', async () => {
  for (const path of ['task-to-change-email', 'execute-change-email', 'task-to-change-phone', 'execute-change-phone']) {
    const response = await post(path, { otp: 'x' }, { authorization: '' });
    expect([response.status, (await problem(response)).code]).toEqual([401, 'unauthenticated']);
  }
  await ask({ email: newContact.email });
  await shopper.api().context.database.delete(sessions);
  expect((await confirm('email', lastCode())).status).toBe(401);
});

test('D-30 an invalid body is refused with the name of its field', async () => {
  expect((await problem(await ask({ email: 'mara' }))).errors).toEqual([
    { path: 'email', message: 'Please use a valid email.' },
  ]);
  expect((await problem(await post('task-to-change-email', {}))).errors).toEqual([
    { path: 'email', message: 'Required' },
  ]);
  expect(await problem(await ask({ phoneNumber: '8005550123' }))).toMatchObject({
    status: 422,
    code: 'phone_not_supported',
  });
  expect((await post('execute-change-email', { otp: '123456', email: 'else@shop.example' })).status).toBe(422);
});
