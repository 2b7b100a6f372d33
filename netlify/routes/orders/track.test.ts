import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { trackingUrl } from '../../services/orders/tracking/trackingLink';
import type { Order } from '../../../src/domain/order/orderSchema';
import { trackedOrderSchema, type TrackingLink } from '../../../src/domain/order/trackedOrderSchema';
import { buildOrder, openShop, placed, read, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { orders } from '../../database/orderTables';
import { createApp } from '../app';

type Headers = Record<string, string>;

let shop: Shop;
let now = shopTime;
const shopApp = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  await shopApp.reset();
  now = shopTime;
  shop = await openShop(shopApp);
});

const hour = 3_600_000;
const track = (token: string) => shopApp.app.request(`/v1/track/${token}`);
const link = async ({ detailsId }: Order, headers: Headers, method = 'GET') => {
  const path = `/v1/app/orders/alder/${detailsId}/tracking-link`;
  const response = await shopApp.app.request(path, { method, headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as TrackingLink).url;
};
const readToken = (url: string | null) => url!.split('#')[1]!;
const readCode = async (response: Response | Promise<Response>) => {
  const { status, body } = await read(response);
  return [status, body.code];
};
const unknown = [404, 'tracking_unknown'];

async function placeOne() {
  const shopper = await shop.shopper();
  const order = await placed(
    shop.place(shopper.headers, buildOrder({ note: 'Side door', contactPhone: '4155550123' })),
  );
  return { ...shopper, order };
}

describe('a tracking link', () => {
  test('exists from the start, and shows progress, times, dispensary and town, and nothing else', async () => {
    const { headers, order } = await placeOne();
    const url = await link(order, headers);
    expect(url).toMatch(/\/us\/en\/track#[\w-]{43}$/);
    await shop.move(order, 'ACCEPTED', 'Said to the shopper only');
    const response = await track(readToken(url));
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const tracked = trackedOrderSchema.strict().parse(JSON.parse(text));
    expect(tracked).toMatchObject({
      status: 'ACCEPTED',
      slot: order.slot,
      eta: null,
      provider: { name: 'Alder Collective', timezone: 'America/Los_Angeles' },
      city: 'Los Angeles',
    });
    expect(tracked.events.map(({ status }) => status)).toEqual(['PLACED', 'ACCEPTED']);
    for (const secret of ['Spring', 'Ada', 'Reyes', 'Blue Ridge', '4155550123', 'Side door', '90012', 'Said to'])
      expect(text).not.toContain(secret);
    for (const id of [order.orderNumber, order.detailsId, order.orderLogId]) expect(text).not.toContain(id);
    expect(text).not.toMatch(/amount|reason/);
  });

  test('answers 304 to the ETag of an unchanged order, with the headers of a 200 but those of the content', async () => {
    const { headers, order } = await placeOne();
    const path = `/v1/track/${readToken(await link(order, headers))}`;
    const origin = 'https://shop.test';
    const settings = { ...shopApp.context.settings, allowedOrigins: [origin] };
    const app = createApp({ ...shopApp.context, settings });
    const first = await app.request(path, { headers: { origin } });
    const again = await app.request(path, { headers: { origin, 'if-none-match': first.headers.get('etag')! } });
    expect(again.status).toBe(304);
    const names = [...first.headers.keys()].filter((name) => name !== 'content-type');
    expect(names).toContain('access-control-allow-origin');
    expect([...again.headers.keys()]).toEqual(names);
  });

  test('is in the order’s language, and its token is not stored', async () => {
    const { headers, order } = await placeOne();
    const { database, settings } = shopApp.context;
    const [row] = await database.update(orders).set({ localeId: 'fr-CA' }).returning();
    const url = trackingUrl(settings, row!, now);
    expect(url).toBe(`${settings.siteUrl}/ca/fr/track#${readToken(await link(order, headers))}`);
    expect(JSON.stringify(row)).not.toContain(readToken(url));
  });

  test('works until 48 hours after the window', async () => {
    const { headers, order } = await placeOne();
    const token = readToken(await link(order, headers));
    now = new Date(Date.parse(order.slot.end) + 48 * hour - 1);
    expect((await track(token)).status).toBe(200);
    now = new Date(Date.parse(order.slot.end) + 48 * hour);
    expect(await readCode(track(token))).toEqual(unknown);
  });

  test('can be revoked; the next one is different, and the old one stays invalid', async () => {
    const { headers, order } = await placeOne();
    const first = readToken(await link(order, headers));
    expect(await link(order, headers, 'DELETE')).toBeNull();
    expect(await link(order, headers, 'DELETE')).toBeNull();
    expect(await readCode(track(first))).toEqual(unknown);
    expect(await link(order, headers)).toBeNull();
    const second = readToken(await link(order, headers, 'POST'));
    expect(readToken(await link(order, headers, 'POST'))).toBe(second);
    expect(second).not.toBe(first);
    expect(await readCode(track(first))).toEqual(unknown);
    expect((await track(second)).status).toBe(200);
  });

  test('whose key is lost still opens, and can be revoked or replaced', async () => {
    const { headers, order } = await placeOne();
    const first = readToken(await link(order, headers));
    await shopApp.context.database.update(orders).set({ sealedTracking: 'abcdefgh.AAAA' });
    expect(await link(order, headers)).toBeNull();
    expect((await track(first)).status).toBe(200);
    const second = readToken(await link(order, headers, 'POST'));
    expect(await readCode(track(first))).toEqual(unknown);
    await shopApp.context.database.update(orders).set({ sealedTracking: 'abcdefgh.AAAA' });
    expect(await link(order, headers, 'DELETE')).toBeNull();
    expect(await readCode(track(second))).toEqual(unknown);
  });

  test('that expired is replaced on request, for 48 hours, and stays invalid itself', async () => {
    const { headers, order } = await placeOne();
    const first = readToken(await link(order, headers));
    now = new Date(Date.parse(order.slot.end) + 50 * hour);
    const second = readToken(await link(order, headers, 'POST'));
    expect((await track(second)).status).toBe(200);
    expect(await readCode(track(first))).toEqual(unknown);
    now = new Date(now.getTime() + 48 * hour);
    expect(await readCode(track(second))).toEqual(unknown);
    expect(await link(order, headers)).toBeNull();
  });

  test('answers the same for tokens that never were', async () => {
    await placeOne();
    const [one, other] = [await read(track('x')), await read(track('A'.repeat(43)))];
    expect(one.body).toEqual(other.body);
    expect([one.status, one.body.code]).toEqual(unknown);
  });

  test('belongs to the order’s shopper alone', async () => {
    const { order } = await placeOne();
    const { headers } = await shop.shopper();
    for (const method of ['GET', 'POST', 'DELETE']) {
      const path = `/v1/app/orders/alder/${order.detailsId}/tracking-link`;
      expect(await readCode(shopApp.app.request(path, { method, headers }))).toEqual([404, 'order_unknown']);
      expect((await shopApp.app.request(path, { method })).status).toBe(401);
    }
  });

  test('of an older order is made on request', async () => {
    const { headers, order } = await placeOne();
    await shopApp.context.database
      .update(orders)
      .set({ trackingHash: null, trackingExpiresAt: null })
      .where(eq(orders.id, order.orderLogId));
    expect(await link(order, headers)).toBeNull();
    expect((await track(readToken(await link(order, headers, 'POST')))).status).toBe(200);
  });

  test('is limited for each client address', async () => {
    const responses = await Promise.all(Array.from({ length: 121 }, () => track('x')));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
