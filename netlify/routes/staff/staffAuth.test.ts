import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { buildProvider, shopTime } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { auditEntries, staff, staffCodes, staffSessions } from '../../database/staffTables';
import { loginCodes } from '../../database/accountTables';
import { notices } from '../../database/workTables';
import { providers } from '../../database/providerTables';
import type { App } from '../http/appEnv';
import { ensureOperator } from '../../services/staff/ensureOperator';
import { staffTransaction } from '../../services/staff/staffTransaction';
import { readStaffSession } from '../../services/staff/staffSession';

let now = shopTime;
let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  await api.context.database.insert(providers).values([buildProvider(), buildProvider({ id: 'birch', name: 'Birch' })]);
});

const hour = 3_600_000;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  api.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function ask(email: string, app: Pick<App, 'request'> = api.app): Promise<Response> {
  const after: Promise<unknown>[] = [];
  const headers = { 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: JSON.stringify({ email }) };
  const waitUntil = (work: Promise<unknown>) => after.push(work);
  const response = await app.request('/v1/staff/auth/email', asked, { waitUntil });
  await Promise.all(after);
  return response;
}
const enter = (body: unknown) => post('/v1/staff/auth/email/login', body);
const codeOf = () => /\d{6}/.exec(api.context.outbox.list()[0]!.text)![0];
const mails = () => api.context.outbox.list().length;
const me = (token: string) => api.app.request('/v1/staff/me', { headers: { authorization: `Bearer ${token}` } });

async function askFor(email: string) {
  const { challengeId } = (await (await ask(email)).json()) as { challengeId: string };
  return { email, otp: codeOf(), challengeId };
}
async function invite(email: string, providerId: string | null = 'alder') {
  return signInStaff(api, providerId, { email });
}

describe('D-38 signing in to the console', () => {
  test('with a code by email, once', async () => {
    await invite('sam@alder.example');
    const entered = await askFor('Sam@Alder.example');
    const answer = await enter(entered);
    expect(answer.status).toBe(200);
    const { staffToken, staff: member } = (await answer.json()) as { staffToken: string; staff: { role: string } };
    expect(staffToken).toMatch(/^staff_[\w-]{43}$/);
    expect(member).toMatchObject({ email: 'sam@alder.example', role: 'staff', providerId: 'alder' });
    expect(await (await me(staffToken)).json()).toMatchObject({ providers: [{ id: 'alder' }] });
    expect((await enter(entered)).status).toBe(400);
    const [entry] = await api.context.database.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'staff.signIn', actor: 'sam@alder.example', providerId: 'alder' });
  });

  test('an unknown address gets the same answer and no message', async () => {
    await invite('sam@alder.example');
    const before = mails();
    const known = (await (await ask('sam@alder.example')).json()) as Record<string, unknown>;
    expect(mails()).toBe(before + 1);
    const unknown = (await (await ask('nobody@alder.example')).json()) as Record<string, unknown>;
    expect(mails()).toBe(before + 1);
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown).toMatchObject({ sentTo: 'n•••@alder.example', resendAfterSeconds: known.resendAfterSeconds });
    expect(
      (await enter({ email: 'nobody@alder.example', otp: '000000', challengeId: unknown.challengeId })).status,
    ).toBe(400);
    // The limits do not tell them apart either.
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
    const asked = await post('/v1/app/user/auth/email', { email: 'sam@alder.example', register: true });
    const { challengeId } = (await asked.json()) as { challengeId: string };
    const shopperCode = codeOf();
    expect((await enter({ email: 'sam@alder.example', otp: shopperCode, challengeId })).status).toBe(400);
    expect((await post('/v1/app/user/auth/email/login', sam)).status).toBe(400);
    const hashes = [
      ...(await api.context.database.select({ hash: staffCodes.codeHash }).from(staffCodes)),
      ...(await api.context.database.select({ hash: loginCodes.codeHash }).from(loginCodes)),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(hashes.length);
    later(10 * 60_000);
    expect((await enter(sam)).status).toBe(400);
  });

  test('D-21 strangers who use up the codes of an address do not keep out a browser that signed in before', async () => {
    const email = 'sam@alder.example';
    await invite(email);
    const askFrom = (remoteAddress: string, deviceToken?: string) =>
      api.app.request(
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
        for (let at = 1; at <= 3; at += 1) await askFrom(`198.51.100.${at}`);
        vi.setSystemTime(Date.now() + 31_000);
      }
      expect((await askFrom('203.0.113.1')).status).toBe(429);
      expect((await askFrom('203.0.113.1', deviceToken)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a message that cannot be sent changes nothing about the answer', async () => {
    await invite('sam@alder.example');
    const { createApp } = await import('../app');
    const broken = createApp({ ...api.context, sendMail: () => Promise.reject(new Error('no mail server')) });
    expect((await ask('sam@alder.example', broken)).status).toBe(200);
  });

  test('the response waits for no mail server, so that its timing does not reveal who works here', async () => {
    await invite('sam@alder.example');
    const { createApp } = await import('../app');
    let release = () => {};
    const sendMail = vi.fn(() => new Promise<void>((done) => (release = done)));
    const hanging = createApp({ ...api.context, sendMail });
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
    expect(await api.context.database.select().from(staffSessions)).toEqual([]);
  });

  test('ends by signing out, the others stay', async () => {
    const sam = await invite('sam@alder.example');
    const other = await sam.start();
    expect((await sam.send('DELETE', '/v1/staff/session')).status).toBe(204);
    expect((await me(sam.token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
  });
});

describe('who has access', () => {
  const newcomer = { email: 'New@Alder.example', name: 'Noa', role: 'staff', providerId: 'alder' };

  test('operators invite and remove staff; removal ends every session at once', async () => {
    const operator = await invite('ops@shop.example', null);
    const invited = await operator.call('POST', '/v1/staff/members', newcomer);
    expect(invited).toMatchObject({ status: 201, body: { email: 'new@alder.example', role: 'staff' } });
    expect((await operator.call('POST', '/v1/staff/members', newcomer)).status).toBe(409);
    const entered = await askFor('new@alder.example');
    const { staffToken } = (await (await enter(entered)).json()) as { staffToken: string };
    const open = await readStaffSession(api.context, staffToken, 'test');
    expect((await operator.call('DELETE', `/v1/staff/members/${String(invited.body.id)}`)).status).toBe(204);
    expect((await me(staffToken)).status).toBe(401);
    // A request that was let in before the removal can no longer write.
    await expect(staffTransaction(api.context, open, () => Promise.resolve('written'))).rejects.toMatchObject({
      status: 401,
    });
    const before = mails();
    later(hour);
    await ask('new@alder.example');
    expect(mails()).toBe(before);
    expect((await operator.call('DELETE', `/v1/staff/members/${String(invited.body.id)}`)).status).toBe(404);
    expect((await operator.call('POST', '/v1/staff/members', { ...newcomer, name: 'Back' })).body).toMatchObject({
      id: invited.body.id,
      name: 'Back',
    });
    const log = await operator.call<{ entries: { action: string; subject: string }[] }>('GET', '/v1/staff/audit');
    expect(log.body.entries.map(({ action }) => action).toSorted()).toEqual(
      ['staff.invite', 'staff.invite', 'staff.remove', 'staff.signIn'].toSorted(),
    );
    await expect(api.context.database.execute(sql`DELETE FROM audit_entries`)).rejects.toThrow();
  });

  test('an invited person gets one email, with the address where to sign in', async () => {
    const operator = await invite('ops@shop.example', null);
    await operator.call('POST', '/v1/staff/members', newcomer);
    await operator.call('POST', '/v1/staff/members', newcomer);
    const queued = await api.context.database.select().from(notices);
    expect(queued).toEqual([
      expect.objectContaining({
        channel: 'email',
        recipient: newcomer.email.toLowerCase(),
        subject: expect.stringMatching(/^You can now use the .+ console of /) as string,
        text: expect.stringContaining(`${api.context.settings.siteUrl}/us/en/dispensary`) as string,
      }),
    ]);
  });

  test('the last operator stays, also when two remove each other at once', async () => {
    const one = await invite('one@shop.example', null);
    expect((await one.call('DELETE', `/v1/staff/members/${one.member.id}`)).body).toMatchObject({
      code: 'last_operator',
    });
    const two = await invite('two@shop.example', null);
    const answers = await Promise.all([
      one.call('DELETE', `/v1/staff/members/${two.member.id}`),
      two.call('DELETE', `/v1/staff/members/${one.member.id}`),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await api.context.database.select().from(staff)).filter(({ removedAt }) => !removedAt)).toHaveLength(1);
  });

  test('staff neither see nor change who has access, and see only their dispensary’s log', async () => {
    const operator = await invite('ops@shop.example', null);
    const sam = await invite('sam@alder.example');
    await operator.call('POST', '/v1/staff/members', { ...newcomer, providerId: 'birch' });
    await operator.call('POST', '/v1/staff/members', { ...newcomer, email: 'other@alder.example' });
    for (const [method, path, body] of [
      ['GET', '/v1/staff/members', undefined],
      ['POST', '/v1/staff/members', newcomer],
      ['DELETE', `/v1/staff/members/${operator.member.id}`, undefined],
    ] as const)
      expect((await sam.call(method, path, body)).body).toMatchObject({ status: 403, code: 'operator_required' });
    const log = await sam.call<{ entries: { subject: string }[] }>('GET', '/v1/staff/audit');
    expect(log.body.entries.map(({ subject }) => subject)).toEqual(['other@alder.example']);
    expect((await sam.call('GET', '/v1/staff/audit?providerId=birch')).status).toBe(404);
  });

  test('the log is read in pages without gaps or repeats', async () => {
    const operator = await invite('ops@shop.example', null);
    for (let each = 0; each < 5; each += 1)
      await operator.call('POST', '/v1/staff/members', { ...newcomer, email: `n${each}@alder.example` });
    interface Page {
      entries: { subject: string }[];
      next: string | null;
    }
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { body: Page } = await operator.call<Page>(
        'GET',
        `/v1/staff/audit?size=2${next && `&before=${next}`}&action=staff.invite`,
      );
      seen.push(...page.body.entries.map(({ subject }) => subject));
      next = page.body.next;
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4].map((each) => `n${each}@alder.example`));
    expect((await operator.call('GET', '/v1/staff/audit?before=1_1')).status).toBe(422);
  });

  test('OPERATOR_EMAIL makes the first operator, and nobody once there is one', async () => {
    const { database } = api.context;
    const clock = () => now;
    const settings = testSettings({ OPERATOR_EMAIL: 'Owner@Shop.example' });
    await Promise.all([1, 2, 3].map(() => ensureOperator({ database, clock, settings })));
    await ensureOperator({ database, clock, settings: testSettings({ OPERATOR_EMAIL: 'another@shop.example' }) });
    const rows = await database.select().from(staff);
    expect(rows.map(({ email, role }) => [email, role])).toEqual([['owner@shop.example', 'operator']]);
  });
});
