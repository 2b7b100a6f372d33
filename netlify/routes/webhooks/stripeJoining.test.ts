import { describe, expect, test } from 'vitest';
import { stripeEvent } from '../../../tests/fixtures/fakeStripe';
import { periods, stripeMember, subscriptionId, paymentProblem } from '../../../tests/fixtures/stripeMember';
import { testSettings } from '../../../tests/fixtures/testApp';
import { times } from '../../../tests/fixtures/times';
import { consumeChange } from '../../services/people/consumeChange';

const member = stripeMember();
const { post, read, send, trialing, active, happens } = member;
const { start, trialEnd, nextEnd } = periods;

test('D-26 Stripe’s settings are required together', () => {
  expect(() => testSettings({ STRIPE_SECRET_KEY: member.stripe.settings.STRIPE_SECRET_KEY })).toThrow(
    /STRIPE_WEBHOOK_SECRET: required because STRIPE_SECRET_KEY is set\n {2}STRIPE_PRICE_ID: required/,
  );
});

describe('joining through Checkout', () => {
  test('D-26 the trial starts with Stripe’s event and has Stripe’s dates', async () => {
    const response = await post('/trial', { returnTo: '/ca/fr/user/account' });
    expect(await response.json()).toMatchObject({
      url: 'https://checkout.stripe.com/c/pay/cs_test_1',
      membership: { status: 'none', isTrialAvailable: true },
    });
    const { form } = member.stripe.calls.find(({ line }) => line === 'POST /v1/checkout/sessions')!;
    expect(form).toMatchObject({
      mode: 'subscription',
      client_reference_id: member.shopper.userId,
      customer_email: 'mara@shop.example',
      'line_items[0][price]': 'price_1MoBy5LkdIwHu7ixZhnattbh',
      'line_items[0][quantity]': '1',
      'subscription_data[metadata][userId]': member.shopper.userId,
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
      isEnding: false,
      cancelAtPeriodEnd: false,
      isTrialAvailable: false,
    });
    expect(await paymentProblem(post('/trial'))).toEqual([409, 'membership_exists']);
  });

  test('D-26 a completed session gives its subscription', async () => {
    member.stripe.put(trialing());
    const session = { id: 'cs_test_1', object: 'checkout.session', mode: 'subscription', subscription: subscriptionId };
    expect((await send(stripeEvent('checkout.session.completed', session))).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'trialing' });
  });

  test('D-26 concurrent starts create one session and one subscription', async () => {
    const count = times(12, 50);
    const responses = await Promise.all(Array.from({ length: count }, () => post('/trial')));
    const urls = await Promise.all(responses.map(async (response) => ((await response.json()) as { url: string }).url));
    expect(new Set(urls).size).toBe(1);
    expect(member.stripe.sessions.size).toBe(1);
    expect(member.stripe.lines().filter((line) => line === 'POST /v1/checkout/sessions')).toHaveLength(count);
  });

  test('D-26 a shopper who used the trial joins without one, as the same customer', async () => {
    await happens('customer.subscription.deleted', trialing({ status: 'canceled' }));
    expect(await read()).toMatchObject({ status: 'canceled', isTrialAvailable: false });
    expect(await paymentProblem(post('/trial'))).toEqual([409, 'trial_used']);
    expect((await post('/join')).status).toBe(200);
    const { form } = member.stripe.calls.at(-1)!;
    expect(form.customer).toBe('cus_Na6dX7aXxi11N4');
    expect(Object.keys(form).filter((name) => /trial|email/.test(name))).toEqual([]);
    await happens('customer.subscription.created', active({ id: 'sub_second' }));
    expect(await read()).toMatchObject({ status: 'active', periodEnd: nextEnd.toISOString() });
  });

  test('D-26 a price that differs from the plan’s is refused', async () => {
    member.stripe.state.price.unit_amount = 4990;
    expect(await paymentProblem(post('/join'))).toEqual([503, 'billing_unavailable']);
    expect(member.stripe.sessions.size).toBe(0);
  });

  test('too many calls to Stripe give a 429', async () => {
    for (let count = 0; count < 60; count += 1)
      await consumeChange(member.api.context, 'billing', member.shopper.userId);
    expect(await paymentProblem(post('/trial'))).toEqual([429, 'too_many_requests']);
    expect(member.stripe.calls).toEqual([]);
  });
});
