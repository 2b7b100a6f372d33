import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notices } from '../../../database/workTables';
import { oneTimeCodes, sessions, users } from '../../../database/accountTables';
import {
  runConcurrently,
  attackedApi,
  countMatching,
  now,
  unlimited,
} from '../../../../tests/fixtures/servers/attackedApi';
import { createApp } from '../../../routes/app';
import { hashCode } from '../../people/codeHash';
import { startSession } from '../../people/tokens';

const email = 'mara@shop.example';
const shop = attackedApi();
const { attack, lastCode, changeRow, sessionCount } = shop;

describe('concurrent changes', () => {
  const fresh = 'mara.lind@shop.example';

  async function openSessions(count: number) {
    const { userId } = await shop.api().signedIn({ email, emailVerified: true });
    await shop.context().database.delete(sessions);
    const headers = await runConcurrently(count, async () => ({
      authorization: `Bearer ${await startSession(shop.context().database, { userId, now })}`,
    }));
    return { userId, headers };
  }

  test('D-22 when ten sessions confirm one change, one succeeds, the others end, and the old address gets one notice', async () => {
    const call = attack({ limits: unlimited });
    const { headers } = await openSessions(10);
    await call({ path: 'task-to-change-email', body: { email: fresh }, headers: headers[0] });
    const body = { otp: lastCode() };
    const statuses = await runConcurrently(10, (at) =>
      call({ path: 'execute-change-email', body, headers: headers[at] }),
    );
    expect(countMatching(statuses, 200)).toBe(1);
    expect(statuses.filter((status) => ![200, 400, 401].includes(status))).toEqual([]);
    expect(await sessionCount()).toBe(1);
    const winner = headers[statuses.indexOf(200)]!;
    const me = await createApp(shop.context()).request('/v1/app/user/me', { headers: winner });
    expect(await me.json()).toMatchObject({ email: fresh });
    expect(shop.sent().filter(({ to }) => to === email)).toHaveLength(1);
    expect(await shop.context().database.select().from(notices)).toHaveLength(1);
  });

  test('negative control: a server that reads, compares and then changes fails this test', async () => {
    const { userId } = await openSessions(2);
    const { headers } = await shop.api().signedIn();
    await attack({ limits: unlimited })({ path: 'task-to-change-email', body: { email: fresh }, headers });
    const otp = lastCode();
    const changes = await runConcurrently(10, async () => {
      const row = await changeRow();
      const isRight = row?.codeHash === hashCode(shop.context().settings, { channel: 'email', value: fresh }, otp);
      if (!isRight) return false;
      await shop.context().database.update(users).set({ email: fresh }).where(eq(users.id, userId));
      await shop.context().database.delete(oneTimeCodes).where(eq(oneTimeCodes.id, row.id));
      return true;
    });
    expect(changes.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('S5-06 when two accounts change to one address, one gets it and the other gets a 409', async () => {
    const call = attack({ limits: unlimited });
    const accounts = await runConcurrently(2, (at) => shop.api().signedIn({ email: `m${at}@shop.example` }));
    const codes: string[] = [];
    for (const { headers } of accounts) {
      await call({ path: 'task-to-change-email', body: { email: fresh }, headers });
      codes.push(lastCode());
    }
    const statuses = await runConcurrently(2, (at) =>
      call({ path: 'execute-change-email', body: { otp: codes[at] }, headers: accounts[at]!.headers }),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const emails = (await shop.context().database.select().from(users)).map((user) => user.email);
    expect(emails.filter((each) => each === fresh)).toHaveLength(1);
  });

  test('D-22 when two sessions change the email and the phone, the later one is signed out', async () => {
    const call = attack({ limits: unlimited });
    const { headers } = await openSessions(2);
    await call({ path: 'task-to-change-email', body: { email: fresh }, headers: headers[0] });
    const emailCode = lastCode();
    await call({ path: 'task-to-change-phone', body: { phoneNumber: '6045550123' }, headers: headers[1] });
    const phoneCode = lastCode();
    const statuses = await Promise.all([
      call({ path: 'execute-change-email', body: { otp: emailCode }, headers: headers[0] }),
      call({ path: 'execute-change-phone', body: { otp: phoneCode }, headers: headers[1] }),
    ]);
    expect(statuses.toSorted()).toEqual([200, 401]);
    expect(await sessionCount()).toBe(1);
  });
});
