import { eq } from 'drizzle-orm';
import { fromZonedTime } from 'date-fns-tz';
import { beforeEach, expect, test } from 'vitest';
import { openShop, placed, shopTime, type Shop } from '../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { orders } from '../../database/orderTables';
import { providerExceptions, providers } from '../../database/providerTables';
import { readShopStatus } from '../health/readShopStatus';

let now = shopTime;
const api = await setUpTestApp({ clock: () => now });
const { database } = api.context;
const at = (wall: string, zone = 'America/Los_Angeles') => fromZonedTime(`2026-07-${wall}:00`, zone);
/** The figure of /metrics at a time in Los Angeles, in minutes. */
const minutesAt = async (wall: string) => {
  now = at(wall);
  return (await readShopStatus(api.context)).longestUntakenSeconds / 60;
};

let shop: Shop;
beforeEach(async () => {
  await api.reset();
  now = shopTime;
  // Open from 10:00 to 20:00, for deliveries and pickups.
  shop = await openShop(api);
});

async function place(wall: string, values: Partial<typeof orders.$inferInsert> = {}): Promise<void> {
  now = shopTime;
  const { orderLogId } = await placed(shop.place((await shop.shopper()).headers));
  await database
    .update(orders)
    .set({ placedAt: at(wall), ...values })
    .where(eq(orders.id, orderLogId));
}

const except = (localDay: string, hours: Partial<typeof providerExceptions.$inferInsert>) =>
  database.insert(providerExceptions).values({ providerId: 'alder', localDay, ...hours });

test('an order that was placed a minute before closing has waited a minute all night', async () => {
  await place('01T19:59');
  expect([
    await minutesAt('01T20:00'),
    await minutesAt('02T03:00'),
    await minutesAt('02T10:00'),
    await minutesAt('02T10:15'),
  ]).toEqual([1, 1, 1, 16]);
});

test('one that was placed at night waits from opening on', async () => {
  await place('01T23:30');
  expect([await minutesAt('02T09:59'), await minutesAt('02T10:20')]).toEqual([0, 20]);
});

test('a day without hours does not count, and one with other hours counts by them', async () => {
  await place('01T19:59');
  await except('2026-07-02', {});
  await except('2026-07-03', { deliveryHours: { open: '12:00', close: '12:30', leadtime: 0, timeframe: 30 } });
  expect([await minutesAt('02T15:00'), await minutesAt('03T12:10'), await minutesAt('04T10:05')]).toEqual([1, 11, 36]);
});

test('a pickup waits by the hours of pickups', async () => {
  await place('01T18:00', { orderType: 'pickup' });
  const short = { open: '09:00', close: '18:30', leadtime: 0, timeframe: 30 };
  await database.update(providers).set({ pickupTimes: { Wed: short, Thu: short } });
  await except('2026-07-03', { pickupHours: short });
  expect([await minutesAt('01T19:00'), await minutesAt('02T09:10'), await minutesAt('03T09:10')]).toEqual([
    30,
    40,
    30 + 570 + 10,
  ]);
});

test('each dispensary has its own hours and time zone, and the longest wait counts', async () => {
  const [{ id: _, ...row } = {} as typeof providers.$inferSelect] = await database.select().from(providers);
  await database.insert(providers).values({ ...row, id: 'birch', timezone: 'America/New_York' });
  await place('01T19:50');
  await place('01T09:00', { providerId: 'birch' });
  // In New York it is three hours later: open since 10:00, and closed from 17:00 in Los Angeles on.
  expect([await minutesAt('01T10:00'), await minutesAt('01T19:59')]).toEqual([60, 480]);
  await database.update(orders).set({ status: 'ACCEPTED' }).where(eq(orders.providerId, 'birch'));
  expect(await minutesAt('01T19:59')).toBe(9);
});

test('one that somebody accepted or declined does not wait, nor does a shop without orders', async () => {
  expect(await minutesAt('01T12:00')).toBe(0);
  await place('01T10:00');
  expect(await minutesAt('01T12:00')).toBe(120);
  for (const status of ['ACCEPTED', 'DECLINED', 'CANCELLED'] as const) {
    await database.update(orders).set({ status });
    expect(await minutesAt('01T12:00')).toBe(0);
  }
});

test('an order that was forgotten for months is still counted', async () => {
  await place('01T10:00', { placedAt: new Date('2025-07-01T17:00:00Z') });
  expect(await minutesAt('15T10:00')).toBe(14 * 600);
});
