import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PriceAlert, PriceAlertInput } from '../../../src/domain/account/priceAlertSchema';
import { openShop, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { createPushBrowser } from '../../../tests/fixtures/servers/pushService';
import { captureLog } from '../../../tests/fixtures/captureLog';
import { failWrites } from '../../../tests/fixtures/failWrites';
import { startMember } from '../../../tests/fixtures/builders/startMember';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { priceAlerts, watchedPrices } from '../../database/alertTables';
import { users } from '../../database/accountTables';
import { providerProducts, providers, providerZones } from '../../database/providerTables';
import { pushMessages } from '../../database/pushTables';
import { notices } from '../../database/workTables';
import { queuePriceDrops } from '../../services/alerts/prices/queuePriceDrops';
import { sendNotices } from '../../services/jobs/sendNotices';
import { suppress } from '../../services/messages/notices/suppressions';

const path = '/v1/app/user/price-alerts';
const person = { email: 'ada@shop.example', emailVerified: true };
const hour = 3_600_000;
/** 11 AM in Los Angeles. */
const noon = Date.parse('2026-07-01T18:00:00Z');
let now = noon;
const api = await setUpTestApp({ clock: () => new Date(now) });
let headers: Record<string, string>;
let alder: Shop;
beforeEach(async () => {
  now = noon;
  await api.reset();
  alder = await openShop(api);
  ({ headers } = await api.signedIn(person));
  await setPrice(4500);
  await keep('blue-ridge');
});

const inShop = (productVariantId: string, providerId = 'alder') =>
  and(eq(providerProducts.productVariantId, productVariantId), eq(providerProducts.providerId, providerId));
const setPrice = (priceCents: number, variant = 'pod-a') =>
  api.context.database.update(providerProducts).set({ priceCents }).where(inShop(variant));
const request = (url: string, method: string, body?: object) =>
  api.app.request(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const keep = (...add: string[]) => request('/v1/app/user/favorites', 'PATCH', { add, remove: [] });
async function choose(values: Partial<PriceAlertInput> = {}) {
  const response = await request(path, 'PUT', { email: true, push: false, postalCode: '90012', ...values });
  return { status: response.status, body: (await response.json()) as PriceAlert & { code?: string } };
}
const read = async () => (await (await request(path, 'GET')).json()) as PriceAlert;
async function subscribe(): Promise<void> {
  const subscription = { endpoint: 'https://push.example/send/one', keys: createPushBrowser().keys };
  await request('/v1/app/push/subscriptions', 'POST', { ...subscription, localeId: 'en-US' });
}
async function mails(): Promise<{ text: string }[]> {
  const before = api.context.outbox.list().length;
  await sendNotices(api.context);
  const all = api.context.outbox.list();
  return all.slice(0, all.length - before);
}
/** A day passes. */
async function nextDay() {
  now += 24 * hour;
  await queuePriceDrops(api.context);
  return mails();
}
async function start(values: Partial<PriceAlertInput> = {}) {
  expect((await choose(values)).status).toBe(200);
  expect([await queuePriceDrops(api.context), await mails()]).toEqual([1, []]);
}

describe('the choice', () => {
  test('is off at first, is kept, and ends with both channels', async () => {
    expect(await read()).toEqual({ email: false, push: false, postalCode: null });
    expect((await choose()).body).toEqual({ email: true, push: false, postalCode: '90012' });
    expect(await read()).toEqual({ email: true, push: false, postalCode: '90012' });
    expect((await choose({ email: false })).body).toEqual({ email: false, push: false, postalCode: null });
    expect(await api.context.database.select().from(watchedPrices)).toEqual([]);
  });

  test.each<[string, number, object, Partial<PriceAlertInput>]>([
    ['email_unverified', 409, { emailVerified: false }, {}],
    ['subscription_unknown', 404, {}, { push: true }],
    ['not_delivered', 409, {}, { postalCode: '10001' }],
    ['not_valid', 422, {}, { postalCode: 'M5V 2T6' }],
  ])('is refused: %s', async (code, status, values, body) => {
    ({ headers } = await api.signedIn({ ...person, email: 'ben@shop.example', ...values }));
    expect(await choose(body)).toMatchObject({ status, body: { code } });
    expect(await read()).toEqual({ email: false, push: false, postalCode: null });
  });

  test('can be turned off, one channel after the other, where dispensaries have stopped delivering', async () => {
    await subscribe();
    await choose({ push: true });
    await api.context.database.delete(providerZones);
    expect(await choose({ email: false, push: true })).toMatchObject({
      status: 200,
      body: { email: false, push: true },
    });
    expect(await choose({ email: true, push: true })).toMatchObject({ status: 409, body: { code: 'not_delivered' } });
    expect(await choose({ email: false })).toMatchObject({ status: 200, body: { push: false } });
  });

  test('is in the account’s data with the prices, and gone with the account', async () => {
    await start();
    const data = (await (await request('/v1/app/user/data', 'GET')).json()) as { priceAlert: object };
    expect(data.priceAlert).toMatchObject({
      postalCode: '90012',
      email: true,
      prices: [{ productVariantId: 'pod-a', price: { amount: 45, currencyCode: 'USD' } }],
    });
    expect((await request('/v1/app/user', 'DELETE', { confirm: person.email })).ok).toBe(true);
    expect(await api.context.database.select().from(priceAlerts)).toEqual([]);
    expect(await api.context.database.select().from(watchedPrices)).toEqual([]);
  });
});

describe('an email that a favorite got cheaper', () => {
  test('names both prices, the dispensary and its license, once', async () => {
    await start();
    await setPrice(3900);
    const [mail, ...more] = await nextDay();
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Blue Ridge: $39.00, before $45.00. Alder Collective, license C9-0990001-LIC.');
    expect(mail!.text).toContain('/us/en/favorites');
    expect([await nextDay(), await nextDay()]).toEqual([[], []]);
  });

  test('is one for several favorites, and none for products that are not kept', async () => {
    await keep('night-orchard');
    await start();
    await setPrice(3000);
    const other = (await api.context.database.select().from(providerProducts).where(inShop('pod-b')))[0]!;
    await setPrice(Math.floor(other.priceCents / 2), 'pod-b');
    const [mail, ...more] = await nextDay();
    expect(more).toEqual([]);
    expect(mail!.text).toMatch(/2 of your favorites cost less/);
    for (const title of ['Blue Ridge', 'Night Orchard']) expect(mail!.text).toContain(`${title}: $`);
  });

  test('is not sent about a price elsewhere, one that is out of stock, or one that was raised before', async () => {
    await start();
    const { database } = api.context;
    await database.insert(providers).values({ ...alder.provider, id: 'birch', webhookSecret: 'whsec_b', sort: 1 });
    const [row] = await database.select().from(providerProducts).where(inShop('pod-a'));
    await database.insert(providerProducts).values({ ...row!, providerId: 'birch', priceCents: 1000 });
    expect(await nextDay()).toEqual([]);
    await database.insert(providerZones).values({ providerId: 'birch', postalCode: '90012' });
    await database.update(providerProducts).set({ available: 0 }).where(inShop('pod-a', 'birch'));
    expect(await nextDay()).toEqual([]);
    await setPrice(6000);
    expect(await nextDay()).toEqual([]);
    await setPrice(4500);
    expect(await nextDay()).toEqual([]);
    await database.update(providerProducts).set({ available: 3 }).where(inShop('pod-a', 'birch'));
    expect(await nextDay()).toHaveLength(1);
  });

  test('waits for the morning, and is one however many servers look', async () => {
    await start();
    await setPrice(3900);
    now = noon + 34 * hour;
    expect([await queuePriceDrops(api.context), await mails()]).toEqual([1, []]);
    now = Date.parse('2026-07-03T15:00:00Z');
    const checked = await Promise.all([1, 2, 3].map(() => queuePriceDrops(api.context)));
    expect(checked.toSorted()).toEqual([0, 0, 1]);
    expect(await mails()).toHaveLength(1);
  });

  test('does not wait for another shopper whose check fails, which is repeated after an hour', async () => {
    const broken = await api.signedIn({ email: 'bo@shop.example', emailVerified: true });
    await start();
    const alert = {
      userId: broken.userId,
      byEmail: true,
      byPush: false,
      postalCode: '90012',
      localeId: 'en-US',
    } as const;
    await api.context.database
      .insert(priceAlerts)
      .values({ ...alert, createdAt: new Date(now), nextCheckAt: new Date(now) });
    await failWrites(
      api.context.database,
      'price_alerts',
      `NEW.user_id = '${broken.userId}' AND NEW.next_check_at > '2026-07-02T20:00:00Z'`,
    );
    await setPrice(3900);
    now += 24 * hour;
    const { log, lines } = captureLog();
    const message = "The prices of a shopper's favorites could not be compared";
    const check = () => queuePriceDrops({ ...api.context, log });
    await expect(check()).rejects.toThrow(`${message}: 1 failed`);
    expect([(await mails()).length, await check(), lines().length]).toEqual([1, 0, 1]);
    now += hour;
    await expect(check()).rejects.toThrow(message);
    expect(lines()).toMatchObject([{ msg: message }, { msg: message }]);
  });

  test('counts several sizes of a product as one favorite', async () => {
    const variants = api.context.variants.map((variant) => ({ ...variant, slug: 'blue-ridge' }));
    const context = { ...api.context, variants };
    await choose();
    await queuePriceDrops(context);
    await setPrice(3000);
    await setPrice(100, 'pod-b');
    now += 24 * hour;
    await queuePriceDrops(context);
    const [mail] = await mails();
    expect(mail!.text).toContain('One of your favorites costs less');
    for (const title of ['Blue Ridge', 'Night Orchard']) expect(mail!.text).toContain(`${title}: $`);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['has turned it off', () => choose({ email: false })],
    ['has another address', () => api.context.database.update(users).set({ email: 'new@shop.example' })],
    ['has an address that is not verified', () => api.context.database.update(users).set({ emailVerified: false })],
  ])('is dropped if the shopper %s since it was queued', async (_, change) => {
    await start();
    await setPrice(3900);
    now += 24 * hour;
    await queuePriceDrops(api.context);
    await change();
    expect(await mails()).toEqual([]);
    expect(await api.context.database.select().from(notices)).toEqual([]);
  });

  test('is not sent to an address that refuses mail', async () => {
    await start();
    await suppress(api.context, { channel: 'email', recipient: person.email }, 'bounce');
    await setPrice(3900);
    expect(await nextDay()).toEqual([]);
  });

  test('has a link, and a header for one click, that end it and leave notifications', async () => {
    await start();
    await setPrice(3900);
    now += 24 * hour;
    await queuePriceDrops(api.context);
    const [queued] = await api.context.database.select().from(notices);
    const url = queued!.unsubscribeUrl!;
    const [mail] = await mails();
    expect(mail!.text).toContain(url);
    const [sent] = await api.context.database.select().from(notices);
    expect(sent!.unsubscribeUrl).toBeNull();
    const link = url.replace(api.context.settings.siteUrl, '');
    await api.context.database.update(priceAlerts).set({ byPush: true });
    expect(await (await api.app.request(link)).text()).toContain('Stop emails about lower prices?');
    expect(await read()).toMatchObject({ email: true });
    const oneClick = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    };
    expect((await api.app.request(link.replace('price-alerts', 'stock-alerts'), oneClick)).status).toBe(404);
    expect((await api.app.request(link, oneClick)).status).toBe(200);
    expect(await read()).toEqual({ email: false, push: true, postalCode: '90012' });
  });
});

test('a notification that favorites got cheaper names no product, and leads to them', async () => {
  await subscribe();
  await start({ email: false, push: true, localeId: 'fr-CA' });
  await setPrice(3900);
  expect(await nextDay()).toEqual([]);
  const [message] = await api.context.database.select().from(pushMessages);
  expect(JSON.parse(message!.text)).toEqual({
    tag: 'prices',
    title: 'Un favori coûte moins cher',
    body: 'Voyez les nouveaux prix des dispensaires qui livrent au 90012.',
    lang: 'fr-CA',
    url: '/ca/fr/favorites',
    badge: 0,
  });
});

test('D-26 a member’s favorites are compared every hour, and everybody else’s once a day', async () => {
  await start();
  await setPrice(4000);
  now += hour;
  expect([await queuePriceDrops(api.context), await mails()]).toEqual([0, []]);
  const [user] = await api.context.database.select().from(users);
  await startMember(api.context.database, user!.id, new Date(now));
  expect(await nextDay()).toHaveLength(1);
  await setPrice(3500);
  now += hour - 1;
  expect(await queuePriceDrops(api.context)).toBe(0);
  now += 1;
  expect([await queuePriceDrops(api.context), (await mails()).length]).toEqual([1, 1]);
});

test('D-26 a new member’s favorites are compared at once, not only the next day', async () => {
  await start();
  await setPrice(4000);
  now += hour;
  expect((await request('/v1/app/membership/trial', 'POST', {})).status).toBe(200);
  expect([await queuePriceDrops(api.context), (await mails()).length]).toEqual([1, 1]);
});
