import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { setUpPushShop } from '../../../../tests/fixtures/builders/setUpPushShop';
import { pushMessages } from '../../../database/pushTables';
import { maxAttempts, retryDelayMs } from '../sending/nextRetryState';
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

describe('S2-18 push service responses', () => {
  test.each([404, 410])('%i means that the browser is gone: the subscription is deleted', async (status) => {
    const { shopper, order } = await openOrder();
    const keptSubscription = await suite.push.subscribe(shopper, 'kept');
    await suite.shop.move(order, 'ACCEPTED');
    await send();
    await suite.push.subscribe(shopper, 'gone');
    await suite.shop.move(order, 'PACKED');
    await suite.app.context.database
      .update(pushMessages)
      .set({ nextAt: new Date(suite.now.getTime() + 1e6) })
      .where(eq(pushMessages.subscriptionId, keptSubscription.id));
    suite.service.status = status;
    expect(await send()).toEqual({ ...nothing, gone: 1 });
    expect((await suite.push.subscriptions()).map(({ id }) => id)).toEqual([keptSubscription.id]);
    expect((await suite.push.messages()).map(({ subscriptionId }) => subscriptionId)).toEqual([
      keptSubscription.id,
      keptSubscription.id,
    ]);
  });

  test.each([429, 500])('%i is retried with growing delays until the push is accepted, once', async (status) => {
    const { shopper, order } = await openOrder();
    const browser = await suite.push.subscribe(shopper, 'one');
    suite.service.status = status;
    await suite.shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, failed: 1 });
    for (const attempt of [1, 2]) {
      later(retryDelayMs(attempt) - 1);
      expect(await send()).toEqual(nothing);
      later(1);
      expect(await send()).toEqual({ ...nothing, failed: 1 });
    }
    expect(await suite.push.messages()).toMatchObject([
      { attempts: 3, lastError: `the push service responded with ${status}` },
    ]);
    suite.service.status = 201;
    later(retryDelayMs(3));
    expect(await send()).toEqual({ ...nothing, sent: 1 });
    expect(await suite.push.messages()).toMatchObject([{ attempts: 4, text: '', lastError: null, sentAt: suite.now }]);
    expect(suite.service.readBy('one', browser)).toHaveLength(4);
    expect(await suite.push.subscriptions()).toHaveLength(1);
  });

  test('Retry-After is respected', async () => {
    const { shopper, order } = await openOrder();
    await suite.push.subscribe(shopper, 'one');
    Object.assign(suite.service, { status: 429, headers: { 'retry-after': '300' } });
    await suite.shop.move(order, 'ACCEPTED');
    await send();
    later(299_999);
    expect(await send()).toEqual(nothing);
    later(1);
    expect(await send()).toEqual({ ...nothing, failed: 1 });
  });

  test('a rejected push is not retried, and neither endpoint nor secret is logged', async () => {
    const { shopper, order } = await openOrder();
    const browser = await suite.push.subscribe(shopper, 'hidden-name');
    const warn = vi.spyOn(suite.push.context.log, 'warn');
    suite.service.status = 403;
    await suite.shop.move(order, 'ACCEPTED');
    expect(await send()).toEqual({ ...nothing, dead: 1 });
    later(1e6);
    expect(await send()).toEqual(nothing);
    expect(await suite.push.subscriptions()).toHaveLength(1);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Gave up on push messages/), { job: 'pushes', count: 1 }],
    ]);
    const rows = JSON.stringify([await suite.push.messages(), await suite.push.subscriptions()]);
    for (const secret of ['hidden-name', '127.0.0.1', browser.keys.auth, browser.keys.p256dh])
      expect(rows).not.toContain(secret);
  });

  test('a service unreachable for a day is given up, because the update is outdated', async () => {
    const { shopper, order } = await openOrder();
    await suite.push.subscribe(shopper, 'one');
    suite.service.status = 500;
    await suite.shop.move(order, 'ACCEPTED');
    let tries = 0;
    while (suite.now.getTime() - shopTime.getTime() < day) {
      const { failed } = await send();
      tries += failed;
      later(3_600_000);
    }
    expect(tries).toBeGreaterThan(3);
    expect(tries).toBeLessThan(maxAttempts);
    later(day);
    suite.service.status = 201;
    suite.service.received.length = 0;
    expect(await send()).toEqual({ ...nothing, dead: 1 });
    expect(suite.service.received).toEqual([]);
    expect(await suite.push.messages()).toMatchObject([{ lastError: 'older than a day', deadAt: suite.now }]);
  });
});
