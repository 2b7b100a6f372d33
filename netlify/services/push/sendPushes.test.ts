import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPushService } from '../../../tests/fixtures/servers/pushService';
import { openPushShop } from '../../../tests/fixtures/builders/pushShop';
import { openShop, placed, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { wideLimits } from '../../../tests/fixtures/wideLimits';
import { localeOf } from '../../../src/domain/region/locales';
import type { Order } from '../../../src/domain/order/orderSchema';
import { pushMessages } from '../../database/pushTables';
import { maxTries, retryDelayMs } from '../sending/retryState';
import { sendPushes } from './sendPushes';

const nothing = { sent: 0, gone: 0, failed: 0, dead: 0 };
const day = 86_400_000;

let now = shopTime;
let app: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let shop: Shop;
let push: ReturnType<typeof openPushShop>;
beforeAll(async () => {
  service = await openPushService();
  app = await openTestApp({ clock: () => now, fairLimits: wideLimits });
});
afterAll(async () => {
  await app.close();
  await service.close();
});
beforeEach(async () => {
  await app.reset();
  service.reset();
  now = shopTime;
  shop = await openShop(app);
  push = openPushShop(app, service);
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const send = () => sendPushes(push.context);
async function openOrder() {
  const shopper = await shop.shopper();
  const order = await placed(shop.place(shopper.headers));
  return { shopper, order };
}
const pathOf = ({ detailsPagePath }: Order, prefix: string) => prefix + detailsPagePath;

describe('S2-18 an order update', () => {
  test('S2-18 D-14 reaches each of the shopper’s browsers once, in its language, without items or address', async () => {
    const { shopper, order } = await openOrder();
    const english = await push.subscribe(shopper, 'en');
    const french = await push.subscribe(shopper, 'fr', 'fr-CA');
    await push.subscribe(await shop.shopper(), 'stranger');
    await shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, sent: 2 });
    expect(await send()).toEqual(nothing);
    const number = order.orderNumber;
    expect(service.readBy('en', english)).toEqual([
      {
        tag: order.orderLogId,
        title: `Order ${number}: Accepted`,
        body: 'The dispensary will pack it for your delivery window.',
        lang: 'en-US',
        url: pathOf(order, localeOf('en-US').prefix),
        badge: 1,
      },
    ]);
    expect(service.readBy('fr', french)).toMatchObject([
      { title: `Commande ${number}\u00a0: Acceptée`, lang: 'fr-CA', url: pathOf(order, '/ca/fr') },
    ]);
    expect(service.received).toHaveLength(2);
    expect(service.received[0]!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: order.orderLogId.replaceAll('-', ''),
    });
    const texts = JSON.stringify([...service.readBy('en', english), ...service.readBy('fr', french)]);
    for (const secret of [order.deliveryAddress.addressOne, order.items[0]!.title, 'Ada', order.provider.name])
      expect(texts).not.toContain(secret);
  });

  test('S2-18 is not sent for the shopper’s own actions, but is when the dispensary declines', async () => {
    const { shopper, order } = await openOrder();
    const other = await placed(shop.place(shopper.headers));
    const browser = await push.subscribe(shopper, 'one');
    await app.app.request(`/v1/app/orders/alder/${order.detailsId}/cancel`, {
      method: 'POST',
      headers: shopper.headers,
    });
    expect(await push.messages()).toEqual([]);
    await shop.move(other, 'DECLINED', 'No driver today, Ada');
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    const [said] = service.readBy('one', browser);
    expect(said).toMatchObject({ title: expect.stringMatching(/: Declined$/), badge: 1 });
    expect(JSON.stringify(said)).not.toContain('No driver');
  });

  test('S2-18 is not queued for a refused move or sent after a rollback', async () => {
    const { shopper, order } = await openOrder();
    await push.subscribe(shopper, 'one');
    expect((await shop.move(order, 'COMPLETED')).status).toBe(409);
    expect(await push.messages()).toEqual([]);
  });

  test('S2-18 has a badge that counts this order and open orders that a dispensary has moved', async () => {
    const { shopper, order } = await openOrder();
    const [second, third] = [await placed(shop.place(shopper.headers)), await placed(shop.place(shopper.headers))];
    await placed(shop.place((await shop.shopper()).headers));
    const browser = await push.subscribe(shopper, 'one');
    await shop.move(order, 'ACCEPTED');
    await shop.move(second, 'ACCEPTED');
    await shop.move(third, 'DECLINED', 'Closed');
    await send();
    // One for each other order, so that none replaced another.
    expect(
      service
        .readBy('one', browser)
        .map(({ badge }) => badge)
        .toSorted(),
    ).toEqual([1, 2, 3]);
    await shop.move(order, 'PACKED');
    await send();
    // The declined order is no longer open.
    expect(service.readBy('one', browser).at(-1)?.badge).toBe(2);
  });

  test('S2-18 replaces a pending one about an earlier status', async () => {
    const { shopper, order } = await openOrder();
    const browser = await push.subscribe(shopper, 'one');
    service.status = 503;
    await shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, failed: 1 });
    await shop.move(order, 'PACKED');
    service.status = 201;
    service.received.length = 0;
    later(day / 2);
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(service.readBy('one', browser)).toMatchObject([{ title: expect.stringMatching(/: Packed$/) }]);
  });

  test('S2-18 is sent once by concurrent runs of several processes', async () => {
    const { shopper, order } = await openOrder();
    const names = Array.from({ length: 8 }, (_, at) => `browser-${at}`);
    for (const name of names) await push.subscribe(shopper, name);
    await shop.move(order, 'ACCEPTED');
    service.answerAfter = 50;
    const rounds = await Promise.all(Array.from({ length: 3 }, send));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(names.length);
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(names.map((name) => `/send/${name}`));
  });
});

test('S2-18 D-14 orders move while browsers subscribe, unsubscribe and expire concurrently', async () => {
  const shopper = await shop.shopper();
  const other = await app.signedIn();
  const orders: Order[] = [];
  for (let at = 0; at < 4; at += 1) orders.push(await placed(shop.place(shopper.headers)));
  for (const name of ['a', 'b', 'c', 'd']) await push.subscribe(shopper, name);
  service.status = 410;
  const logout = () => app.app.request('/v1/app/user/logout', { method: 'DELETE', headers: other.headers });
  const moves = orders.map((order) => shop.move(order, 'ACCEPTED'));
  const taken = [push.subscribe(other, 'a'), push.subscribe(other, 'b'), push.subscribe(shopper, 'c')];
  await Promise.all([...taken, send(), send(), ...moves]);
  await Promise.all([logout(), ...orders.map((order) => shop.move(order, 'PACKED')), send(), send()]);
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const owners = new Set((await push.subscriptions()).map(({ userId }) => userId));
  expect(owners.has(other.userId)).toBe(false);
  later(day);
  await send();
  expect((await push.messages()).filter(({ sentAt, deadAt }) => !sentAt && !deadAt)).toEqual([]);
});

describe('S2-18 push service responses', () => {
  test.each([404, 410])('%i means that the browser is gone: the subscription is deleted', async (status) => {
    const { shopper, order } = await openOrder();
    const kept = await push.subscribe(shopper, 'kept');
    await shop.move(order, 'ACCEPTED');
    await send();
    await push.subscribe(shopper, 'gone');
    await shop.move(order, 'PACKED');
    await app.context.database
      .update(pushMessages)
      .set({ nextAt: new Date(now.getTime() + 1e6) })
      .where(eq(pushMessages.subscriptionId, kept.id));
    service.status = status;
    expect(await send()).toEqual({ ...nothing, gone: 1 });
    expect((await push.subscriptions()).map(({ id }) => id)).toEqual([kept.id]);
    expect((await push.messages()).map(({ subscriptionId }) => subscriptionId)).toEqual([kept.id, kept.id]);
  });

  test.each([429, 500])('%i is retried with growing delays until the push is accepted, once', async (status) => {
    const { shopper, order } = await openOrder();
    const browser = await push.subscribe(shopper, 'one');
    service.status = status;
    await shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, failed: 1 });
    for (const attempt of [1, 2]) {
      later(retryDelayMs(attempt) - 1);
      expect(await send()).toEqual(nothing);
      later(1);
      expect(await send()).toEqual({ ...nothing, failed: 1 });
    }
    expect(await push.messages()).toMatchObject([
      { attempts: 3, lastError: `the push service responded with ${status}` },
    ]);
    service.status = 201;
    later(retryDelayMs(3));
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(await push.messages()).toMatchObject([{ attempts: 4, text: '', lastError: null, sentAt: now }]);
    expect(service.readBy('one', browser)).toHaveLength(4);
    expect(await push.subscriptions()).toHaveLength(1);
  });

  test('Retry-After is respected', async () => {
    const { shopper, order } = await openOrder();
    await push.subscribe(shopper, 'one');
    Object.assign(service, { status: 429, headers: { 'retry-after': '300' } });
    await shop.move(order, 'ACCEPTED');
    await send();
    later(299_999);
    expect(await send()).toEqual(nothing);
    later(1);
    expect(await send()).toEqual({ ...nothing, failed: 1 });
  });

  test('a rejected push is not retried, and neither endpoint nor secret is logged', async () => {
    const { shopper, order } = await openOrder();
    const browser = await push.subscribe(shopper, 'hidden-name');
    const warn = vi.spyOn(push.context.log, 'warn');
    service.status = 403;
    await shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, dead: 1 });
    later(1e6);
    expect(await send()).toEqual(nothing);
    expect(await push.subscriptions()).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Gave up on push messages/), { job: 'pushes', count: 1 }],
    ]);
    const rows = JSON.stringify([await push.messages(), await push.subscriptions()]);
    for (const secret of ['hidden-name', '127.0.0.1', browser.keys.auth, browser.keys.p256dh])
      expect(rows).not.toContain(secret);
  });

  test('a service unreachable for a day is given up, because the update is outdated', async () => {
    const { shopper, order } = await openOrder();
    await push.subscribe(shopper, 'one');
    service.status = 500;
    await shop.move(order, 'ACCEPTED');
    let tries = 0;
    while (now.getTime() - shopTime.getTime() < day) {
      const { failed } = await send();
      tries += failed;
      later(3_600_000);
    }
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(maxTries);
    later(day);
    service.status = 201;
    service.received.length = 0;
    expect(await send()).toEqual({ ...nothing, dead: 1 });
    expect(service.received).toEqual([]);
    expect(await push.messages()).toMatchObject([{ lastError: 'older than a day', deadAt: now }]);
  });
});

test('S2-18 without keys nothing is sent, and orders still move', async () => {
  const { shopper, order } = await openOrder();
  await push.subscribe(shopper, 'one');
  expect((await shop.move(order, 'ACCEPTED')).status).toBe(200);
  expect(await sendPushes({ ...push.context, push: null })).toEqual(nothing);
  expect(service.received).toEqual([]);
});

test('a subscription that can no longer be decrypted is deleted', async () => {
  const { shopper, order } = await openOrder();
  await push.subscribe(shopper, 'one');
  await shop.move(order, 'ACCEPTED');
  const settings = { ...push.context.settings, idImageKey: '1e'.repeat(32) };
  expect(await sendPushes({ ...push.context, settings })).toEqual({ ...nothing, gone: 1 });
  expect(await push.subscriptions()).toEqual([]);
});

test('an aborted run sends nothing more', async () => {
  const { shopper, order } = await openOrder();
  await push.subscribe(shopper, 'one');
  await shop.move(order, 'ACCEPTED');
  expect(await sendPushes(push.context, AbortSignal.abort())).toEqual(nothing);
  expect(await push.messages()).toMatchObject([{ attempts: 0, sentAt: null }]);
});
