import { describe, expect, test, vi } from 'vitest';
import { shopTime } from '../../../tests/fixtures/builders/orderShop';
import { auditEntries, staffCodes, staffSessions } from '../../database/staffTables';
import { loginCodes } from '../../database/accountTables';
import { staffSignInCalls } from '../../../tests/fixtures/calls/staffSignInCalls';

const hour = 3_600_000;
const calls = staffSignInCalls();
const { post, later, ask, enter, lastCode, mails, me, askFor, invite } = calls;

describe('D-38 signing in to the console', () => {
  test('with a code by email, once', async () => {
    await invite('sam@alder.example');
    const entered = await askFor('Sam@Alder.example');
    const response = await enter(entered);
    expect(response.status).toBe(200);
    const { staffToken, staff: member } = (await response.json()) as { staffToken: string; staff: { role: string } };
    expect(staffToken).toMatch(/^staff_[\w-]{43}$/);
    expect(member).toMatchObject({ email: 'sam@alder.example', role: 'staff', providerId: 'alder' });
    expect(await (await me(staffToken)).json()).toMatchObject({ providers: [{ id: 'alder' }] });
    expect((await enter(entered)).status).toBe(400);
    const [entry] = await calls.api().context.database.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'staff.signIn', actor: 'sam@alder.example', providerId: 'alder' });
  });

  test('an unknown address gets the same answer and no message', async () => {
    await invite('sam@alder.example');
    const before = mails();
    const response = (await (await ask('sam@alder.example')).json()) as Record<string, unknown>;
    expect(mails()).toBe(before + 1);
    const unknown = (await (await ask('nobody@alder.example')).json()) as Record<string, unknown>;
    expect(mails()).toBe(before + 1);
    expect(Object.keys(unknown)).toEqual(Object.keys(response));
    expect(unknown).toMatchObject({ sentTo: 'n•••@alder.example', resendAfterSeconds: response.resendAfterSeconds });
    expect(
      (await enter({ email: 'nobody@alder.example', otp: '000000', challengeId: unknown.challengeId })).status,
    ).toBe(400);
    for (const email of ['sam@alder.example', 'nobody@alder.example']) {
      const again = await ask(email);
      expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([429, 'code_just_sent']);
    }
  });

  test('five wrong codes end the code; guesses with another challenge do not', async () => {
    await invite('sam@alder.example');
    const right = await askFor('sam@alder.example');
    const wrong = String((Number(right.otp) + 1) % 1_000_000).padStart(6, '0');
    for (let each = 0; each < 8; each += 1)
      expect((await enter({ ...right, challengeId: crypto.randomUUID(), otp: right.otp })).status).toBe(400);
    for (let each = 0; each < 5; each += 1) expect((await enter({ ...right, otp: wrong })).status).toBe(400);
    expect((await enter(right)).status).toBe(400);
  });

  test('not with a code that is ten minutes old, of another member, or of a shopper', async () => {
    await invite('sam@alder.example');
    await invite('kim@alder.example');
    const sam = await askFor('sam@alder.example');
    expect((await enter({ ...sam, email: 'kim@alder.example' })).status).toBe(400);
    const shopperResponse = await post('/v1/app/user/auth/email', { email: 'sam@alder.example', register: true });
    const { challengeId } = (await shopperResponse.json()) as { challengeId: string };
    const shopperCode = lastCode();
    expect((await enter({ email: 'sam@alder.example', otp: shopperCode, challengeId })).status).toBe(400);
    expect((await post('/v1/app/user/auth/email/login', sam)).status).toBe(400);
    const hashes = [
      ...(await calls.api().context.database.select({ hash: staffCodes.codeHash }).from(staffCodes)),
      ...(await calls.api().context.database.select({ hash: loginCodes.codeHash }).from(loginCodes)),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    later(10 * 60_000);
    expect((await enter(sam)).status).toBe(400);
  });

  test('D-21 strangers who use up the codes of an address do not keep out a browser that signed in before', async () => {
    const email = 'sam@alder.example';
    await invite(email);
    const requestCodeFrom = (remoteAddress: string, deviceToken?: string) =>
      calls.api().app.request(
        '/v1/staff/auth/email',
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, deviceToken }),
        },
        { incoming: { socket: { remoteAddress } } },
      );
    const { deviceToken } = (await (await enter(await askFor(email))).json()) as { deviceToken: string };
    vi.useFakeTimers({ toFake: ['Date'], now: shopTime });
    try {
      for (let round = 0; round < 5; round += 1) {
        for (let at = 1; at <= 3; at += 1) await requestCodeFrom(`198.51.100.${at}`);
        vi.setSystemTime(Date.now() + 31_000);
      }
      expect((await requestCodeFrom('203.0.113.1')).status).toBe(429);
      expect((await requestCodeFrom('203.0.113.1', deviceToken)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a message that cannot be sent changes nothing about the answer', async () => {
    await invite('sam@alder.example');
    const { createApp } = await import('../app');
    const broken = createApp({ ...calls.api().context, sendMail: () => Promise.reject(new Error('no mail server')) });
    expect((await ask('sam@alder.example', broken)).status).toBe(200);
  });

  test('the response waits for no mail server, so that its timing does not reveal who works here', async () => {
    await invite('sam@alder.example');
    const { createApp } = await import('../app');
    let release = () => {};
    const sendMail = vi.fn(() => new Promise<void>((done) => (release = done)));
    const hanging = createApp({ ...calls.api().context, sendMail });
    const sent = await hanging.request('/v1/staff/auth/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'sam@alder.example' }),
    });
    expect(sent.status).toBe(200);
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledOnce());
    release();
  });
});

describe('a session in the console', () => {
  test('ends after twelve hours without use, and after thirty days in any case', async () => {
    const { token } = await invite('sam@alder.example');
    for (let each = 0; each < 60; each += 1) {
      later(11.9 * hour);
      expect((await me(token)).status).toBe(200);
    }
    later(11.9 * hour);
    expect((await me(token)).status).toBe(401);
    const kim = await invite('kim@alder.example');
    later(12 * hour + 1);
    expect((await me(kim.token)).status).toBe(401);
    expect(await calls.api().context.database.select().from(staffSessions)).toEqual([]);
  });

  test('ends by signing out, the others stay', async () => {
    const sam = await invite('sam@alder.example');
    const other = await sam.start();
    expect((await sam.send('DELETE', '/v1/staff/session')).status).toBe(204);
    expect((await me(sam.token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });
});
