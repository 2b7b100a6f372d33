import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBarrier } from '../../../tests/fixtures/barrier';
import { stripeSettings } from '../../../tests/fixtures/fakeStripe';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import { times } from '../../../tests/fixtures/times';
import {
  invoiceSchema,
  membershipSchema,
  membershipStartSchema,
  type Invoice,
  type Membership,
} from '../../../src/domain/account/membershipSchema';
import { invoices, memberships } from '../../database/membershipTables';
import { sessions, users } from '../../database/accountTables';
import { createBilling } from '../../platform/billing/createBilling';
import { hashToken } from '../../services/auth/tokens';
import { readMembership } from '../../services/membership/renewMembership';
import { renewMemberships } from '../../services/membership/renewMemberships';

const start = new Date('2026-01-01T08:00:00.000Z');
const trialEnd = '2026-01-31T08:00:00.000Z';
const day = 86_400_000;

let api: TestApp;
let now = start;
let shopper: Record<string, string>;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  now = start;
  shopper = (await api.signedIn({ email: 'mara@shop.example' })).headers;
});

// Creates a session that is valid for the rest of the test, whatever the clock says.
const laterShopper = async (userId: string) => {
  const token = randomUUID();
  await api.context.database
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  return { authorization: `Bearer ${token}` };
};

const post = (path: string, headers = shopper, body?: unknown) =>
  api.app.request(`/v1/app/membership${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const read = async (headers = shopper): Promise<Membership> =>
  membershipSchema.parse(await (await api.app.request('/v1/app/membership', { headers })).json());
const history = async (headers = shopper): Promise<Invoice[]> =>
  invoiceSchema.array().parse(await (await api.app.request('/v1/app/membership/invoices', { headers })).json());
const problem = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};
const goTo = async (text: string) => {
  now = new Date(text);
  const [row] = await api.context.database.select({ userId: memberships.userId }).from(memberships);
  shopper = await laterShopper(row!.userId);
};

describe('the free trial', () => {
  test('D-26 S2-76 starts at once, lasts thirty days and is offered once', async () => {
    expect(await read()).toEqual({
      status: 'none',
      trialEndsAt: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      plan: { price: { amount: 4.99, currencyCode: 'USD' }, interval: 'month', trialDays: 30 },
      isTrialAvailable: true,
    });
    const answer = await post('/trial');
    expect(answer.status).toBe(200);
    const { membership, url } = membershipStartSchema.parse(await answer.json());
    expect(url).toBeNull();
    expect(membership).toMatchObject({
      status: 'trialing',
      trialEndsAt: trialEnd,
      periodEnd: trialEnd,
      isTrialAvailable: false,
    });
    expect(await read()).toEqual(membership);
    expect(await history()).toEqual([]);
    expect(await problem(post('/trial'))).toEqual([409, 'membership_exists']);
    expect(await problem(post('/join'))).toEqual([409, 'membership_exists']);
  });

  test('D-26 concurrent starts create one trial', async () => {
    const count = times(12, 50);
    const answers = await Promise.all(Array.from({ length: count }, (_, at) => post(at % 2 ? '/trial' : '/join')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(count - 1);
    expect(await api.context.database.select().from(memberships)).toHaveLength(1);
    expect((await history()).length).toBeLessThanOrEqual(1);
  });

  test('D-26 canceled during the trial, it lasts until the trial ends, costs nothing, and is not free again', async () => {
    await post('/trial');
    expect(await (await post('/cancel')).json()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    expect((await post('/cancel')).status).toBe(200);
    await goTo('2026-01-31T07:59:59.999Z');
    expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true, periodEnd: trialEnd });
    await goTo(trialEnd);
    expect(await read()).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false, periodEnd: trialEnd });
    expect(await history()).toEqual([]);
    expect(await problem(post('/trial'))).toEqual([409, 'trial_used']);
    expect(await problem(post('/resume'))).toEqual([409, 'membership_none']);
    expect(await problem(post('/cancel'))).toEqual([409, 'membership_none']);

    expect((await post('/join')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'active', periodEnd: '2026-02-28T08:00:00.000Z' });
    expect(await history()).toHaveLength(1);
    await goTo('2026-03-01T08:00:00Z');
    // Counted from the day of rejoining, the 31st.
    expect(await read()).toMatchObject({ periodEnd: '2026-03-31T08:00:00.000Z' });
  });

  test('D-26 a cancellation can be taken back while the period lasts', async () => {
    await post('/trial');
    await post('/cancel');
    expect(await (await post('/resume')).json()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
    expect((await post('/resume')).status).toBe(200);
    await goTo(trialEnd);
    expect(await read()).toMatchObject({ status: 'active' });
  });
});

describe('renewal', () => {
  test('D-26 S2-76 after the trial, each month is billed once, and the next billing date moves on', async () => {
    await post('/trial');
    now = new Date('2026-01-31T07:59:59.999Z');
    expect(await renewMemberships(api.context)).toBe(0);
    now = new Date(trialEnd);
    expect(await renewMemberships(api.context)).toBe(1);
    expect(await renewMemberships(api.context)).toBe(0);
    await goTo(trialEnd);
    expect(await read()).toMatchObject({
      status: 'active',
      trialEndsAt: trialEnd,
      periodEnd: '2026-02-28T08:00:00.000Z',
      isTrialAvailable: false,
    });
    expect(await history()).toEqual([
      {
        number: expect.stringMatching(/^TEST-20260131-[0-9A-F]{10}$/),
        amount: { amount: 4.99, currencyCode: 'USD' },
        status: 'paid',
        isTest: true,
        periodStart: trialEnd,
        periodEnd: '2026-02-28T08:00:00.000Z',
        issuedAt: trialEnd,
        url: null,
      },
    ]);
  });

  test('D-26 missed months are billed later, each from the end of the previous one, and listed newest first', async () => {
    await post('/trial');
    now = new Date('2026-05-02T00:00:00Z');
    expect(await renewMemberships(api.context)).toBe(1);
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
    const members = await Promise.all(Array.from({ length: count }, () => api.signedIn()));
    for (const { headers } of members) expect((await post('/trial', headers)).status).toBe(200);
  };
  const mostBilled = async () => {
    const billed = new Map<string, number>();
    for (const { userId, periodStart } of await api.context.database.select().from(invoices)) {
      const period = `${userId} ${periodStart.toISOString()}`;
      billed.set(period, (billed.get(period) ?? 0) + 1);
    }
    return Math.max(...billed.values());
  };

  test('D-26 a period is billed once, however many processes renew and read concurrently', async () => {
    const [members, processes] = [times(6, 40), times(6, 20)];
    await startMany(members);
    now = new Date(start.getTime() + 95 * day);
    const renewed = await Promise.all(Array.from({ length: processes }, () => renewMemberships(api.context)));
    expect(renewed.reduce((sum, count) => sum + count)).toBe(members);
    const rows = await api.context.database.select().from(invoices);
    expect(rows).toHaveLength(members * 3);
    expect(await mostBilled()).toBe(1);

    // Negative control: reading first and writing afterwards bills a period several times.
    await api.context.database.delete(invoices);
    const meet = createBarrier(processes);
    const naive = async () => {
      const due = await api.context.database.select().from(memberships);
      await meet();
      for (const { userId, periodStart, periodEnd } of due)
        await api.context.database.insert(invoices).values({
          userId,
          periodStart,
          periodEnd,
          issuedAt: now,
          // The unique index ignores invoices that are not tests.
          isTest: false,
          number: randomUUID(),
          amountCents: 499,
          status: 'paid',
        });
    };
    await Promise.all(Array.from({ length: processes }, naive));
    expect(await mostBilled()).toBeGreaterThan(1);
  });

  test('D-26 an aborted run leaves the rest to the next', async () => {
    await startMany(2);
    now = new Date(trialEnd);
    expect(await renewMemberships(api.context, AbortSignal.abort())).toBe(0);
    expect(await renewMemberships(api.context)).toBe(2);
  });

  test('D-26 a failing renewal does not stop the others', async () => {
    await startMany(3);
    const [first] = await api.context.database.select().from(memberships);
    const run = (statement: string) => api.context.database.execute(statement);
    await run(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.user_id = '${first!.userId}' THEN RAISE 'no'; END IF; RETURN NEW; END $$`,
    );
    await run('CREATE TRIGGER refuse BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse()');
    now = new Date(trialEnd);
    expect(await renewMemberships(api.context)).toBe(2);
    await run('DROP FUNCTION refuse CASCADE');
    expect(await renewMemberships(api.context)).toBe(1);
  });

  test('D-26 once a payment service is configured, a ledger membership ends with its period', async () => {
    await post('/trial');
    const billing = createBilling(testSettings({ ...stripeSettings }));
    const context = { ...api.context, billing };
    const [row] = await api.context.database.select().from(memberships);
    const user = { id: row!.userId, email: null, phoneNumber: null };
    expect(await readMembership(context, user)).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    now = new Date(trialEnd);
    expect(await renewMemberships(context)).toBe(1);
    expect(await readMembership(context, user)).toMatchObject({ status: 'canceled' });
    expect(await api.context.database.select().from(invoices)).toEqual([]);
  });
});

describe('access', () => {
  test('D-32 without a token, nothing can be read or started', async () => {
    for (const path of ['', '/invoices']) expect((await api.app.request(`/v1/app/membership${path}`)).status).toBe(401);
    for (const path of ['/trial', '/join', '/portal', '/cancel', '/resume'])
      expect(await problem(post(path, {}))).toEqual([401, 'unauthenticated']);
    expect(await api.context.database.select().from(memberships)).toEqual([]);
  });

  test('D-32 another shopper sees nothing of it', async () => {
    await post('/join');
    const other = (await api.signedIn()).headers;
    expect(await read(other)).toMatchObject({ status: 'none', isTrialAvailable: true });
    expect(await history(other)).toEqual([]);
    expect(await problem(post('/cancel', other))).toEqual([409, 'membership_none']);
    expect(await history()).toHaveLength(1);
  });

  test('S2-76 payment is managed on the site’s own page, and URLs of other sites are refused', async () => {
    expect(await problem(post('/portal'))).toEqual([409, 'membership_none']);
    await post('/trial');
    expect(await (await post('/portal')).json()).toEqual({ url: 'http://localhost:8888/us/en/user/account' });
    expect(await (await post('/portal', shopper, { returnTo: '/ca/fr/user/account' })).json()).toEqual({
      url: 'http://localhost:8888/ca/fr/user/account',
    });
    for (const returnTo of ['https://evil.example', '//evil.example', '/..//evil.example', '/\\evil.example', 7])
      expect(await problem(post('/portal', shopper, { returnTo })), String(returnTo)).toEqual([422, 'not_valid']);
    expect(await problem(post('/trial', shopper, { hasTrial: true }))).toEqual([422, 'not_valid']);
  });

  test('D-26 invoices are deleted with the account', async () => {
    await post('/join');
    const [row] = await api.context.database.select().from(memberships);
    await api.context.database.delete(users).where(eq(users.id, row!.userId));
    expect(await api.context.database.select().from(invoices)).toEqual([]);
  });

  test('without a payment service’s settings, its webhook gives a 404', async () => {
    expect(await problem(api.app.request('/v1/webhooks/stripe', { method: 'POST', body: '{}' }))).toEqual([
      404,
      'not_found',
    ]);
  });
});
