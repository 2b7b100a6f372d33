import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { activations, podKeys, ratings, userPods } from '../../netlify/database/podTables';
import { driverRunOrders, driverRuns } from '../../netlify/database/driverTables';
import {
  idImages,
  providerExceptions,
  providerProducts,
  providerZones,
  providers,
  slotUsage,
} from '../../netlify/database/providerTables';
import { orders, idPhotoViews } from '../../netlify/database/orderTables';
import { sessions, users } from '../../netlify/database/accountTables';
import { staff, staffSessions } from '../../netlify/database/staffTables';
import { stockAlerts } from '../../netlify/database/alertTables';
import { signatureHeaders } from '../../netlify/platform/webhooks/webhooks';
import { createApp } from '../../netlify/routes/app';
import type { App } from '../../netlify/routes/http/appEnv';
import { hashToken, startSession } from '../../netlify/services/auth/tokens';
import { pushId } from '../../netlify/services/push/pushSubscription';
import { savePush } from '../../netlify/services/push/savePush';
import { sealPodKey } from '../../netlify/services/pods/podKeySecrets';
import { buildPhoto, gif, svg } from '../fixtures/hostileImages';
import { createPushBrowser } from '../fixtures/servers/pushService';
import { signInStaff } from '../fixtures/builders/buildStaff';
import {
  buildPlaceId,
  buildProvider,
  firstSlot,
  nextDaySlot,
  openShop,
  placed,
  shopTime,
} from '../fixtures/builders/orderShop';
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
  NEW_NUMBER_SMS_PER_DAY: String(5e8),
  NEW_NUMBERS_PER_ADDRESS_AND_HOUR: many,
  NEW_NUMBERS_PER_PREFIX_AND_HOUR: many,
  CODES_PER_ADDRESS_AND_HOUR: many,
  LOGINS_PER_ADDRESS_AND_HOUR: many,
  LOOKUPS_PER_ADDRESS_AND_HOUR: many,
  NEW_ACCOUNTS_PER_NETWORK_AND_HOUR: many,
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
const alertId = 'a1a1a1a1-0000-4000-8000-000000000001';
const activationId = 'a0a0a0a0-0000-4000-8000-000000000001';
const freshEmail = 'fresh@shop.example';
const staffEmail = 'sam@staff.example';
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
  const keys = [unlockedKey, savedKey, ...freeKeys].map((key) => sealPodKey(settings, key));
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
  await database.delete(stockAlerts);
  await database.insert(stockAlerts).values({
    id: alertId,
    userId,
    productVariantId: 'pod-new',
    slug: 'salt-meadow',
    postalCode: '90012',
    createdAt: at,
  });
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
  const shop = await openShop(api, {
    slotCapacity: 100_000,
    purchaseLimitGrams: 100_000,
    purchaseLimitOilGrams: 100_000,
  });
  const owner = await shop.shopper();
  await database
    .update(users)
    .set({ email: 'owner@shop.example', emailVerified: true, phoneNumber: '2135550199', phoneNumberVerified: true })
    .where(eq(users.id, owner.userId));
  const order = await placed(shop.place(owner.headers));
  await fillPods(api, owner.userId);
  const products = (await database.select().from(providerProducts)).map((row) => ({
    ...row,
    available: 20,
    priceCents: 3000,
  }));
  const browser = createPushBrowser();
  await database.insert(providers).values(buildProvider({ id: 'birch', name: 'Birch Collective' }));
  const console = {
    operator: await signInStaff(api, null),
    ofShop: await signInStaff(api, 'alder', { email: staffEmail }),
    elsewhere: await signInStaff(api, 'birch'),
  };
  const [removable] = await database
    .insert(staff)
    .values({ email: 'leaving@staff.example', name: 'Kim', role: 'staff', providerId: 'alder', createdAt: shopTime })
    .returning();
  await database
    .insert(idPhotoViews)
    .values({ orderId: order.orderLogId, providerId: 'alder', action: 'seen', at: shopTime });
  const runValues = {
    providerId: 'alder',
    driverName: 'Robin',
    createdAt: shopTime,
    expiresAt: new Date(shopTime.getTime() + 12 * hour),
  };
  const [revocable] = await database
    .insert(driverRuns)
    .values({ ...runValues, tokenHash: 'revocable' })
    .returning();
  let serial = 0;
  const next = (count: number, build: (n: number) => string) =>
    Array.from({ length: count }, () => build((serial += 1)));
  const prepared: Prepared = {
    providerId: ['alder'],
    detailsId: [order.detailsId],
    orderLogId: [order.orderLogId],
    orderNumber: [order.orderNumber],
    staffId: [removable!.id],
    runId: [revocable!.id],
    role: ['staff'],
    csv: ['productVariantId,price\npod-a,31', 'productVariantId,price\npod-x,31'],
    day: ['2026-07-04'],
    open: ['09:00'],
    close: ['20:00'],
    leadtime: [30],
    timeframe: [60],
    until: ['2027-01-01T00:00:00.000Z'],
    podKey: [unlockedKey, savedKey, unlockedKey, savedKey, ...freeKeys],
    activationId: [activationId],
    alertId: [alertId],
    postalCode: ['90012'],
    batchId: [batchId],
    slug: ['blue-ridge'],
    subscriptionId: [pushId(pushEndpoint)],
    endpoint: [pushEndpoint, 'https://push.example/send/another'],
    keys: [browser.keys, createPushBrowser().keys],
    auth: [browser.keys.auth],
    placeId: [buildPlaceId(), buildPlaceId('90012', '200 N Main St')],
    slotStart: [firstSlot, nextDaySlot],
    productVariantId: ['pod-a', 'pod-b', 'pod-a', 'pod-new'],
    items: [[{ productVariantId: 'pod-a', quantity: 2, price: 30 }]],
    file: [await buildPhoto(), await buildPhoto(), svg, gif],
    email: [...next(40, (n) => `shopper${n}@shop.example`), 'owner@shop.example'],
    phoneNumber: [...next(40, (n) => `213555${String(1000 + n).slice(-4)}`), '2135550199'],
    contactPhone: ['2135550142'],
    orderType: ['delivery'],
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
    purchaseLimitGrams: [1000],
    purchaseLimitOilGrams: [1000],
    deliveryMinimumDaysInAdvance: [0],
    useRewards: [false],
    confirm: [freshEmail],
    referralCode: [referralCode],
    year: ['2026'],
    timezone: ['America/Los_Angeles'],
    near: ['90012'],
    before: ['1767225600000_00000000-0000-4000-8000-000000000000'],
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

  const fillId = (userId: string) =>
    database
      .insert(idImages)
      .values({ userId, providerId: 'alder', blobKey: randomUUID(), createdAt: shopTime })
      .onConflictDoNothing();

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
    const isStaff = path.startsWith('/v1/staff/');
    const to = /phone/.test(path)
      ? { phoneNumber: prepared.phoneNumber![serial % 40] }
      : { email: prepared.email![serial % 40] };
    serial += 1;
    const isLogin = path !== operation.path && operation.path.endsWith('/login');
    const isConfirmation = operation.path.endsWith('/execute-confirm');
    const known = (Object.keys(to) as (keyof typeof to)[]).filter((key) => body[key] !== undefined);
    const destination = isStaff
      ? { email: staffEmail }
      : isConfirmation
        ? { channel: body.channel }
        : known.length
          ? Object.fromEntries(known.map((key) => [key, body[key]]))
          : to;
    for (const register of isLogin && !isStaff ? [true, false] : [undefined]) {
      const after: Promise<unknown>[] = [];
      const request = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ ...destination, ...(register === undefined ? {} : { register }) }),
      };
      // The console's code is sent after the response.
      const asked = await api.app.request(path, request, { waitUntil: (work: Promise<unknown>) => after.push(work) });
      await Promise.all(after);
      const [latest] = api.context.outbox.list();
      const otp = asked.ok && /\d{6}/.exec(latest?.text ?? '')?.[0];
      if (!otp) continue;
      // The id of somebody else's challenge would invalidate the right code.
      const { challengeId } = codeSentSchema.parse(await asked.json());
      return { ...body, ...(isStaff && destination), otp, ...('challengeId' in body && { challengeId }) };
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

  const staffSession = async (
    member: typeof console.operator,
    values: Partial<typeof staffSessions.$inferInsert> = {},
  ) => {
    const token = await member.start();
    await database
      .update(staffSessions)
      .set({ lastUsedAt: shopTime, ...values })
      .where(eq(staffSessions.tokenHash, hashToken(token)));
    return bearer(token);
  };

  /** A round with the owner's order. */
  const runToken = async (values: Partial<typeof driverRuns.$inferInsert> = {}) => {
    const token = `run_${randomUUID()}`;
    const [run] = await database
      .insert(driverRuns)
      .values({ ...runValues, tokenHash: hashToken(token), ...values })
      .returning();
    await database.insert(driverRunOrders).values({ runId: run!.id, orderId: order.orderLogId, position: 0 });
    return bearer(token);
  };

  return {
    api,
    owner,
    other,
    prepared,
    withCode,
    signers,
    /** The same kinds for the console: an operator, staff of the shop, and staff of another dispensary. */
    staffTokens: {
      owner: () => staffSession(console.operator),
      fresh: () => staffSession(console.ofShop),
      other: () => staffSession(console.elsewhere),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('staff_not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => staffSession(console.ofShop, { lastUsedAt: new Date(shopTime.getTime() - 13 * hour) }),
      revoked: async () => {
        const headers = await staffSession(console.ofShop);
        await database
          .delete(staffSessions)
          .where(eq(staffSessions.tokenHash, hashToken(headers.authorization.slice(7))));
        return headers;
      },
    } as const,
    /** The same kinds for drivers: each good one has a round of its own. */
    runTokens: {
      owner: () => runToken(),
      fresh: () => runToken(),
      other: () => runToken({ providerId: 'birch' }),
      none: () => Promise.resolve({}),
      garbage: () => Promise.resolve(bearer('run_not-a-token')),
      odd: () => Promise.resolve({ authorization: 'Basic b3duZXI6b3duZXI=' }),
      expired: () => runToken({ expiresAt: shopTime }),
      revoked: () => runToken({ revokedAt: shopTime }),
    } as const,
    /** `authorization` headers. Each call starts a new session, because operations may end it. */
    tokens: {
      owner: () => sessionOf(owner.userId),
      /** A new account with an email address and an ID photo, and without orders, which allows deleting it. */
      fresh: async () => {
        await database.update(users).set({ email: null }).where(eq(users.email, freshEmail));
        const { userId, headers } = await api.signedIn({ email: freshEmail });
        await fillId(userId);
        return headers;
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
      await fillId(owner.userId);
      await fillId(other.userId);
      // Takes one slot, which a repeated cancellation gives back.
      await database.update(slotUsage).set({ taken: sql`${slotUsage.taken} + 1` });
      await database.update(orders).set({ status: 'PLACED' }).where(eq(orders.detailsId, order.detailsId));
      await database
        .update(providers)
        .set({ ...shop.provider, webhookUrl: null, pausedUntil: null, pauseReason: null })
        .where(eq(providers.id, 'alder'));
      await database.delete(providerExceptions);
      await database.delete(providerZones);
      await database.insert(providerZones).values({ providerId: 'alder', postalCode: '90012' });
      await database.delete(providerProducts);
      await database.insert(providerProducts).values(products);
      await database
        .update(staff)
        .set({ removedAt: null })
        .where(inArray(staff.id, [removable!.id, ...Object.values(console).map(({ member }) => member.id)]));
      await fillPods(api, owner.userId);
      await fillPush();
    },
  };
}

export type PreparedShop = Awaited<ReturnType<typeof prepareShop>>;
export type TokenKind = keyof PreparedShop['tokens'];
