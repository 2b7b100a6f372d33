import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { stripeEvent, stripeInvoice } from '../../../tests/fixtures/fakeStripe';
import { periods, stripeMember, subscriptionId } from '../../../tests/fixtures/stripeMember';
import { times } from '../../../tests/fixtures/times';
import { invoices, memberships } from '../../database/membershipTables';
import { mirrorSubscription } from '../../services/accounts/membership/mirrorSubscription';
import { renewMemberships } from '../../services/accounts/membership/renewMemberships';

const member = stripeMember();
const { post, read, history, send, trialing, active, happens } = member;
const { start, trialEnd, nextEnd } = periods;

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
    member.stripe.put(active({ status: 'past_due', start: nextEnd, end: march }));
    const second = { id: 'in_second', start: nextEnd, end: march };
    await happens('invoice.payment_failed', stripeInvoice({ ...second, status: 'open' }));
    expect(await read()).toMatchObject({ status: 'past_due' });
    expect((await history()).map(({ status }) => status)).toEqual(['open', 'paid']);
    member.stripe.put(active({ start: nextEnd, end: march }));
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
  ] as const)('D-26 S2-76 a subscription that is %s there is %s here', async (events, status) => {
    await happens('customer.subscription.created', active({ status: events }));
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
  ] as const)('S2-76 an invoice that is %s there is %s in the billing history', async (events, status) => {
    await happens('customer.subscription.created', active());
    await happens('invoice.updated', stripeInvoice({ status: events, start: trialEnd, end: nextEnd }));
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
    const events = stripeInvoice({ status: 'paid', start: trialEnd, end: nextEnd });
    const parent = { type: 'subscription_details', subscription_details: { subscription: { id: subscriptionId } } };
    const credit = { total: -499, number: null, hosted_invoice_url: null, currency: 'usd' };
    expect((await happens('invoice.paid', { ...events, ...credit, parent })).status).toBe(200);
    expect(await history()).toEqual([
      expect.objectContaining({ number: events.id, amount: { amount: 0, currencyCode: 'USD' }, url: null }),
    ]);
    await post('/portal');
    expect(member.stripe.calls.at(-1)!.form).toMatchObject({ customer: 'cus_Na6dX7aXxi11N4' });
  });

  const permutations = <Value>(values: Value[]): Value[][] =>
    values.length < 2
      ? [values]
      : values.flatMap((value, at) => permutations(values.toSpliced(at, 1)).map((rest) => [value, ...rest]));

  test('D-26 the result is the same for any order and repetition of events', async () => {
    const events = [
      ['customer.subscription.created', trialing()],
      ['customer.subscription.updated', active()],
      ['invoice.paid', stripeInvoice({ status: 'paid', start: trialEnd, end: nextEnd })],
      ['customer.subscription.deleted', active({ status: 'canceled' })],
    ] as const;
    const sequences = permutations([...events]);
    expect(sequences).toHaveLength(24);
    const everyNth = times(8, 1);
    for (const order of sequences.filter((_, at) => at % everyNth === 0)) {
      await member.api.context.database.delete(memberships);
      await member.api.context.database.delete(invoices);
      // Everything has happened at Stripe before the first event arrives, so the events' contents are outdated.
      for (const [, object] of events) member.stripe.put(object);
      for (const [type, object] of [...order, ...order])
        expect((await send(stripeEvent(type, object))).status).toBe(200);
      expect(await read()).toMatchObject({ status: 'canceled', isTrialAvailable: false });
      expect((await history()).map(({ status }) => status)).toEqual(['paid']);
    }
  });

  test('D-26 a read that another one overtook is repeated', async () => {
    const database = member.api.context.database;
    const overtake = async (reading: () => Promise<unknown>) => {
      await happens('customer.subscription.created', trialing());
      let release = () => {};
      member.stripe.state.hold = new Promise((done) => (release = done));
      const slow = reading();
      while (member.stripe.state.hold) await new Promise((done) => setTimeout(done, 5));
      await happens('customer.subscription.deleted', trialing({ status: 'canceled' }));
      expect(await read()).toMatchObject({ status: 'canceled' });
      release();
      await slow;
      return (await read()).status;
    };
    expect(await overtake(() => mirrorSubscription(member.api.context, subscriptionId))).toBe('canceled');

    // Negative control: writing what was read gives the wrong result for this sequence.
    await database.delete(memberships);
    const naive = async () => {
      const found = await member.api.context.billing.forNewMembers.remote!.readSubscription(subscriptionId);
      await database
        .update(memberships)
        .set({ status: found!.status })
        .where(eq(memberships.userId, member.shopper.userId));
    };
    expect(await overtake(naive)).toBe('trialing');
  });

  test('D-26 a second subscription from another tab is ended, and the first stays', async () => {
    await happens('customer.subscription.created', trialing());
    await happens('customer.subscription.created', trialing({ id: 'sub_second' }));
    expect(member.stripe.lines()).toContain('DELETE /v1/subscriptions/sub_second');
    expect(member.stripe.get('sub_second')).toMatchObject({ status: 'canceled' });
    expect(member.stripe.get(subscriptionId)).toMatchObject({ status: 'trialing' });
    const [row] = await member.api.context.database.select().from(memberships);
    expect(row).toMatchObject({ stripeSubscriptionId: subscriptionId, status: 'trialing' });
  });

  test('D-26 if the first has ended without an event, the second is adopted', async () => {
    await happens('customer.subscription.created', trialing());
    member.stripe.put(trialing({ status: 'canceled' }));
    await happens('customer.subscription.created', active({ id: 'sub_second' }));
    expect(member.stripe.lines().filter((line) => line.startsWith('DELETE'))).toEqual([]);
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
    expect(await member.api.context.database.select().from(memberships)).toEqual([]);
    expect(await member.api.context.database.select().from(invoices)).toEqual([]);
    expect(member.stripe.lines().filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  test('D-26 a membership without events is read from Stripe a day after its period ends', async () => {
    await happens('customer.subscription.created', trialing());
    member.stripe.put(active());
    member.now = new Date(trialEnd.getTime() + 23 * 3_600_000);
    expect(await renewMemberships(member.api.context)).toBe(0);
    member.now = new Date(trialEnd.getTime() + 24 * 3_600_000);
    expect(await renewMemberships(member.api.context)).toBe(1);
    const [row] = await member.api.context.database.select().from(memberships);
    expect(row).toMatchObject({ status: 'active', periodEnd: nextEnd });
    expect(await renewMemberships(member.api.context)).toBe(0);
  });
});
