import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openShop, placed, shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { openPushShop } from '../../../../tests/fixtures/builders/pushShop';
import { openPushService } from '../../../../tests/fixtures/servers/pushService';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { pushMessages } from '../../../database/pushTables';
import { sendPushes } from './sendPushes';

type Service = Awaited<ReturnType<typeof openPushService>>;

let api: TestApp;
let slow: Service;
let fast: Service;
beforeAll(async () => {
  [slow, fast] = await Promise.all([openPushService(), openPushService()]);
  api = await openTestApp({ clock: () => shopTime });
});
afterAll(async () => {
  await api.close();
  await Promise.all([slow.close(), fast.close()]);
});
beforeEach(() => api.reset());

test('S2-18 a push service that hangs holds only a few messages, and those of another arrive meanwhile', async () => {
  const shop = await openShop(api);
  const shopper = await shop.shopper();
  const order = await placed(shop.place(shopper.headers));
  const atSlow = openPushShop(api, slow);
  let release = () => {};
  slow.released = new Promise((done) => (release = done));
  const older = { nextAt: new Date(shopTime.getTime() - 60_000), createdAt: shopTime };
  const message = (subscriptionId: string, times: object) => ({
    subscriptionId,
    orderId: order.orderLogId,
    text: '{}',
    ...times,
  });
  const hanging = await Promise.all(
    Array.from({ length: 9 }, (_, index) => atSlow.subscribe(shopper, `browser-${index}`)),
  );
  const other = await openPushShop(api, fast).subscribe(shopper, 'other');
  const rows = hanging.flatMap(({ id }) => Array.from({ length: 12 }, () => message(id, older)));
  await api.context.database
    .insert(pushMessages)
    .values([...rows, message(other.id, { nextAt: shopTime, createdAt: shopTime })] as never);
  const stop = new AbortController();
  const run = sendPushes(atSlow.context, stop.signal);
  await vi.waitFor(() => expect(fast.received).toHaveLength(1));
  await vi.waitFor(() => expect(slow.received).toHaveLength(15));
  stop.abort();
  release();
  await run;
});
