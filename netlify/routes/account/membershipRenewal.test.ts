import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createBarrier } from '../../../tests/fixtures/barrier';
import { stripeSettings } from '../../../tests/fixtures/fakeStripe';
import { testSettings } from '../../../tests/fixtures/testApp';
import { times } from '../../../tests/fixtures/times';
import { invoices, memberships } from '../../database/membershipTables';
import { createBilling } from '../../platform/billing/createBilling';
import { readMembership } from '../../services/accounts/membership/renewMembership';
import { renewMemberships } from '../../services/accounts/membership/renewMemberships';
import { membershipCalls, membershipStart, firstTrialEnd } from '../../../tests/fixtures/calls/membershipCalls';

const calls = membershipCalls();
const { post, read, history, goTo } = calls;
const day = 86_400_000;

describe('renewal', () => {
  test('D-26 S2-76 after the trial, each month is billed once, and the next billing date moves on', async () => {
    await post('/trial');
    calls.setNow(new Date('2026-01-31T07:59:59.999Z'));
    expect(await renewMemberships(calls.api().context)).toBe(0);
    calls.setNow(new Date(firstTrialEnd));
    expect(await renewMemberships(calls.api().context)).toBe(1);
    expect(await renewMemberships(calls.api().context)).toBe(0);
    await goTo(firstTrialEnd);
    expect(await read()).toMatchObject({
      status: 'active',
      trialEndsAt: firstTrialEnd,
      periodEnd: '2026-02-28T08:00:00.000Z',
      isTrialAvailable: false,
    });
    expect(await history()).toEqual([
      {
        number: expect.stringMatching(/^TEST-20260131-[0-9A-F]{10}$/),
        amount: { amount: 4.99, currencyCode: 'USD' },
        status: 'paid',
        isTest: true,
        periodStart: firstTrialEnd,
        periodEnd: '2026-02-28T08:00:00.000Z',
        issuedAt: firstTrialEnd,
        url: null,
      },
    ]);
  });

  test('D-26 missed months are billed later, each from the end of the previous one, and listed newest first', async () => {
    await post('/trial');
    calls.setNow(new Date('2026-05-02T00:00:00Z'));
    expect(await renewMemberships(calls.api().context)).toBe(1);
    await goTo('2026-05-02T00:00:00Z');
    const periods = (await history()).map(({ periodStart, periodEnd }) => [
      periodStart.slice(0, 10),
      periodEnd.slice(0, 10),
    ]);
    expect(periods).toEqual([
      ['2026-04-30', '2026-05-31'],
      ['2026-03-31', '2026-04-30'],
      ['2026-02-28', '2026-03-31'],
      ['2026-01-31', '2026-02-28'],
    ]);
    expect(await read()).toMatchObject({ periodEnd: '2026-05-31T08:00:00.000Z' });
  });

  const startMany = async (count: number) => {
    const members = await Promise.all(Array.from({ length: count }, () => calls.api().signedIn()));
    for (const { headers } of members) expect((await post('/trial', headers)).status).toBe(200);
  };
  const billNaively = async () => {
    const billed = new Map<string, number>();
    for (const { userId, periodStart } of await calls.api().context.database.select().from(invoices)) {
      const period = `${userId} ${periodStart.toISOString()}`;
      billed.set(period, (billed.get(period) ?? 0) + 1);
    }
    return Math.max(...billed.values());
  };

  test('D-26 a period is billed once, however many processes renew and read concurrently', async () => {
    const [members, processes] = [times(6, 40), times(6, 20)];
    await startMany(members);
    calls.setNow(new Date(membershipStart.getTime() + 95 * day));
    const renewed = await Promise.all(Array.from({ length: processes }, () => renewMemberships(calls.api().context)));
    expect(renewed.reduce((sum, count) => sum + count)).toBe(members);
    const rows = await calls.api().context.database.select().from(invoices);
    expect(rows).toHaveLength(members * 3);
    expect(await billNaively()).toBe(1);

    // Negative control: reading first and writing afterwards bills a period several times.
    await calls.api().context.database.delete(invoices);
    const meet = createBarrier(processes);
    const naive = async () => {
      const due = await calls.api().context.database.select().from(memberships);
      await meet();
      for (const { userId, periodStart, periodEnd } of due)
        await calls.api().context.database.insert(invoices).values({
          userId,
          periodStart,
          periodEnd,
          issuedAt: calls.now(),
          // The unique index ignores invoices that are not tests.
          isTest: false,
          number: randomUUID(),
          amountCents: 499,
          status: 'paid',
        });
    };
    await Promise.all(Array.from({ length: processes }, naive));
    expect(await billNaively()).toBeGreaterThan(1);
  });

  test('D-26 an aborted run leaves the rest to the next', async () => {
    await startMany(2);
    calls.setNow(new Date(firstTrialEnd));
    expect(await renewMemberships(calls.api().context, AbortSignal.abort())).toBe(0);
    expect(await renewMemberships(calls.api().context)).toBe(2);
  });

  test('D-26 a failing renewal does not stop the others', async () => {
    await startMany(3);
    const [first] = await calls.api().context.database.select().from(memberships);
    const run = (statement: string) => calls.api().context.database.execute(statement);
    await run(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.user_id = '${first!.userId}' THEN RAISE 'no'; END IF; RETURN NEW; END $$`,
    );
    await run('CREATE TRIGGER refuse BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse()');
    calls.setNow(new Date(firstTrialEnd));
    const message = 'A membership could not be renewed: 1 failed';
    await expect(renewMemberships(calls.api().context)).rejects.toThrow(message);
    await run('DROP FUNCTION refuse CASCADE');
    expect(await renewMemberships(calls.api().context)).toBe(1);
  });

  test('D-26 once a payment service is configured, a ledger membership ends with its period', async () => {
    await post('/trial');
    const billing = createBilling(testSettings({ ...stripeSettings }));
    const context = { ...calls.api().context, billing };
    const [row] = await calls.api().context.database.select().from(memberships);
    const user = { id: row!.userId, email: null, phoneNumber: null };
    expect(await readMembership(context, user)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    calls.setNow(new Date(firstTrialEnd));
    expect(await renewMemberships(context)).toBe(1);
    expect(await readMembership(context, user)).toMatchObject({ status: 'canceled' });
    expect(await calls.api().context.database.select().from(invoices)).toEqual([]);
  });
});
