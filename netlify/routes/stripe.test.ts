import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startFakeStripe,
  stripeEvent,
  stripeInvoice,
  stripeSignature,
  stripeSubscription,
  type FakeStripe,
} from '../../tests/fixtures/fakeStripe';
import { buildOrderRow } from '../../tests/fixtures/builders/orderRows';
import { buildProvider } from '../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../tests/fixtures/testApp';
import { times } from '../../tests/fixtures/times';
import type { Invoice, Membership } from '../../src/domain/account/membershipSchema';
import { invoices, memberships, orders, providers, removals, stripeEvents } from '../database/schema';
import { mirrorSubscription } from '../services/membership/mirrorSubscription';
import { renewMemberships } from '../services/membership/renewMemberships';
import { runUpkeep } from '../services/upkeep/runUpkeep';

const [start, trialEnd, nextEnd] = ['2026-01-01', '2026-01-31', '2026-02-28'].map(
  (day) => new Date(`${day}T08:00:00Z`),
) as [Date, Date, Date];
const subscriptionId = 'sub_1MowQVLkdIwHu7ixeRlqHVzs';

let stripe: FakeStripe;
let api: TestApp;
let now = start;
let shopper: { userId: string; headers: Record<string, string> };
beforeAll(async () => {
  stripe = await startFakeStripe();
  api = await openTestApp({ settings: testSettings(stripe.settings), clock: () => now });
});
afterAll(async () => {
  await api.close();
  await stripe.stop();
});
beforeEach(async () => {
  await api.reset();
  stripe.reset();
  now = start;
  shopper = await api.signedIn({ email: 'mara@shop.example' });
});

const post = (path: string, body: unknown = {}) =>
  api.app.request(`/v1/app/membership${path}`, {
    method: 'POST',
    headers: { ...shopper.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const get = async (path = '') =>
  (await api.app.request(`/v1/app/membership${path}`, { headers: shopper.headers })).json() as Promise<unknown>;
const read = () => get() as Promise<Membership>;
const history = () => get('/invoices') as Promise<Invoice[]>;
const send = (body: string, signature: string | null = stripeSignature(body, now)) =>
  api.app.request('/v1/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
    body,
  });
const problem = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as { code: string }).code];
};

type Facts = Partial<Parameters<typeof stripeSubscription>[0]>;
const trialing = (facts: Facts = {}) =>
  stripeSubscription({ userId: shopper.userId, status: 'trialing', start, end: trialEnd, trialEnd, ...facts });
const active = (facts: Facts = {}) => trialing({ status: 'active', start: trialEnd, end: nextEnd, ...facts });
/** Changes an object at Stripe and sends the event about it. */
const happens = async (type: string, object: ReturnType<typeof trialing>) => {
  stripe.put(object);
  return send(stripeEvent(type, object));
};

test('D-26 Stripe’s settings are required together', () => {
  expect(() => testSettings({ STRIPE_SECRET_KEY: stripe.settings.STRIPE_SECRET_KEY })).toThrow(
    /STRIPE_WEBHOOK_SECRET: required because STRIPE_SECRET_KEY is set\n {2}STRIPE_PRICE_ID: required/,
  );
});

describe('joining through Checkout', () => {
  test('D-26 the trial starts with Stripe’s event and has Stripe’s dates', async () => {
    const answer = await post('/trial', { returnTo: '/ca/fr/user/account' });
    expect(await answer.json()).toMatchObject({
      url: 'https://checkout.stripe.com/c/pay/cs_test_1',
      membership: { status: 'none', isTrialAvailable: true },
    });
    const { form } = stripe.calls.find(({ line }) => line === 'POST /v1/checkout/sessions')!;
    expect(form).toMatchObject({
      mode: 'subscription',
      client_reference_id: shopper.userId,
      customer_email: 'mara@shop.example',
      'line_items[0][price]': 'price_1MoBy5LkdIwHu7ixZhnattbh',
      'line_items[0][quantity]': '1',
      'subscription_data[metadata][userId]': shopper.userId,
      'subscription_data[trial_period_days]': '30',
      success_url: 'http://localhost:8888/ca/fr/user/account',
      cancel_url: 'http://localhost:8888/ca/fr/user/account',
    });
    const lasts = Number(form.expires_at) - start.getTime() / 1000;
    // Stripe accepts 30 minutes to 24 hours.
    expect(lasts).toBeGreaterThan(1800);
    expect(lasts).toBeLessThan(86_400);

    expect((await happens('customer.subscription.created', trialing())).status).toBe(200);
    expect(await read()).toMatchObject({
      status: 'trialing',
      trialEndsAt: trialEnd.toISOString(),
      periodEnd: trialEnd.toISOString(),
      cancelAtPeriodEnd: false,
      isTrialAvailable: false,
    });
    expect(await problem(post('/trial'))).toEqual([409, 'membership_exists']);
  });

  test('D-26 a completed session gives its subscription', async () => {
    stripe.put(trialing());
    const session = { id: 'cs_test_1', object: 'checkout.session', mode: 'subscription', subscription: subscriptionId };
    expect((await send(stripeEvent('checkout.session.completed', session))).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'trialing' });
  });

  test('D-26 concurrent starts create one session and one subscription', async () => {
    const count = times(12, 50);
    const answers = await Promise.all(Array.from({ length: count }, () => post('/trial')));
    const urls = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { url: string }).url));
    expect(new Set(urls).size).toBe(1);
    expect(stripe.sessions.size).toBe(1);
    expect(stripe.lines().filter((line) => line === 'POST /v1/checkout/sessions')).toHaveLength(count);
  });

  test('D-26 a shopper who used the trial joins without one, as the same customer', async () => {
    await happens('customer.subscription.deleted', trialing({ status: 'canceled' }));
    expect(await read()).toMatchObject({ status: 'canceled', isTrialAvailable: false });
    expect(await problem(post('/trial'))).toEqual([409, 'trial_used']);
    expect((await post('/join')).status).toBe(200);
    const { form } = stripe.calls.at(-1)!;
    expect(form.customer).toBe('cus_Na6dX7aXxi11N4');
    expect(Object.keys(form).filter((name) => /trial|email/.test(name))).toEqual([]);
    await happens('customer.subscription.created', active({ id: 'sub_second' }));
    expect(await read()).toMatchObject({ status: 'active', periodEnd: nextEnd.toISOString() });
  });

  test('D-26 a price that differs from the plan’s is refused', async () => {
    stripe.state.price.unit_amount = 4990;
    expect(await problem(post('/join'))).toEqual([503, 'billing_unavailable']);
    expect(stripe.sessions.size).toBe(0);
  });

  test('too many calls to Stripe give a 429', async () => {
    for (let asked = 0; asked < 60; asked += 1)
      await api.context.limits.take({ name: 'billing', points: 60, seconds: 3600 }, shopper.userId);
    expect(await problem(post('/trial'))).toEqual([429, 'too_many_requests']);
    expect(stripe.calls).toEqual([]);
  });
});

describe('Stripe events', () => {
  test('D-26 a membership goes from trial to active, past due, paid and ended', async () => {
    await happens('customer.subscription.created', trialing());
    await happens('customer.subscription.updated', active());
    await happens('invoice.paid', stripeInvoice({ status: 'paid', start: trialEnd, end: nextEnd }));
    expect(await read()).toMatchObject({ status: 'active', periodEnd: nextEnd.toISOString() });
    expect(await history()).toEqual([
      {
        number: '9E2F1C04-zPMv',
        amount: { amount: 4.99, currencyCode: 'USD' },
        status: 'paid',
        isTest: false,
        periodStart: trialEnd.toISOString(),
        periodEnd: nextEnd.toISOString(),
        issuedAt: trialEnd.toISOString(),
        url: 'https://invoice.stripe.com/i/acct_1/test_in_1MtHbELkdIwHu7ixl4OzzPMv',
      },
    ]);
    const march = new Date('2026-03-31T08:00:00Z');
    stripe.put(active({ status: 'past_due', start: nextEnd, end: march }));
    const second = { id: 'in_second', start: nextEnd, end: march };
    await happens('invoice.payment_failed', stripeInvoice({ ...second, status: 'open' }));
    expect(await read()).toMatchObject({ status: 'past_due' });
    expect((await history()).map(({ status }) => status)).toEqual(['open', 'paid']);
    stripe.put(active({ start: nextEnd, end: march }));
    await happens('invoice.paid', stripeInvoice({ ...second, status: 'paid' }));
    expect(await read()).toMatchObject({ status: 'active' });
    expect((await history()).map(({ status }) => status)).toEqual(['paid', 'paid']);
    await happens('customer.subscription.deleted', active({ status: 'canceled', start: nextEnd, end: march }));
    expect(await read()).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false });
  });

  test.each([
    ['trialing', 'trialing'],
    ['active', 'active'],
    ['past_due', 'past_due'],
    ['unpaid', 'past_due'],
    ['paused', 'past_due'],
    ['canceled', 'canceled'],
    ['incomplete_expired', 'canceled'],
  ] as const)('D-26 S2-76 a subscription that is %s there is %s here', async (said, status) => {
    await happens('customer.subscription.created', active({ status: said }));
    expect(await read()).toMatchObject({ status, periodEnd: nextEnd.toISOString(), isTrialAvailable: false });
  });

  test('D-26 a membership with a pending first payment starts when it is paid', async () => {
    await happens('customer.subscription.created', active({ status: 'incomplete' }));
    expect(await read()).toMatchObject({ status: 'none', isTrialAvailable: true });
    await happens('customer.subscription.updated', active());
    expect(await read()).toMatchObject({ status: 'active' });
  });

  test.each([
    ['open', 'open'],
    ['uncollectible', 'open'],
    ['paid', 'paid'],
    ['void', 'void'],
  ] as const)('S2-76 an invoice that is %s there is %s in the billing history', async (said, status) => {
    await happens('customer.subscription.created', active());
    await happens('invoice.updated', stripeInvoice({ status: said, start: trialEnd, end: nextEnd }));
    expect((await history()).map((invoice) => invoice.status)).toEqual([status]);
  });

  test('D-26 expanded, missing and unknown fields are handled', async () => {
    const customer = { id: 'cus_Na6dX7aXxi11N4', object: 'customer' };
    await happens('customer.subscription.created', {
      ...active(),
      customer,
      discounts: [],
      added_later: { by: 'them' },
    });
    const said = stripeInvoice({ status: 'paid', start: trialEnd, end: nextEnd });
    const parent = { type: 'subscription_details', subscription_details: { subscription: { id: subscriptionId } } };
    const credit = { total: -499, number: null, hosted_invoice_url: null, currency: 'usd' };
    expect((await happens('invoice.paid', { ...said, ...credit, parent })).status).toBe(200);
    expect(await history()).toEqual([
      expect.objectContaining({ number: said.id, amount: { amount: 0, currencyCode: 'USD' }, url: null }),
    ]);
    await post('/portal');
    expect(stripe.calls.at(-1)!.form).toMatchObject({ customer: 'cus_Na6dX7aXxi11N4' });
  });

  const permutations = <Value>(values: Value[]): Value[][] =>
    values.length < 2
      ? [values]
      : values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]));

  test('D-26 the result is the same for any order and repetition of events', async () => {
    const said = [
      ['customer.subscription.created', trialing()],
      ['customer.subscription.updated', active()],
      ['invoice.paid', stripeInvoice({ status: 'paid', start: trialEnd, end: nextEnd })],
      ['customer.subscription.deleted', active({ status: 'canceled' })],
    ] as const;
    const sequences = permutations([...said]);
    expect(sequences).toHaveLength(24);
    const everyNth = times(8, 1);
    for (const order of sequences.filter((_, at) => at % everyNth === 0)) {
      await api.context.database.delete(memberships);
      await api.context.database.delete(invoices);
      // Everything has already happened at Stripe before the first event arrives, so the contents of the events are outdated.
      for (const [, object] of said) stripe.put(object);
      for (const [type, object] of [...order, ...order])
        expect((await send(stripeEvent(type, object))).status).toBe(200);
      expect(await read()).toMatchObject({ status: 'canceled', isTrialAvailable: false });
      expect((await history()).map(({ status }) => status)).toEqual(['paid']);
    }
  });

  test('D-26 a read that another one overtook is repeated', async () => {
    const database = api.context.database;
    /** Reads the trial, but writes only after its end was written. */
    const overtake = async (reading: () => Promise<unknown>) => {
      await happens('customer.subscription.created', trialing());
      let release = () => {};
      stripe.state.hold = new Promise((done) => (release = done));
      const slow = reading();
      while (stripe.state.hold) await new Promise((done) => setTimeout(done, 5));
      await happens('customer.subscription.deleted', trialing({ status: 'canceled' }));
      expect(await read()).toMatchObject({ status: 'canceled' });
      release();
      await slow;
      return (await read()).status;
    };
    expect(await overtake(() => mirrorSubscription(api.context, subscriptionId))).toBe('canceled');

    // Negative control: writing what was read gives the wrong result for this sequence.
    await database.delete(memberships);
    const naive = async () => {
      const found = await api.context.billing.offered.remote!.readSubscription(subscriptionId);
      await database.update(memberships).set({ status: found!.status }).where(eq(memberships.userId, shopper.userId));
    };
    expect(await overtake(naive)).toBe('trialing');
  });

  test('D-26 a second subscription from another tab is ended, and the first stays', async () => {
    await happens('customer.subscription.created', trialing());
    await happens('customer.subscription.created', trialing({ id: 'sub_second' }));
    expect(stripe.lines()).toContain('DELETE /v1/subscriptions/sub_second');
    expect(stripe.get('sub_second')).toMatchObject({ status: 'canceled' });
    expect(stripe.get(subscriptionId)).toMatchObject({ status: 'trialing' });
    const [row] = await api.context.database.select().from(memberships);
    expect(row).toMatchObject({ stripeSubscriptionId: subscriptionId, status: 'trialing' });
  });

  test('D-26 if the first has ended without an event, the second is adopted', async () => {
    await happens('customer.subscription.created', trialing());
    stripe.put(trialing({ status: 'canceled' }));
    await happens('customer.subscription.created', active({ id: 'sub_second' }));
    expect(stripe.lines().filter((line) => line.startsWith('DELETE'))).toEqual([]);
    expect(await read()).toMatchObject({ status: 'active' });
  });

  test('D-32 events about unknown customers are accepted and ignored', async () => {
    for (const userId of [randomUUID(), 'not-an-id', ''])
      expect((await happens('customer.subscription.created', trialing({ userId }))).status).toBe(200);
    const draft = stripeInvoice({ status: 'draft', start, end: trialEnd });
    for (const [type, object] of [
      ['invoice.created', draft],
      ['customer.subscription.created', trialing({ id: 'sub_pending', status: 'incomplete' })],
      ['customer.created', { id: 'cus_1', object: 'customer' }],
    ] as const)
      expect((await happens(type, object)).status).toBe(200);
    expect((await send(stripeEvent('invoice.paid', { id: 'in_gone', object: 'invoice' }))).status).toBe(200);
    expect(await api.context.database.select().from(memberships)).toEqual([]);
    expect(await api.context.database.select().from(invoices)).toEqual([]);
    expect(stripe.lines().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  test('D-26 a membership without events is read from Stripe a day after its period ends', async () => {
    await happens('customer.subscription.created', trialing());
    stripe.put(active());
    now = new Date(trialEnd.getTime() + 23 * 3_600_000);
    expect(await renewMemberships(api.context)).toBe(0);
    now = new Date(trialEnd.getTime() + 24 * 3_600_000);
    expect(await renewMemberships(api.context)).toBe(1);
    const [row] = await api.context.database.select().from(memberships);
    expect(row).toMatchObject({ status: 'active', periodEnd: nextEnd });
    expect(await renewMemberships(api.context)).toBe(0);
  });
});

describe('signatures', () => {
  test('D-26 D-32 forged, changed, old and unsigned events are refused without reading or storing anything', async () => {
    stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    const signed = stripeSignature(body, now);
    const old = stripeSignature(body, new Date(now.getTime() - 301_000));
    for (const [message, signature] of [
      [body, stripeSignature(body, now, 'whsec_another')],
      [body.replace('trialing', 'active'), signed],
      [body, signed.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`)],
      [body, old],
      [body, signed.replace('v1=', 'v2=')],
      [body, 't=,v1='],
      [body, ''],
      [body, null],
      ['', stripeSignature('', now)],
      ['no json', stripeSignature('no json', now)],
    ] as const)
      expect(await problem(send(message, signature)), String(signature)).toEqual([401, 'signature_invalid']);
    expect(stripe.calls).toEqual([]);
    expect(await api.context.database.select().from(stripeEvents)).toEqual([]);
    expect((await send(body, stripeSignature(body, new Date(now.getTime() - 299_000)))).status).toBe(200);
  });

  test('D-26 while the endpoint’s secret is rotated, one valid signature of several is enough', async () => {
    stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    const [, other] = /(v1=\w+)/.exec(stripeSignature(body, now, 'whsec_another'))!;
    const [time, own] = stripeSignature(body, now).split(',');
    expect(await problem(send(body, `${time},${other},${other}`))).toEqual([401, 'signature_invalid']);
    expect((await send(body, `${time},${other},${own}`)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'trialing' });
  });

  test('D-30 an event whose id is not a string is refused as documented', async () => {
    const body = JSON.stringify({ id: 'a\u0000b', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    expect(await problem(send(body))).toEqual([422, 'not_valid']);
    const document = (await (await api.app.request('/v1/openapi.json')).json()) as {
      paths: Record<string, { post?: { responses: object } }>;
    };
    expect(Object.keys(document.paths['/v1/webhooks/stripe']!.post!.responses)).toContain('422');
  });

  test('D-26 a repeated event gives `duplicate` and is not processed again', async () => {
    stripe.put(trialing());
    const body = stripeEvent('customer.subscription.created', trialing());
    expect(await (await send(body)).json()).toEqual({ duplicate: false });
    stripe.calls.length = 0;
    expect(await (await send(body)).json()).toEqual({ duplicate: true });
    expect(stripe.calls).toEqual([]);
  });
});

describe('member actions', () => {
  test('D-26 S2-76 canceling and resuming are done at Stripe, by date or by period', async () => {
    await happens('customer.subscription.created', trialing());
    expect(await (await post('/cancel')).json()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    expect(stripe.calls.at(-1)!.form).toEqual({ cancel_at_period_end: 'true' });
    expect(await (await post('/resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(stripe.calls.at(-1)!.form).toEqual({ cancel_at_period_end: 'false' });
    // The customer portal sets a cancel date for some subscriptions.
    await happens('customer.subscription.updated', trialing({ cancelAt: trialEnd }));
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await (await post('/resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(stripe.calls.at(-1)!.form).toEqual({ cancel_at: '' });
  });

  test('S2-76 payment is managed in the customer portal, which links back', async () => {
    await happens('customer.subscription.created', trialing());
    expect(await (await post('/portal')).json()).toEqual({ url: 'https://billing.stripe.com/p/cus_Na6dX7aXxi11N4' });
    expect(stripe.calls.at(-1)!.form).toEqual({
      customer: 'cus_Na6dX7aXxi11N4',
      return_url: 'http://localhost:8888/us/en/user/account',
    });
  });

  const removeAccount = () =>
    api.app.request('/v1/app/user', {
      method: 'DELETE',
      headers: { ...shopper.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: 'mara@shop.example' }),
    });

  test('D-26 deleting an account ends its subscription', async () => {
    await happens('customer.subscription.created', trialing());
    expect((await removeAccount()).status).toBe(204);
    expect(stripe.get(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await api.context.database.select().from(removals)).toEqual([]);
  });

  test('D-26 when Stripe is down, an account is still deleted, and upkeep ends its subscription later', async () => {
    await happens('customer.subscription.created', trialing());
    stripe.state.isDown = true;
    expect((await removeAccount()).status).toBe(204);
    expect(await api.context.database.select().from(removals)).toMatchObject([
      { kind: 'subscription', target: subscriptionId, attempts: 1 },
    ]);
    stripe.state.isDown = false;
    await runUpkeep(api.context);
    expect(stripe.get(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await api.context.database.select().from(removals)).toEqual([]);
  });

  test('D-26 a refused deletion does not change the subscription', async () => {
    await happens('customer.subscription.created', trialing());
    await api.context.database.insert(providers).values(buildProvider());
    await api.context.database.insert(orders).values(buildOrderRow({ userId: shopper.userId, status: 'PLACED' }));
    const before = stripe.calls.length;
    expect((await removeAccount()).status).toBe(409);
    expect(stripe.get(subscriptionId)).toMatchObject({ status: 'trialing' });
    expect(stripe.calls.length).toBe(before);
  });

  test('D-30 when Stripe is down, calls give a 503 and change nothing, and events are retried', async () => {
    await happens('customer.subscription.created', trialing());
    stripe.state.isDown = true;
    for (const path of ['/cancel', '/portal']) {
      const answer = await post(path);
      const text = await answer.text();
      expect([answer.status, (JSON.parse(text) as { code: string }).code]).toEqual([503, 'billing_unavailable']);
      expect(text).not.toMatch(/sk_|stripe/i);
    }
    expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
    const body = stripeEvent('customer.subscription.updated', active());
    expect(await problem(send(body))).toEqual([503, 'billing_unavailable']);
    stripe.state.isDown = false;
    stripe.put(active());
    expect(await (await send(body)).json()).toEqual({ duplicate: false });
    expect(await read()).toMatchObject({ status: 'active' });
  });
});
