import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { times } from '../../../tests/fixtures/times';
import { membershipStartSchema } from '../../../src/domain/account/membershipSchema';
import { invoices, memberships } from '../../database/membershipTables';
import { users } from '../../database/accountTables';
import { membershipCalls, firstTrialEnd } from '../../../tests/fixtures/calls/membershipCalls';

const calls = membershipCalls();
const { post, read, history, goTo } = calls;
const problem = async (pending: Response | Promise<Response>) => {
  const response = await pending;
  return [response.status, ((await response.json()) as { code: string }).code];
};

describe('the free trial', () => {
  test('D-26 S2-76 starts at once, lasts thirty days and is offered once', async () => {
    expect(await read()).toEqual({
      status: 'none',
      trialEndsAt: null,
      periodEnd: null,
      isEnding: false,
      cancelAtPeriodEnd: false,
      plan: { price: { amount: 4.99, currencyCode: 'USD' }, interval: 'month', trialDays: 30 },
      isTrialAvailable: true,
    });
    const response = await post('/trial');
    expect(response.status).toBe(200);
    const { membership, url } = membershipStartSchema.parse(await response.json());
    expect(url).toBeNull();
    expect(membership).toMatchObject({
      status: 'trialing',
      trialEndsAt: firstTrialEnd,
      periodEnd: firstTrialEnd,
      isTrialAvailable: false,
    });
    expect(await read()).toEqual(membership);
    expect(await history()).toEqual([]);
    expect(await problem(post('/trial'))).toEqual([409, 'membership_exists']);
    expect(await problem(post('/join'))).toEqual([409, 'membership_exists']);
  });

  test('D-26 concurrent starts create one trial', async () => {
    const count = times(12, 50);
    const responses = await Promise.all(Array.from({ length: count }, (_, at) => post(at % 2 ? '/trial' : '/join')));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(count - 1);
    expect(await calls.api().context.database.select().from(memberships)).toHaveLength(1);
    expect((await history()).length).toBeLessThanOrEqual(1);
  });

  test('D-26 canceled during the trial, it lasts until the trial ends, costs nothing, and is not free again', async () => {
    await post('/trial');
    expect(await (await post('/cancel')).json()).toMatchObject({
      status: 'trialing',
      isEnding: true,
      cancelAtPeriodEnd: true,
    });
    expect((await post('/cancel')).status).toBe(200);
    await goTo('2026-01-31T07:59:59.999Z');
    expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true, periodEnd: firstTrialEnd });
    await goTo(firstTrialEnd);
    expect(await read()).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false, periodEnd: firstTrialEnd });
    expect(await history()).toEqual([]);
    expect(await problem(post('/trial'))).toEqual([409, 'trial_used']);
    expect(await problem(post('/resume'))).toEqual([409, 'membership_none']);
    expect(await problem(post('/cancel'))).toEqual([409, 'membership_none']);

    expect((await post('/join')).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'active', periodEnd: '2026-02-28T08:00:00.000Z' });
    expect(await history()).toHaveLength(1);
    await goTo('2026-03-01T08:00:00Z');
    expect(await read()).toMatchObject({ periodEnd: '2026-03-31T08:00:00.000Z' });
  });

  test('D-26 a cancellation can be taken back while the period lasts', async () => {
    await post('/trial');
    await post('/cancel');
    expect(await (await post('/resume')).json()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
    expect((await post('/resume')).status).toBe(200);
    await goTo(firstTrialEnd);
    expect(await read()).toMatchObject({ status: 'active' });
  });
});

describe('access', () => {
  test('D-32 another shopper sees nothing of it', async () => {
    await post('/join');
    const other = (await calls.api().signedIn()).headers;
    expect(await read(other)).toMatchObject({ status: 'none', isTrialAvailable: true });
    expect(await history(other)).toEqual([]);
    expect(await problem(post('/cancel', other))).toEqual([409, 'membership_none']);
    expect(await history()).toHaveLength(1);
  });

  test('S2-76 payment is managed on the site’s own page, and URLs of other sites are refused', async () => {
    expect(await problem(post('/portal'))).toEqual([409, 'membership_none']);
    await post('/trial');
    expect(await (await post('/portal')).json()).toEqual({ url: 'http://localhost:8888/us/en/user/account' });
    expect(await (await post('/portal', calls.shopper(), { returnTo: '/ca/fr/user/account' })).json()).toEqual({
      url: 'http://localhost:8888/ca/fr/user/account',
    });
    for (const returnTo of ['https://evil.example', '//evil.example', '/..//evil.example', '/\\evil.example', 7])
      expect(await problem(post('/portal', calls.shopper(), { returnTo })), String(returnTo)).toEqual([
        422,
        'not_valid',
      ]);
    expect(await problem(post('/trial', calls.shopper(), { hasTrial: true }))).toEqual([422, 'not_valid']);
  });

  test('D-26 invoices are deleted with the account', async () => {
    await post('/join');
    const [row] = await calls.api().context.database.select().from(memberships);
    await calls.api().context.database.delete(users).where(eq(users.id, row!.userId));
    expect(await calls.api().context.database.select().from(invoices)).toEqual([]);
  });

  test('without a payment service’s settings, its webhook gives a 404', async () => {
    expect(await problem(calls.api().app.request('/v1/webhooks/stripe', { method: 'POST', body: '{}' }))).toEqual([
      404,
      'not_found',
    ]);
  });
});
