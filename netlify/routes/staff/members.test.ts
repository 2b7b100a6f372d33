import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testSettings } from '../../../tests/fixtures/testApp';
import { notices } from '../../database/workTables';
import { staff } from '../../database/staffTables';
import { ensureOperator } from '../../services/staff/members/ensureOperator';
import { staffTransaction } from '../../services/staff/members/staffTransaction';
import { readStaffSession } from '../../services/staff/members/staffSession';
import { staffSignInCalls } from '../../../tests/fixtures/calls/staffSignInCalls';

const hour = 3_600_000;
const calls = staffSignInCalls();
const { later, ask, enter, mails, me, askFor, invite } = calls;

describe('who has access', () => {
  const newcomer = { email: 'New@Alder.example', name: 'Noa', role: 'staff', providerId: 'alder' };

  test('operators invite and remove staff; removal ends every session at once', async () => {
    const operator = await invite('ops@shop.example', null);
    const invited = await operator.call('POST', '/v1/staff/members', newcomer);
    expect(invited).toMatchObject({ status: 201, body: { email: 'new@alder.example', role: 'staff' } });
    expect((await operator.call('POST', '/v1/staff/members', newcomer)).status).toBe(409);
    const entered = await askFor('new@alder.example');
    const { staffToken } = (await (await enter(entered)).json()) as { staffToken: string };
    const open = await readStaffSession(calls.api().context, staffToken, 'test');
    expect((await operator.call('DELETE', `/v1/staff/members/${String(invited.body.id)}`)).status).toBe(204);
    expect((await me(staffToken)).status).toBe(401);
    // A request that was authenticated before the removal can no longer write.
    await expect(staffTransaction(calls.api().context, open, () => Promise.resolve('written'))).rejects.toMatchObject({
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
    await expect(calls.api().context.database.execute(sql`DELETE FROM audit_entries`)).rejects.toThrow();
  });

  test('an invited person gets one email, with the address where to sign in', async () => {
    const operator = await invite('ops@shop.example', null);
    await operator.call('POST', '/v1/staff/members', newcomer);
    await operator.call('POST', '/v1/staff/members', newcomer);
    const queued = await calls.api().context.database.select().from(notices);
    expect(queued).toEqual([
      expect.objectContaining({
        channel: 'email',
        recipient: newcomer.email.toLowerCase(),
        subject: expect.stringMatching(/^You can now use the .+ console of /) as string,
        text: expect.stringContaining(`${calls.api().context.settings.siteUrl}/us/en/dispensary`) as string,
      }),
    ]);
  });

  test('the last operator stays, also when two remove each other at once', async () => {
    const one = await invite('one@shop.example', null);
    expect((await one.call('DELETE', `/v1/staff/members/${one.member.id}`)).body).toMatchObject({
      code: 'last_operator',
    });
    const two = await invite('two@shop.example', null);
    const responses = await Promise.all([
      one.call('DELETE', `/v1/staff/members/${two.member.id}`),
      two.call('DELETE', `/v1/staff/members/${one.member.id}`),
    ]);
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(
      (await calls.api().context.database.select().from(staff)).filter(({ removedAt }) => !removedAt),
    ).toHaveLength(1);
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

  test('the log is filtered by what an entry is about, or who did it', async () => {
    const operator = await invite('ops@shop.example', null);
    await operator.call('POST', '/v1/staff/members', newcomer);
    await operator.call('POST', '/v1/staff/members', { ...newcomer, email: 'other@alder.example' });
    const about = async (subject: string) =>
      (
        await operator.call<{ entries: { subject: string }[] }>('GET', `/v1/staff/audit?subject=${subject}`)
      ).body.entries.map((entry) => entry.subject);
    expect(await about('Other@Alder.example')).toEqual(['other@alder.example']);
    expect(await about('ops@shop.example')).toHaveLength(2);
    expect(await about('other')).toEqual([]);
  });

  test('the log is read in pages without gaps or repeats', async () => {
    const operator = await invite('ops@shop.example', null);
    for (let each = 0; each < 5; each += 1)
      await operator.call('POST', '/v1/staff/members', { ...newcomer, email: `n${each}@alder.example` });
    interface Page {
      entries: { subject: string }[];
      next: string | null;
    }
    const subjects: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: { body: Page } = await operator.call<Page>(
        'GET',
        `/v1/staff/audit?size=2${next && `&before=${next}`}&action=staff.invite`,
      );
      subjects.push(...page.body.entries.map(({ subject }) => subject));
      next = page.body.next;
    }
    expect(subjects.toSorted()).toEqual([0, 1, 2, 3, 4].map((each) => `n${each}@alder.example`));
    expect((await operator.call('GET', '/v1/staff/audit?before=1_1')).status).toBe(422);
  });

  test('OPERATOR_EMAIL makes the first operator, and nobody once there is one', async () => {
    const { database } = calls.api().context;
    const clock = () => calls.now();
    const settings = testSettings({ OPERATOR_EMAIL: 'Owner@Shop.example' });
    await Promise.all([1, 2, 3].map(() => ensureOperator({ database, clock, settings })));
    await ensureOperator({ database, clock, settings: testSettings({ OPERATOR_EMAIL: 'another@shop.example' }) });
    const rows = await database.select().from(staff);
    expect(rows.map(({ email, role }) => [email, role])).toEqual([['owner@shop.example', 'operator']]);
  });
});
