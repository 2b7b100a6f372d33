import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { membershipPlan } from '../../../src/domain/account/membershipSchema';
import { toCents } from '../../../src/domain/money/money';
import { ServiceError } from '../errors';
import type { Settings } from '../settings/settings';
import { inCall } from '../tracing/outgoingCalls';
import type { Billing, RemoteBilling, StartRequest } from './billing';
import { eventSubjects, remoteInvoice, remoteSubscription } from './stripeShapes';

type StripeSettings = NonNullable<Settings['stripe']>;
type OpenClient = () => Promise<Stripe>;

const halfHourSeconds = 1800;

const unavailable = (cause: Error) =>
  new ServiceError({
    code: 'billing_unavailable',
    detail: 'We couldn’t reach our billing service. Please try again later.',
    cause,
  });

/** Describes the failure without Stripe's message, which may repeat part of the key or what the shopper entered. */
function describeFailure(error: unknown): { isMissing: boolean; cause: Error } {
  const { type, code, statusCode } = error as { type?: string; code?: string; statusCode?: number };
  return {
    // A proxy in front of Stripe may respond with a 404 of its own.
    isMissing: statusCode === 404 && code === 'resource_missing',
    cause: new Error(['Stripe', type ?? 'failed', code, statusCode].filter(Boolean).join(' ')),
  };
}

/**
 * Returns null if the object does not exist. The library accepts any JSON, so check that the result is a Stripe object.
 */
async function findInStripe<Result extends { object: string }>(
  kind: Result['object'],
  call: Promise<Result>,
): Promise<Result | null> {
  const result = await inCall('stripe', kind, () =>
    call.catch((error: unknown) => {
      const { isMissing, cause } = describeFailure(error);
      if (isMissing) return null;
      throw unavailable(cause);
    }),
  );
  if (result && result.object !== kind) throw unavailable(new Error(`The response is not Stripe's ${kind}`));
  return result;
}

async function callStripe<Result extends { object: string }>(
  kind: Result['object'],
  call: Promise<Result>,
): Promise<Result> {
  const found = await findInStripe(kind, call);
  if (!found) throw unavailable(new Error(`Stripe has no such ${kind}`));
  return found;
}

/** Loads the Stripe package on first use, because it is large and a shop without Stripe never needs it. */
function openClient({ secretKey, apiUrl }: StripeSettings): OpenClient {
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  let client: Promise<Stripe> | null = null;
  return () =>
    (client ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(secretKey, {
          protocol: scheme,
          host: hostname,
          port: port || (scheme === 'http' ? 80 : 443),
          timeout: 8_000,
          maxNetworkRetries: 1,
          telemetry: false,
        }),
    ));
}

/** The price shown on the site must match the price billed. If Stripe's price differs, the settings are wrong. */
async function requirePlanPrice(stripe: Stripe, priceId: string): Promise<void> {
  const { unit_amount, currency, recurring } = await callStripe('price', stripe.prices.retrieve(priceId));
  const { price, interval } = membershipPlan;
  const isPlan =
    unit_amount === toCents(price.amount) &&
    currency.toUpperCase() === price.currencyCode &&
    recurring?.interval === interval &&
    recurring.interval_count === 1;
  if (!isPlan) throw unavailable(new Error(`STRIPE_PRICE_ID: expected ${price.amount} ${price.currencyCode} a month`));
}

function checkoutParams(request: StartRequest, priceId: string): Stripe.Checkout.SessionCreateParams {
  const { userId, email, customerId, hasTrial, returnUrl, now } = request;
  // All requests within the same half hour get the same expiry, and so the same session.
  const halfHours = Math.floor(now.getTime() / 1000 / halfHourSeconds);
  return {
    mode: 'subscription',
    client_reference_id: userId,
    line_items: [{ price: priceId, quantity: 1 }],
    subscription_data: { metadata: { userId }, ...(hasTrial && { trial_period_days: membershipPlan.trialDays }) },
    ...(customerId ? { customer: customerId } : email && { customer_email: email }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: (halfHours + 2) * halfHourSeconds + 300,
  };
}

async function startCheckout(stripe: Stripe, request: StartRequest, priceId: string) {
  await requirePlanPrice(stripe, priceId);
  const params = checkoutParams(request, priceId);
  // A request sent twice, by two tabs or after a lost response, returns the same session, so only one subscription is created.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(params)).digest('hex');
  const { url } = await callStripe('checkout.session', stripe.checkout.sessions.create(params, { idempotencyKey }));
  if (!url) throw unavailable(new Error('Stripe returned a session without a URL'));
  return { url };
}

async function setCancelAtPeriodEnd(stripe: Stripe, subscriptionId: string, isCanceled: boolean) {
  const before = await callStripe('subscription', stripe.subscriptions.retrieve(subscriptionId));
  const isCanceledByDate = !before.cancel_at_period_end && before.cancel_at !== null;
  const change: Stripe.SubscriptionUpdateParams =
    !isCanceled && isCanceledByDate ? { cancel_at: '' } : { cancel_at_period_end: isCanceled };
  const changed = remoteSubscription(
    await callStripe('subscription', stripe.subscriptions.update(subscriptionId, change)),
  );
  if (!changed) throw unavailable(new Error('Stripe returned a subscription without a period'));
  return changed;
}

const createRemoteBilling = ({ webhookSecret }: StripeSettings, client: OpenClient): RemoteBilling => ({
  readEvent: async ({ body, signature, now }) => {
    const { webhooks } = await client();
    try {
      const verification = [webhookSecret, undefined, undefined, now.getTime()] as const;
      const { id, data } = await webhooks.constructEventAsync(body, signature, ...verification);
      // The library verifies the signature but checks little of the signed content.
      return typeof id === 'string' ? { id, ...eventSubjects(data.object as object) } : null;
    } catch {
      return null;
    }
  },
  readSubscription: async (subscriptionId) => {
    const found = await findInStripe('subscription', (await client()).subscriptions.retrieve(subscriptionId));
    return found && remoteSubscription(found);
  },
  readInvoice: async (invoiceId) => {
    const found = await findInStripe('invoice', (await client()).invoices.retrieve(invoiceId));
    return found && remoteInvoice(found);
  },
  end: async (subscriptionId) => {
    const stripe = await client();
    const found = await findInStripe('subscription', stripe.subscriptions.retrieve(subscriptionId));
    if (found && found.status !== 'canceled' && found.status !== 'incomplete_expired')
      await findInStripe('subscription', stripe.subscriptions.cancel(subscriptionId));
  },
});

export function stripeBilling(settings: StripeSettings): Billing {
  const client = openClient(settings);
  return {
    name: 'stripe',
    start: async (request) => startCheckout(await client(), request, settings.priceId),
    manageUrl: async (customerId, returnUrl) => {
      if (!customerId) return returnUrl;
      const { billingPortal } = await client();
      const created = billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return (await callStripe('billing_portal.session', created)).url;
    },
    setCancel: async ({ subscriptionId }, isCanceled) =>
      setCancelAtPeriodEnd(await client(), subscriptionId!, isCanceled),
    remote: createRemoteBilling(settings, client),
  };
}
