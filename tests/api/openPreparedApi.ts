import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { createBilling } from '../../netlify/platform/billing/createBilling';
import { signatureHeaders } from '../../netlify/platform/webhooks/webhooks';
import { createApp } from '../../netlify/routes/app';
import type { App } from '../../netlify/routes/http/appEnv';
import { captureLog } from '../fixtures/captureLog';
import { shopTime, type Shop } from '../fixtures/builders/orderShop';
import { openTestApp, testSettings } from '../fixtures/testApp';
import { wideLimits } from '../fixtures/wideLimits';

const many = String(1e9);
/** Lifts all rate limits, which would answer most requests with 429. */
const wideOpen = {
  CLIENT_ADDRESS_HEADER: 'x-client-address',
  SMS_PER_DAY: many,
  NEW_NUMBER_SMS_PER_DAY: String(5e8),
  NEW_NUMBERS_PER_NETWORK_AND_HOUR: many,
  NEW_NUMBERS_PER_PREFIX_AND_HOUR: many,
  REQUESTS_PER_ADDRESS_AND_HOUR: many,
  NEW_ACCOUNTS_PER_NETWORK_AND_HOUR: many,
};
const stripeSecret = 'whsec_of_this_test';
/** The API at a fixed time, and a second app with a payment service. */
export async function openPreparedApi() {
  const api = await openTestApp({ settings: testSettings(wideOpen), clock: () => shopTime, fairLimits: wideLimits });
  const { log, text } = captureLog('error');
  api.context.log = log;
  // The header lets each request come from an address of its own, but not make the shop a public one.
  api.context.billing = createBilling({ ...api.context.settings, clientAddressHeader: null });
  const settings = testSettings({
    ...wideOpen,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_PRICE_ID: 'price_1',
    // Nothing listens there: the tests cover what the shop does without calling it.
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
  const billed = createApp({ ...api.context, settings, billing: createBilling(settings) });
  return { api, billed, loggedErrors: text };
}

export type PreparedApi = Awaited<ReturnType<typeof openPreparedApi>>;

type Sign = (body: string) => { app: App; body: string; headers: Record<string, string> };

/** Signs message bodies, by the header of the signature. Each signer returns the app that knows its sender. */
export const createSigners = ({ api, billed }: PreparedApi, { provider }: Shop): Record<string, Sign> => ({
  'webhook-signature': (body) => ({
    app: api.app,
    body,
    headers: signatureHeaders(provider.webhookSecret, { id: randomUUID(), at: new Date(), body }),
  }),
  'stripe-signature': (drawn) => {
    // The payment service's library requires an object, which the OpenAPI document does not specify.
    const body = drawn.replace(/"data":\{\}/, '"data":{"object":{"object":"customer","id":"cus_1"}}');
    const timestamp = Math.floor(shopTime.getTime() / 1000);
    const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: stripeSecret, timestamp });
    return { app: billed, body, headers: { 'stripe-signature': header } };
  },
});
