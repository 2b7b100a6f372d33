import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  buildOrder,
  firstSlot,
  nextDaySlot,
  placed,
  read,
  shopTime,
} from '../../../../tests/fixtures/builders/orderShop';
import { providerExceptions, providers } from '../../../database/providerTables';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { readProviders } from '../../delivery/readProviders';

const suite = setUpShop();

const change = (values: Partial<typeof providers.$inferInsert>) =>
  suite.api.context.database.update(providers).set(values).where(eq(providers.id, 'alder'));
const except = (values: Partial<typeof providerExceptions.$inferInsert> = {}) =>
  suite.api.context.database
    .insert(providerExceptions)
    .values({ providerId: 'alder', localDay: '2026-07-01', reason: 'Inventory', ...values });
const provider = async () => (await readProviders(suite.api.context.database, undefined, suite.now))[0]!;

describe('a dispensary’s schedule', () => {
  test('lists its exceptions from today on, and a pause until it ends', async () => {
    await except({ localDay: '2026-06-20' });
    await except();
    const until = new Date('2026-07-01T19:00:00.000Z');
    await change({ pausedUntil: until, pauseReason: 'Power cut' });
    expect(await provider()).toMatchObject({
      exceptions: [{ day: '2026-07-01', deliveryHours: null, pickupHours: null, reason: 'Inventory' }],
      pause: { until: until.toISOString(), reason: 'Power cut' },
    });
    suite.now = until;
    expect((await provider()).pause).toBeNull();
  });

  test('still lists today’s exception in the evening, when it is the next day in UTC', async () => {
    await except();
    suite.now = new Date('2026-07-02T05:00:00.000Z');
    expect((await provider()).exceptions).toHaveLength(1);
  });
});

describe('an order that was filled in before the schedule changed', () => {
  const slotGone = { status: 409, body: { code: 'order_changed', changes: { items: [], isSlotGone: true } } };

  test('is rejected because its window is gone when the dispensary pauses, and takes no stock', async () => {
    const { headers } = await suite.shop.shopper();
    await change({ pausedUntil: new Date('2026-07-01T18:30:00.000Z') });
    expect(await read(suite.shop.place(headers, buildOrder({ slotStart: firstSlot }), 'key-1'))).toMatchObject(
      slotGone,
    );
    expect([await suite.shop.stock(), await suite.shop.taken()]).toEqual([{ 'pod-a': 20, 'pod-b': 10 }, 0]);
    // The key was not used up: the same checkout places the order in a later window.
    await placed(suite.shop.place(headers, buildOrder({ slotStart: '2026-07-01T19:00:00.000Z' }), 'key-1'));
  });

  test('is rejected the same way when the day is closed', async () => {
    const { headers } = await suite.shop.shopper();
    await except();
    expect(await read(suite.shop.place(headers))).toMatchObject(slotGone);
    await placed(suite.shop.place(headers, buildOrder({ slotStart: nextDaySlot })));
  });

  test('can be placed in the windows of the day’s other hours only', async () => {
    const { headers } = await suite.shop.shopper();
    await except({ deliveryHours: { open: '13:30', close: '15:30', leadtime: 10, timeframe: 60 } });
    expect(await read(suite.shop.place(headers))).toMatchObject(slotGone);
    await placed(suite.shop.place(headers, buildOrder({ slotStart: '2026-07-01T20:30:00.000Z' })));
  });

  test('is placed as usual once the pause has ended', async () => {
    const { headers } = await suite.shop.shopper();
    await change({ pausedUntil: shopTime });
    await placed(suite.shop.place(headers));
  });
});
