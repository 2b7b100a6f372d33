import { describe, expect, test } from 'vitest';
import { stripeEvent } from '../../../tests/fixtures/fakeStripe';
import { periods, stripeMember, subscriptionId, paymentProblem } from '../../../tests/fixtures/stripeMember';
import { buildOrderRow } from '../../../tests/fixtures/builders/orderRows';
import { buildProvider } from '../../../tests/fixtures/builders/orderShop';
import { orders } from '../../database/orderTables';
import { providers } from '../../database/providerTables';
import { removals } from '../../database/workTables';
import { runUpkeep } from '../../services/jobs/upkeep/runUpkeep';

const member = stripeMember();
const { post, read, send, trialing, active, happens, removeAccount } = member;
const { trialEnd } = periods;

describe('member actions', () => {
  test('D-26 S2-76 canceling and resuming are done at Stripe, by date or by period', async () => {
    await happens('customer.subscription.created', trialing());
    expect(await (await post('/cancel')).json()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: true });
    expect(member.stripe.calls.at(-1)!.form).toEqual({ cancel_at_period_end: 'true' });
    expect(await (await post('/resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(member.stripe.calls.at(-1)!.form).toEqual({ cancel_at_period_end: 'false' });
    // The customer portal sets a cancel date for some subscriptions.
    await happens('customer.subscription.updated', trialing({ cancelAt: trialEnd }));
    expect(await read()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await (await post('/resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(member.stripe.calls.at(-1)!.form).toEqual({ cancel_at: '' });
  });

  test('S2-76 payment is managed in the customer portal, which links back', async () => {
    await happens('customer.subscription.created', trialing());
    expect(await (await post('/portal')).json()).toEqual({ url: 'https://billing.stripe.com/p/cus_Na6dX7aXxi11N4' });
    expect(member.stripe.calls.at(-1)!.form).toEqual({
      customer: 'cus_Na6dX7aXxi11N4',
      return_url: 'http://localhost:8888/us/en/user/account',
    });
  });

  test('D-26 deleting an account ends its subscription', async () => {
    await happens('customer.subscription.created', trialing());
    expect((await removeAccount()).status).toBe(204);
    expect(member.stripe.get(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await member.api.context.database.select().from(removals)).toEqual([]);
  });

  test('D-26 when Stripe is down, an account is still deleted, and upkeep ends its subscription later', async () => {
    await happens('customer.subscription.created', trialing());
    member.stripe.state.isDown = true;
    expect((await removeAccount()).status).toBe(204);
    expect(await member.api.context.database.select().from(removals)).toMatchObject([
      { kind: 'subscription', target: subscriptionId, attempts: 1 },
    ]);
    member.stripe.state.isDown = false;
    await runUpkeep(member.api.context);
    expect(member.stripe.get(subscriptionId)).toMatchObject({ status: 'canceled' });
    expect(await member.api.context.database.select().from(removals)).toEqual([]);
  });

  const page = '<html>Sign in to the network</html>';
  const foreignResponses = [
    { status: 200, body: page },
    { status: 200, body: '' },
    { status: 200, body: '{"id":"sub_1Mow' },
    { status: 200, body: '{}' },
    { status: 200, body: 'null' },
    { status: 200, body: '[]' },
    { status: 200, body: '{"object":"subscription_schedule","id":"x","url":"https://elsewhere.example"}' },
    { status: 302, body: page },
    { status: 404, body: page },
    { status: 404, body: '{"error":"Not found"}' },
    { status: 404, body: '{"error":{"type":"not_found","message":"No route"}}' },
    { status: 503, body: '{}' },
  ];
  test.each(foreignResponses)(
    'D-51 $status with $body is not Stripe’s: nothing starts, ends or counts as ended',
    async (foreign) => {
      const unavailable = [503, 'billing_unavailable'];
      member.stripe.state.foreign = foreign;
      expect(await paymentProblem(post('/trial'))).toEqual(unavailable);
      member.stripe.state.foreign = null;
      await happens('customer.subscription.created', trialing());
      member.stripe.state.foreign = foreign;
      for (const path of ['/cancel', '/portal']) expect(await paymentProblem(post(path))).toEqual(unavailable);
      const body = stripeEvent('customer.subscription.updated', active());
      expect(await paymentProblem(send(body))).toEqual(unavailable);
      expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
      expect((await removeAccount()).status).toBe(204);
      const left = () => member.api.context.database.select().from(removals);
      expect(await left()).toMatchObject([{ kind: 'subscription', target: subscriptionId }]);
      member.stripe.state.foreign = null;
      await runUpkeep(member.api.context);
      expect(member.stripe.get(subscriptionId)).toMatchObject({ status: 'canceled' });
      expect(await left()).toEqual([]);
    },
  );

  test('D-26 a refused deletion does not change the subscription', async () => {
    await happens('customer.subscription.created', trialing());
    await member.api.context.database.insert(providers).values(buildProvider());
    await member.api.context.database
      .insert(orders)
      .values(buildOrderRow({ userId: member.shopper.userId, status: 'PLACED' }));
    const before = member.stripe.calls.length;
    expect((await removeAccount()).status).toBe(409);
    expect(member.stripe.get(subscriptionId)).toMatchObject({ status: 'trialing' });
    expect(member.stripe.calls.length).toBe(before);
  });

  test('D-30 when Stripe is down, calls give a 503 and change nothing, and events are retried', async () => {
    await happens('customer.subscription.created', trialing());
    member.stripe.state.isDown = true;
    for (const path of ['/cancel', '/portal']) {
      const response = await post(path);
      const text = await response.text();
      expect([response.status, (JSON.parse(text) as { code: string }).code]).toEqual([503, 'billing_unavailable']);
      expect(text).not.toMatch(/sk_|stripe/i);
    }
    expect(await read()).toMatchObject({ status: 'trialing', cancelAtPeriodEnd: false });
    const body = stripeEvent('customer.subscription.updated', active());
    expect(await paymentProblem(send(body))).toEqual([503, 'billing_unavailable']);
    member.stripe.state.isDown = false;
    member.stripe.put(active());
    expect(await (await send(body)).json()).toEqual({ isDuplicate: false, duplicate: false });
    expect(await read()).toMatchObject({ status: 'active' });
  });
});
