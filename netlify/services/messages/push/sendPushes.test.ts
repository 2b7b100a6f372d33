import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { placed } from '../../../../tests/fixtures/builders/orderShop';
import { setUpPushShop } from '../../../../tests/fixtures/builders/setUpPushShop';
import { localeOf } from '../../../../src/domain/region/locales';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { pushSubscriptions } from '../../../database/pushTables';
import { jobs } from '../../jobs/jobs';
import { sendPushes } from './sendPushes';

const nothing = { sent: 0, gone: 0, failed: 0, dead: 0, postponed: 0 };
const day = 86_400_000;

const suite = setUpPushShop();

const later = (milliseconds: number) => {
  suite.now = new Date(suite.now.getTime() + milliseconds);
};
const send = () => sendPushes(suite.push.context);
async function openOrder() {
  const shopper = await suite.shop.shopper();
  const order = await placed(suite.shop.place(shopper.headers));
  return { shopper, order };
}
const orderPath = ({ detailsPagePath }: Order, prefix: string) => prefix + detailsPagePath;

describe('S2-18 an order update', () => {
  test('S2-18 D-14 reaches each of the shopper’s browsers once, in its language, without items or address', async () => {
    const { shopper, order } = await openOrder();
    const english = await suite.push.subscribe(shopper, 'en');
    const french = await suite.push.subscribe(shopper, 'fr', 'fr-CA');
    await suite.push.subscribe(await suite.shop.shopper(), 'stranger');
    await suite.shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, sent: 2 });
    expect(await send()).toEqual(nothing);
    const number = order.orderNumber;
    expect(suite.service.readBy('en', english)).toEqual([
      {
        tag: order.orderLogId,
        title: `Order ${number}: Accepted`,
        body: 'The dispensary will pack it for your delivery window.',
        lang: 'en-US',
        url: orderPath(order, localeOf('en-US').prefix),
        badge: 1,
      },
    ]);
    expect(suite.service.readBy('fr', french)).toMatchObject([
      { title: `Commande ${number}\u00a0: Acceptée`, lang: 'fr-CA', url: orderPath(order, '/ca/fr') },
    ]);
    expect(suite.service.received).toHaveLength(2);
    expect(suite.service.received[0]!.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      topic: order.orderLogId.replaceAll('-', ''),
    });
    const texts = JSON.stringify([...suite.service.readBy('en', english), ...suite.service.readBy('fr', french)]);
    for (const secret of [order.deliveryAddress.addressOne, order.items[0]!.title, 'Ada', order.provider.name])
      expect(texts).not.toContain(secret);
  });

  test('S2-18 S2-74 also says that the order is late, as soon as the job for updates finds it', async () => {
    const { shopper, order } = await openOrder();
    const browser = await suite.push.subscribe(shopper, 'one');
    suite.now = new Date(Date.parse(order.slot.end) + 11 * 60_000);
    for (let round = 0; round < 2; round += 1)
      await jobs.updates.work(suite.push.context, new AbortController().signal);
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(suite.service.readBy('one', browser)).toMatchObject([
      { tag: order.orderLogId, title: `Order ${order.orderNumber}: Running late` },
    ]);
  });

  test('S2-18 is not sent for the shopper’s own actions, but is when the dispensary declines', async () => {
    const { shopper, order } = await openOrder();
    const other = await placed(suite.shop.place(shopper.headers));
    const browser = await suite.push.subscribe(shopper, 'one');
    await suite.app.app.request(`/v1/app/orders/alder/${order.detailsId}/cancel`, {
      method: 'POST',
      headers: shopper.headers,
    });
    expect(await suite.push.messages()).toEqual([]);
    await suite.shop.move(other, 'DECLINED', 'No driver today, Ada');
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    const [message] = suite.service.readBy('one', browser);
    expect(message).toMatchObject({ title: expect.stringMatching(/: Declined$/), badge: 1 });
    expect(JSON.stringify(message)).not.toContain('No driver');
  });

  test('S2-18 is not queued for a refused move or sent after a rollback', async () => {
    const { shopper, order } = await openOrder();
    await suite.push.subscribe(shopper, 'one');
    expect((await suite.shop.move(order, 'COMPLETED')).status).toBe(409);
    expect(await suite.push.messages()).toEqual([]);
  });

  test('S2-18 has a badge that counts this order and open orders that a dispensary has moved', async () => {
    const { shopper, order } = await openOrder();
    const [second, third] = [
      await placed(suite.shop.place(shopper.headers)),
      await placed(suite.shop.place(shopper.headers)),
    ];
    await placed(suite.shop.place((await suite.shop.shopper()).headers));
    const browser = await suite.push.subscribe(shopper, 'one');
    await suite.shop.move(order, 'ACCEPTED');
    await suite.shop.move(second, 'ACCEPTED');
    await suite.shop.move(third, 'DECLINED', 'Closed');
    await send();
    expect(
      suite.service
        .readBy('one', browser)
        .map(({ badge }) => badge)
        .toSorted(),
    ).toEqual([1, 2, 3]);
    await suite.shop.move(order, 'PACKED');
    await send();
    expect(suite.service.readBy('one', browser).at(-1)?.badge).toBe(2);
  });

  test('S2-18 replaces a pending one about an earlier status', async () => {
    const { shopper, order } = await openOrder();
    const browser = await suite.push.subscribe(shopper, 'one');
    suite.service.status = 503;
    await suite.shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, failed: 1 });
    await suite.shop.move(order, 'PACKED');
    suite.service.status = 201;
    suite.service.received.length = 0;
    later(day / 2);
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(suite.service.readBy('one', browser)).toMatchObject([{ title: expect.stringMatching(/: Packed$/) }]);
  });

  test('S2-18 is sent once by concurrent runs of several processes', async () => {
    const { shopper, order } = await openOrder();
    const names = Array.from({ length: 8 }, (_, index) => `browser-${index}`);
    for (const name of names) await suite.push.subscribe(shopper, name);
    await suite.shop.move(order, 'ACCEPTED');
    suite.service.answerAfter = 50;
    const rounds = await Promise.all(Array.from({ length: 3 }, send));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(names.length);
    expect(suite.service.received.map(({ path }) => path).toSorted()).toEqual(names.map((name) => `/send/${name}`));
  });
});

test('S2-18 D-14 orders move while browsers subscribe, unsubscribe and expire concurrently', async () => {
  const shopper = await suite.shop.shopper();
  const other = await suite.app.signedIn();
  const orders: Order[] = [];
  for (let index = 0; index < 4; index += 1) orders.push(await placed(suite.shop.place(shopper.headers)));
  for (const name of ['a', 'b', 'c', 'd']) await suite.push.subscribe(shopper, name);
  suite.service.status = 410;
  const logout = () => suite.app.app.request('/v1/app/user/logout', { method: 'DELETE', headers: other.headers });
  const moves = orders.map((order) => suite.shop.move(order, 'ACCEPTED'));
  const messages = [
    suite.push.subscribe(other, 'a'),
    suite.push.subscribe(other, 'b'),
    suite.push.subscribe(shopper, 'c'),
  ];
  await Promise.all([...messages, send(), send(), ...moves]);
  await Promise.all([logout(), ...orders.map((order) => suite.shop.move(order, 'PACKED')), send(), send()]);
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const owners = new Set((await suite.push.subscriptions()).map(({ userId }) => userId));
  expect(owners.has(other.userId)).toBe(false);
  later(day);
  await send();
  expect((await suite.push.messages()).filter(({ sentAt, deadAt }) => !sentAt && !deadAt)).toEqual([]);
});

test('S2-18 without keys nothing is sent, and orders still move', async () => {
  const { shopper, order } = await openOrder();
  await suite.push.subscribe(shopper, 'one');
  expect((await suite.shop.move(order, 'ACCEPTED')).status).toBe(200);
  expect(await sendPushes({ ...suite.push.context, push: null })).toEqual(nothing);
  expect(suite.service.received).toEqual([]);
});

test('a damaged subscription is deleted', async () => {
  const { shopper, order } = await openOrder();
  await suite.push.subscribe(shopper, 'one');
  await suite.shop.move(order, 'ACCEPTED');
  await suite.push.context.database
    .update(pushSubscriptions)
    .set({ sealed: sql`left(${pushSubscriptions.sealed}, 60)` });
  expect(await send()).toEqual({ ...nothing, gone: 1 });
  expect(await suite.push.subscriptions()).toEqual([]);
});

test('a subscription whose key is missing stays, and gets the message once the key is back', async () => {
  const { shopper, order } = await openOrder();
  await suite.push.subscribe(shopper, 'one');
  await suite.shop.move(order, 'ACCEPTED');
  const settings = { ...suite.push.context.settings, idImageKey: '1e'.repeat(32) };
  expect(await sendPushes({ ...suite.push.context, settings })).toEqual({ ...nothing, failed: 1 });
  expect(await suite.push.messages()).toMatchObject([{ lastError: expect.stringContaining('ID_IMAGE_KEY_PREVIOUS') }]);
  later(day / 4);
  expect(await send()).toEqual({ ...nothing, sent: 1 });
});

test('an aborted run sends nothing more', async () => {
  const { shopper, order } = await openOrder();
  await suite.push.subscribe(shopper, 'one');
  await suite.shop.move(order, 'ACCEPTED');
  expect(await sendPushes(suite.push.context, AbortSignal.abort())).toEqual(nothing);
  expect(await suite.push.messages()).toMatchObject([{ attempts: 0, sentAt: null }]);
});
