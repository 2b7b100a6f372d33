import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import {
  activations,
  idImages,
  orders,
  podKeys,
  providerProducts,
  ratings,
  sessions,
  slotUsage,
  userPods,
  users,
} from '../../netlify/database/schema';
import { signatureHeaders } from '../../netlify/platform/webhooks';
import { createApp } from '../../netlify/routes/app';
import type { App } from '../../netlify/routes/appEnv';
import { hashToken, startSession } from '../../netlify/services/auth/tokens';
import { pushId } from '../../netlify/services/push/pushSubscription';
import { savePush } from '../../netlify/services/push/savePush';
import { protectPodKey } from '../../netlify/services/pods/podKeySecrets';
import { buildPhoto, gif, svg } from '../fixtures/hostileImages';
import { createPushBrowser } from '../fixtures/pushService';
import { buildPlaceId, firstSlot, nextDaySlot, openShop, placed, shopTime } from '../fixtures/orderShop';
import { openTestApp, testSettings, type TestApp } from '../fixtures/testApp';
import { wideLimits } from '../fixtures/wideLimits';
import { codeSentSchema } from '../../src/domain/account/userSchema';
import { referralCodeLength, referralLetters } from '../../src/domain/order/rewards';
import type { Operation } from './contract';
import type { Prepared } from './schemaArbitrary';

const many = String(1e9);
/** Lifts all rate limits, which would answer most requests with 429. */
const wideOpen = {
  CLIENT_ADDRESS_HEADER: 'x-client-address',
  SMS_PER_DAY: many,
  CODES_PER_ADDRESS_AND_HOUR: many,
  LOGINS_PER_ADDRESS_AND_HOUR: many,
  LOOKUPS_PER_ADDRESS_AND_HOUR: many,
  SUGGESTIONS_PER_ADDRESS_AND_HOUR: many,
  PLACES_PER_ADDRESS_AND_HOUR: many,
};
const stripeSecret = 'whsec_of_this_test';
const unlockedKey = 'ABCDEFGH';
/** On the owner's list and not unlocked, so that it can be removed. */
const savedKey = 'SAVEDKEY';
const freeKeys = ['HGFEDCBA', 'QRSTUVWX', 'PODSPODS'];
const referralCode = referralLetters.slice(0, referralCodeLength);
/** From the test catalogue. */
const batchId = 'b1';
const activationId = 'a0a0a0a0-0000-4000-8000-000000000001';
const freshEmail = 'fresh@shop.example';
const pushEndpoint = 'https://push.example/send/owner';
const hour = 3_600_000;

/** The API at a fixed time, and a second app with a payment service. */
export async function openPreparedApi() {
  const api = await openTestApp({ settings: testSettings(wideOpen), clock: () => shopTime, fairLimits: wideLimits });
  const settings = testSettings({
    ...wideOpen,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: stripeSecret,
    STRIPE_PRICE_ID: 'price_1',
    // Nothing listens there: the tests cover what the shop does without calling it.
    STRIPE_API_URL: 'http://127.0.0.1:9',
  });
  const { createBilling } = await import('../../netlify/platform/billing/createBilling');
  const billed = createApp({ ...api.context, settings, billing: createBilling(settings) });
  return { api, billed };
}

async function fillPods({ context: { database, settings } }: TestApp, userId: string): Promise<void> {
  const at = new Date(shopTime.getTime() - 2 * hour);
  const keys = [unlockedKey, savedKey, ...freeKeys].map((key) => protectPodKey(settings, key));
  await database.delete(podKeys);
  await database.insert(podKeys).values(
    keys.map((key, at_) => ({
      ...key,
      batchId,
      productVariantId: 'pod-a',
      ...(at_ === 0 && { unlockedBy: userId, unlockedAt: at }),
    })),
  );
  const own = { userId, keyHash: keys[0]!.keyHash };
  await database.insert(userPods).values([
    { ...own, savedAt: at, unlockedAt: at },
    { userId, keyHash: keys[1]!.keyHash, savedAt: at },
  ]);
  await database.insert(ratings).values({ ...own, score: 4, tags: [], effects: [], createdAt: at, updatedAt: at });
  await database.insert(activations).values({
    id: activationId,
    userId,
    keyHash: keys[1]!.keyHash,
    createdAt: shopTime,
    expiresAt: new Date(shopTime.getTime() + hour),
  });
}

/**
 * A shop with data of every kind for one owner, and the values for parameter names. `prepared` is the only table of
 * fixtures: a new operation whose parameters have these names needs no changes here.
 */
export async function prepareShop({ api, billed }: Awaited<ReturnType<typeof openPreparedApi>>) {
  const { database } = api.context;
  const shop = await openShop(api, { slotCapacity: 100_000, purchaseLimitGrams: 100_000 });
  const owner = await shop.shopper();
  await database
    .update(users)
    .set({ email: 'owner@shop.example', emailVerified: true, phoneNumber: '2135550199', phoneNumberVerified: true })
    .where(eq(users.id, owner.userId));
  const order = await placed(shop.place(owner.headers));
  await fillPods(api, owner.userId);
  const browser = createPushBrowser();
  let serial = 0;
  const next = (count: number, build: (n: number) => string) =>
    Array.from({ length: count }, () => build((serial += 1)));
  const prepared: Prepared = {
    providerId: ['alder'],
    detailsId: [order.detailsId],
    orderLogId: [order.orderLogId],
    orderNumber: [order.orderNumber],
    podKey: [unlockedKey, savedKey, unlockedKey, savedKey, ...freeKeys],
    activationId: [activationId],
    batchId: [batchId],
    subscriptionId: [pushId(pushEndpoint)],
    endpoint: [pushEndpoint, 'https://push.example/send/another'],
    keys: [browser.keys, createPushBrowser().keys],
    auth: [browser.keys.auth],
    placeId: [buildPlaceId(), buildPlaceId('90012', '200 N Main St')],
    slotStart: [firstSlot, nextDaySlot],
    productVariantId: ['pod-a', 'pod-b'],
    items: [[{ productVariantId: 'pod-a', quantity: 2, price: 30 }]],
    file: [await buildPhoto(), await buildPhoto(), svg, gif],
    email: [...next(40, (n) => `shopper${n}@shop.example`), 'owner@shop.example'],
    phoneNumber: [...next(40, (n) => `213555${String(1000 + n).slice(-4)}`), '2135550199'],
    lat: ['34.05', '49.28'],
    lng: ['-118.24', '-123.12'],
    text: ['Los Angeles', '90012', '123 N Spring St, Los Angeles'],
    nearState: ['CA'],
    nearLat: ['34.1'],
    nearLng: ['-118.2'],
    register: [true],
    link: [false],
    score: [1, 2, 3, 4, 5],
    tags: [[]],
    effects: [[], ['relaxed']],
    returnTo: ['/us/en/user/account'],
    useRewards: [false],
    confirm: [freshEmail],
    referralCode: [referralCode],
    year: ['2026'],
    timezone: ['America/Los_Angeles'],
    unrated: ['true', 'false'],
    startDate: ['2026-01-01'],
    endDate: ['2026-12-31T00:00:00Z'],
    sort: ['createdDate,desc'],
    page: ['0', '1'],
    size: ['1', '100'],
  };

  const other = await api.signedIn({ givenName: 'Someone', familyName: 'Else', referralCode });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const sessionOf = async (userId: string, days = 0) =>
    bearer(await startSession(database, { userId, now: new Date(shopTime.getTime() - days * 24 * hour) }));

  /** The owner's browser, subscribed under a new session, since calls may have ended the last one. */
  async function fillPush() {
    const token = await startSession(database, { userId: owner.userId, now: shopTime });
    const subscription = { endpoint: pushEndpoint, keys: browser.keys };
    const asked = { userId: owner.userId, tokenHash: hashToken(token), subscription, localeId: 'en-US' as const };
    await savePush(api.context, asked);
  }
  await fillPush();

  /** Fills in the code that a body with an `otp` needs, requested through the related operation. */
  async function withCode(operation: Operation, body: Record<string, unknown>, headers: Record<string, string>) {
    const path = operation.path.replace(/\/login$/, '').replace('/execute-', '/task-to-');
    const to = /phone/.test(path)
      ? { phoneNumber: prepared.phoneNumber![serial % 40] }
      : { email: prepared.email![serial % 40] };
    serial += 1;
    const isLogin = path !== operation.path && operation.path.endsWith('/login');
    const isConfirmation = operation.path.endsWith('/execute-confirm');
    const known = (Object.keys(to) as (keyof typeof to)[]).filter((key) => body[key] !== undefined);
    const destination = isConfirmation
      ? { channel: body.channel }
      : known.length
        ? Object.fromEntries(known.map((key) => [key, body[key]]))
        : to;
    for (const register of isLogin ? [true, false] : [undefined]) {
      const asked = await api.app.request(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...destination, ...(register === undefined ? {} : { register }) }),
      });
      const [latest] = api.context.outbox.list();
      const otp = asked.ok && /\d{6}/.exec(latest?.text ?? '')?.[0];
      if (!otp) continue;
      // The id of somebody else's challenge would invalidate the right code.
      const { challengeId } = codeSentSchema.parse(await asked.json());
      return { ...body, otp, ...('challengeId' in body && { challengeId }) };
    }
    return body;
  }

  /** Signs message bodies. Each signer returns the app that knows its sender. */
  const signers: Record<string, (body: string) => { app: App; body: string; headers: Record<string, string> }> = {
    'webhook-signature': (body) => ({
      app: api.app,
      body,
      headers: signatureHeaders(shop.provider.webhookSecret, { id: randomUUID(), at: new Date(), body }),
    }),
    'stripe-signature': (drawn) => {
      // The payment service's library requires an object, which the OpenAPI document does not specify.
      const body = drawn.replace(/"data":\{\}/, '"data":{"object":{"object":"customer","id":"cus_1"}}');
      const timestamp = Math.floor(shopTime.getTime() / 1000);
      const header = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: stripeSecret, timestamp });
      return { app: billed, body, headers: { 'stripe-signature': header } };
    },
  };

  return {
    api,
    owner,
    other,
    prepared,
    withCode,
    signers,
    /** `authorization` headers. Each call starts a new session, because operations may end it. */
    tokens: {
      owner: () => sessionOf(owner.userId),
      /** A new account with nothing but an email address, which allows deleting it. */
      fresh: async () => {
        await database.update(users).set({ email: null }).where(eq(users.email, freshEmail));
        return (await api.signedIn({ email: freshEmail })).headers;
      },
      other: () => sessionOf(other.userId),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => sessionOf(owner.userId, 31),
      revoked: async () => {
        const headers = await sessionOf(owner.userId);
        const token = headers.authorization.slice('Bearer '.length);
        await database.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
        return headers;
      },
    } as const,
    /** Resets rate limits per destination and account, and restores what calls used up of the owner's data. */
    refill: async () => {
      await database.execute(sql`DELETE FROM rate_limits`);
      await database
        .insert(idImages)
        .values({ userId: owner.userId, providerId: 'alder', blobKey: randomUUID(), createdAt: shopTime })
        .onConflictDoNothing();
      // Takes one slot, which a repeated cancellation gives back.
      await database.update(slotUsage).set({ taken: sql`${slotUsage.taken} + 1` });
      await database.update(orders).set({ status: 'PLACED' }).where(eq(orders.detailsId, order.detailsId));
      await database.update(providerProducts).set({ available: 20, priceCents: 3000 });
      await fillPods(api, owner.userId);
      await fillPush();
    },
  };
}

export type PreparedShop = Awaited<ReturnType<typeof prepareShop>>;
export type TokenKind = keyof PreparedShop['tokens'];
