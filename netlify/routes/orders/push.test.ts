import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPushBrowser } from '../../../tests/fixtures/servers/pushService';
import { openShop, placed, read, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, testSettings, type TestApp } from '../../../tests/fixtures/testApp';
import type { PushSubscriptionKeys } from '../../../src/domain/order/pushSubscriptionSchema';
import { orderEvents } from '../../database/orderTables';
import { pushMessages, pushSubscriptions } from '../../database/pushTables';
import { users } from '../../database/accountTables';
import { pushId } from '../../services/push/pushSubscription';
import { runUpkeep } from '../../services/upkeep/runUpkeep';
import { createApp } from '../app';

const base = '/v1/app/push';
let now = shopTime;
let api: TestApp;
let shop: Shop;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  shop = await openShop(api);
});

type Headers = Record<string, string>;
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const buildSubscription = (name: string): PushSubscriptionKeys => ({
  endpoint: `https://push.example/send/${name}`,
  keys: createPushBrowser().keys,
});
const post = (path: string, body: unknown, headers: Headers = {}) =>
  api.app.request(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const subscribe = (headers: Headers, subscription: object = buildSubscription('one'), localeId = 'en-US') =>
  post('/subscriptions', { ...subscription, localeId }, headers);
const remove = (headers: Headers, id: string) =>
  api.app.request(`${base}/subscriptions/${id}`, { method: 'DELETE', headers });
const rows = () => api.context.database.select().from(pushSubscriptions);
const messages = () => api.context.database.select().from(pushMessages);

describe('S2-18 the public key', () => {
  test('S2-18 is returned when signed in; null when push is off, and subscribing is then refused', async () => {
    const { headers } = await api.signedIn();
    const answer = await api.app.request(`${base}/key`, { headers });
    expect(await answer.json()).toEqual({ publicKey: api.context.settings.vapid!.publicKey });
    const off = createApp({ ...api.context, push: null });
    expect(await (await off.request(`${base}/key`, { headers })).json()).toEqual({ publicKey: null });
    const asked = off.request(`${base}/subscriptions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ ...buildSubscription('one'), localeId: 'en-US' }),
    });
    expect(await read(asked)).toMatchObject({ status: 409, body: { code: 'push_off' } });
    expect(testSettings({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' }).vapid).toBeNull();
  });

  test('S6-03 every call needs a token except the renewal, which needs a secret', async () => {
    expect((await api.app.request(`${base}/key`)).status).toBe(401);
    expect((await subscribe({})).status).toBe(401);
    expect((await remove({}, 'a')).status).toBe(401);
  });
});

describe('S2-18 subscribing', () => {
  test('S2-18 stores the browser encrypted, and repeating it refreshes the subscription', async () => {
    const { headers, userId } = await api.signedIn();
    const subscription = buildSubscription('one');
    const { status, body } = await read(subscribe(headers, subscription));
    expect([status, body]).toEqual([200, { id: pushId(subscription.endpoint) }]);
    later(60_000);
    expect((await subscribe(headers, subscription, 'fr-CA')).status).toBe(200);
    const [row, ...rest] = await rows();
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ userId, localeId: 'fr-CA', createdAt: shopTime, confirmedAt: now });
    for (const secret of ['push.example', subscription.keys.auth, subscription.keys.p256dh])
      expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('S2-18 an account’s eleventh browser replaces the one seen longest ago', async () => {
    const { headers } = await api.signedIn();
    const stranger = await api.signedIn();
    await subscribe(stranger.headers, buildSubscription('strange'));
    const all = Array.from({ length: 11 }, (_, at) => buildSubscription(`n${at}`));
    for (const each of all.slice(0, 10)) {
      later(1000);
      await subscribe(headers, each);
    }
    later(1000);
    await subscribe(headers, all[0]);
    later(1000);
    await subscribe(headers, all[10]);
    const ids = (await rows()).map(({ id }) => id);
    expect(ids).toHaveLength(11);
    expect(ids).not.toContain(pushId(all[1]!.endpoint));
    expect(ids).toEqual(expect.arrayContaining([all[0]!, all[10]!].map(({ endpoint }) => pushId(endpoint))));
  });

  test('S2-18 a browser moves from another account to this one, without its pending messages', async () => {
    const first = await shop.shopper();
    const second = await api.signedIn();
    const subscription = buildSubscription('one');
    await subscribe(first.headers, subscription);
    const order = await placed(shop.place(first.headers));
    await shop.move(order, 'ACCEPTED');
    expect(await messages()).toHaveLength(1);
    await subscribe(second.headers, subscription);
    expect(await rows()).toMatchObject([{ userId: second.userId }]);
    expect(await messages()).toEqual([]);
    await shop.move(order, 'PACKED');
    expect(await messages()).toEqual([]);
  });

  test('S2-18 by two accounts concurrently leaves one owner', async () => {
    const [a, b] = [await api.signedIn(), await api.signedIn()];
    const subscription = buildSubscription('one');
    const answers = await Promise.all([a, b, a, b].map(({ headers }) => subscribe(headers, subscription)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  const good = buildSubscription('one');
  test.each<[string, object, string]>([
    ['http', { endpoint: 'http://push.example/1' }, 'endpoint'],
    ['this machine', { endpoint: 'https://127.0.0.1/1' }, 'endpoint'],
    ['a private network', { endpoint: 'https://192.168.1.7/1' }, 'endpoint'],
    ['metadata of a host', { endpoint: 'https://169.254.169.254/latest' }, 'endpoint'],
    ['another port', { endpoint: 'https://push.example:5432/' }, 'endpoint'],
    ['no address', { endpoint: 'push' }, 'endpoint'],
    ['a long address', { endpoint: `https://push.example/${'a'.repeat(1000)}` }, 'endpoint'],
    ['no point', { keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }, 'keys.p256dh'],
    ['a short key', { keys: { ...good.keys, p256dh: 'BA' } }, 'keys.p256dh'],
    ['no secret', { keys: { p256dh: good.keys.p256dh } }, 'keys.auth'],
    ['more than is asked', { expirationTime: null }, ''],
    ['no locale of ours', { localeId: 'de-DE' }, 'localeId'],
  ])('D-30 %s is not valid', async (_, part, path) => {
    const { headers } = await api.signedIn();
    const { status, body } = await read(post('/subscriptions', { ...good, localeId: 'en-US', ...part }, headers));
    expect([status, body.code]).toEqual([422, 'not_valid']);
    expect(body.errors!.map((error) => error.path)).toContain(path);
    expect(await rows()).toEqual([]);
  });

  test('D-30 a body that is too long is refused before it is read', async () => {
    const { headers } = await api.signedIn();
    const answer = await subscribe(headers, { ...good, endpoint: 'a'.repeat(20_000) });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, 'too_large']);
  });
});

describe('S2-18 unsubscribing', () => {
  test('S2-18 stops messages to the browser, pending ones too; repeating it gives a 404', async () => {
    const { headers } = await shop.shopper();
    const { endpoint, keys } = buildSubscription('one');
    await subscribe(headers, { endpoint, keys });
    await shop.move(await placed(shop.place(headers)), 'ACCEPTED');
    expect((await remove(headers, pushId(endpoint))).status).toBe(204);
    expect([await rows(), await messages()]).toEqual([[], []]);
    expect(await read(remove(headers, pushId(endpoint)))).toMatchObject({
      status: 404,
      body: { code: 'subscription_unknown' },
    });
  });

  test('D-32 another shopper’s browser is unknown', async () => {
    const subscription = buildSubscription('one');
    await subscribe((await api.signedIn()).headers, subscription);
    const other = await api.signedIn();
    expect((await remove(other.headers, pushId(subscription.endpoint))).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['/v1/app/user/logout', '/v1/app/user/sessions'])(
    'D-22 signing out with %s ends it, with pending messages',
    async (path) => {
      const { headers } = await shop.shopper();
      await subscribe(headers);
      await shop.move(await placed(shop.place(headers)), 'ACCEPTED');
      expect((await api.app.request(path, { method: 'DELETE', headers })).status).toBe(204);
      expect([await rows(), await messages()]).toEqual([[], []]);
    },
  );

  test('D-22 deleting an account deletes its subscriptions', async () => {
    const { headers, userId } = await api.signedIn();
    await subscribe(headers);
    await api.context.database.delete(users).where(eq(users.id, userId));
    expect(await rows()).toEqual([]);
  });

  test('upkeep deletes subscriptions unused for ninety days, and push messages after a week', async () => {
    const { headers } = await shop.shopper();
    await subscribe(headers);
    await shop.move(await placed(shop.place(headers)), 'ACCEPTED');
    later(7 * 86_400_000 - 1);
    await runUpkeep(api.context);
    expect([(await rows()).length, (await messages()).length]).toEqual([1, 1]);
    later(2);
    await runUpkeep(api.context);
    expect([(await rows()).length, (await messages()).length]).toEqual([1, 0]);
    await api.context.database
      .update(pushSubscriptions)
      .set({ confirmedAt: new Date(now.getTime() - 90 * 86_400_001) });
    await runUpkeep(api.context);
    expect(await rows()).toEqual([]);
  });
});

describe('S2-18 a subscription renewed by the browser', () => {
  const renew = (old: PushSubscriptionKeys, subscription: object, auth = old.keys.auth) =>
    post('/renewals', { endpoint: old.endpoint, auth, subscription });

  test('S2-18 receives messages, including pending ones', async () => {
    const { headers, userId } = await shop.shopper();
    const [old, renewed] = [buildSubscription('old'), buildSubscription('new')];
    await subscribe(headers, old, 'fr-CA');
    await shop.move(await placed(shop.place(headers)), 'ACCEPTED');
    expect((await renew(old, renewed)).status).toBe(204);
    const id = pushId(renewed.endpoint);
    expect(await rows()).toMatchObject([{ id, userId, localeId: 'fr-CA' }]);
    expect(await messages()).toMatchObject([{ subscriptionId: id, sentAt: null }]);
    expect((await renew(old, renewed)).status).toBe(404);
  });

  test('with new keys at the same endpoint stays one subscription', async () => {
    const { headers } = await api.signedIn();
    const old = buildSubscription('one');
    await subscribe(headers, old);
    const [before] = await rows();
    expect((await renew(old, buildSubscription('one'))).status).toBe(204);
    const [after, ...rest] = await rows();
    expect(rest).toEqual([]);
    expect(after!.sealed).not.toBe(before!.sealed);
  });

  test('is accepted only with the old one’s secret', async () => {
    const { headers } = await api.signedIn();
    const old = buildSubscription('one');
    await subscribe(headers, old);
    const before = await rows();
    for (const auth of [createPushBrowser().keys.auth, '', 'é'.repeat(22)])
      expect(await read(renew(old, buildSubscription('new'), auth))).toMatchObject({
        status: 404,
        body: { code: 'subscription_unknown' },
      });
    expect((await renew(buildSubscription('unknown'), buildSubscription('new'))).status).toBe(404);
    expect((await renew(old, { ...old, endpoint: 'https://10.0.0.1/' })).status).toBe(422);
    expect(await rows()).toEqual(before);
  });

  test('D-21 too many tries give a 429', async () => {
    const consume = vi.spyOn(api.context.limits, 'consume');
    const body = { endpoint: 'https://push.example/x', auth: 'a', subscription: buildSubscription('new') };
    for (let at = 0; at < 300; at += 1)
      await api.context.limits.consume({ name: 'push-renewals', points: 300, seconds: 3600 }, 'unknown');
    const answer = await post('/renewals', body);
    expect([answer.status, Boolean(answer.headers.get('retry-after'))]).toEqual([429, true]);
    expect(consume).toHaveBeenLastCalledWith({ name: 'push-renewals', points: 300, seconds: 3600 }, 'unknown');
  });
});

test('D-14 a move by the dispensary and its push message are stored together or not at all', async () => {
  const { headers } = await shop.shopper();
  await subscribe(headers);
  const order = await placed(shop.place(headers));
  const broken = { ...order, detailsId: 'not-there' };
  expect((await shop.move(broken, 'ACCEPTED')).status).toBe(404);
  expect(await messages()).toEqual([]);
  expect((await shop.move(order, 'ACCEPTED')).status).toBe(200);
  const events = await api.context.database.select().from(orderEvents);
  expect([events.length, (await messages()).length]).toEqual([2, 1]);
});
