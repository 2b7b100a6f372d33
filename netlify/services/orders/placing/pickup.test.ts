import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../src/domain/order/orderStatus';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import {
  buildOrder,
  buildPlaceId,
  firstSlot,
  placed,
  readRefusal,
} from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { orders } from '../../../database/orderTables';
import { providerExceptions, providers, slotUsage } from '../../../database/providerTables';
import { readProviders } from '../../delivery/readProviders';

const address = {
  addressOne: '418 E Marigold St',
  addressTwo: '',
  city: 'Los Angeles',
  state: 'CA',
  postalCode: '90013',
};
const hours = { open: '08:00', close: '20:00', leadtime: 30, timeframe: 60 };

const suite = setUpShop({
  provider: {
    pickupTimes: { Wed: hours },
    pickupAddress: address,
    pickupMinimumCents: 2000,
    // Leaves one spot for shoppers without a completed order.
    slotCapacity: 1,
  },
});

/** 10:00, which is earlier than deliveries begin. */
const early = '2026-07-01T17:00:00.000Z';
const items = [{ productVariantId: 'pod-a', quantity: 1, price: 30 }];
const pickup = (values: Partial<PlaceOrderInput> = {}) =>
  buildOrder({ orderType: 'pickup', slotStart: early, items, ...values });
const usage = () =>
  suite.api.context.database
    .select({ orderType: slotUsage.orderType, taken: slotUsage.taken })
    .from(slotUsage)
    .orderBy(slotUsage.orderType);

describe('an order for pickup', () => {
  test('has its own hours and minimum, no fee, and the same tax', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers, pickup()));
    expect(order).toMatchObject({
      orderType: 'pickup',
      subtotal: { amount: 30 },
      deliveryFeeTotal: { amount: 0 },
      taxTotal: { amount: 4.5 },
      total: { amount: 34.5 },
      slot: { start: early },
      provider: { pickupAddress: address },
    });
    expect(await usage()).toEqual([{ orderType: 'pickup', taken: 1 }]);
  });

  test('may be for someone outside the zone, without a street', async () => {
    const { headers } = await suite.shop.shopper();
    const placeId = buildPlaceId('94105', '');
    const body = pickup({ placeId });
    expect(
      await readRefusal(suite.shop.place(headers, { ...body, orderType: 'delivery', slotStart: firstSlot })),
    ).toEqual([422, 'address_incomplete']);
    await placed(suite.shop.place(headers, body));
  });

  test('below its minimum is refused', async () => {
    const { headers } = await suite.shop.shopper();
    await suite.api.context.database.update(providers).set({ pickupMinimumCents: 3001 });
    expect(await readRefusal(suite.shop.place(headers, pickup()))).toEqual([422, 'under_minimum']);
  });

  test('needs an ID like a delivery', async () => {
    const { headers } = await suite.api.signedIn();
    expect(await readRefusal(suite.shop.place(headers, pickup()))).toEqual([422, 'id_missing']);
  });

  test('is refused by a dispensary that only delivers', async () => {
    const { headers } = await suite.shop.shopper();
    await suite.api.context.database.update(providers).set({ pickupAddress: null });
    expect(await readRefusal(suite.shop.place(headers, pickup()))).toEqual([422, 'pickup_not_offered']);
  });

  test('counts in its own windows: the same hour stays free for a delivery', async () => {
    const [a, b, c] = [await suite.shop.shopper(), await suite.shop.shopper(), await suite.shop.shopper()];
    await placed(suite.shop.place(a.headers, pickup({ slotStart: firstSlot })));
    await placed(suite.shop.place(b.headers, buildOrder()));
    expect(await usage()).toEqual([
      { orderType: 'delivery', taken: 1 },
      { orderType: 'pickup', taken: 1 },
    ]);
    const [provider] = await readProviders(suite.api.context.database, undefined, suite.now);
    expect([provider!.fullSlots, provider!.fullPickupSlots]).toEqual([[firstSlot], [firstSlot]]);
    expect(await readRefusal(suite.shop.place(c.headers, pickup({ slotStart: firstSlot })))).toEqual([
      409,
      'order_changed',
    ]);
  });

  test('that is canceled gives its own place back', async () => {
    const { headers } = await suite.shop.shopper();
    const other = await suite.shop.shopper();
    const { detailsId } = await placed(suite.shop.place(headers, pickup({ slotStart: firstSlot })));
    await placed(suite.shop.place(other.headers, buildOrder()));
    await suite.api.app.request(`/v1/app/orders/alder/${detailsId}/cancel`, { method: 'POST', headers });
    expect(await usage()).toEqual([
      { orderType: 'delivery', taken: 1 },
      { orderType: 'pickup', taken: 0 },
    ]);
  });

  test('follows the exceptions and pauses of the dispensary', async () => {
    const { headers } = await suite.shop.shopper();
    const { database } = suite.api.context;
    await database
      .insert(providerExceptions)
      .values({ providerId: 'alder', localDay: '2026-07-01', deliveryHours: hours, pickupHours: null });
    expect(await readRefusal(suite.shop.place(headers, pickup()))).toEqual([409, 'order_changed']);
    await database.delete(providerExceptions);
    await database.update(providers).set({ pausedUntil: new Date('2026-07-01T17:30:00.000Z') });
    expect(await readRefusal(suite.shop.place(headers, pickup()))).toEqual([409, 'order_changed']);
    await placed(suite.shop.place(headers, pickup({ slotStart: firstSlot })));
  });

  test('is made ready and picked up, and never on the way', async () => {
    const { headers } = await suite.shop.shopper();
    const order = await placed(suite.shop.place(headers, pickup()));
    for (const status of ['ACCEPTED', 'PACKED'] satisfies OrderStatus[])
      expect((await suite.shop.move(order, status)).status).toBe(200);
    expect((await suite.shop.move(order, 'ON_THE_WAY')).status).toBe(409);
    for (const status of ['READY_PICKUP', 'COMPLETED'] satisfies OrderStatus[])
      expect((await suite.shop.move(order, status)).status).toBe(200);
  });

  test('of people in one town do not count as orders to one door', async () => {
    const [a, b] = [await suite.shop.shopper(), await suite.shop.shopper()];
    await placed(suite.shop.place(a.headers, { ...pickup(), addressTwo: '' }));
    await placed(suite.shop.place(b.headers, { ...pickup({ slotStart: firstSlot }), addressTwo: '' }));
    const rows = await suite.api.context.database
      .select({ doorKey: orders.doorKey })
      .from(orders)
      .where(eq(orders.orderType, 'pickup'));
    expect(new Set(rows.map(({ doorKey }) => doorKey)).size).toBe(2);
  });
});
