import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliverySlots } from '../../../../src/domain/delivery/deliverySlots';
import { fairLimits } from '../../../../src/domain/order/fairLimits';
import type { Order, PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import {
  buildOrder,
  buildPlaceId,
  nextDaySlot,
  readOutcome,
  placed,
  read,
  shopTime,
} from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { times } from '../../../../tests/fixtures/times';
import { idImages, providerProducts } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { readProviders } from '../../delivery/readProviders';

type Headers = Record<string, string>;

const suite = setUpShop({
  provider: { slotCapacity: 8 },
  prepare: ({ api }) => api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 }),
});

/** 0.8 g of the daily 8 g. */
const light = { items: [{ productVariantId: 'pod-a', quantity: 1, price: 40 }] };
const lightOrder = (values: Partial<PlaceOrderInput> = {}) => buildOrder({ ...light, ...values });

const slots = async () => {
  const [provider] = await readProviders(suite.api.context.database, undefined, suite.now);
  return deliverySlots({ ...provider!, fullSlots: [] }, suite.now).map(({ start }) => start);
};
const cancel = ({ detailsId }: Order, headers: Headers) =>
  suite.api.app.request(`/v1/app/orders/alder/${detailsId}/cancel`, { method: 'POST', headers });
const all = () => suite.api.context.database.select().from(orders);
/** A different house for each number. */
const house = (number: number) => buildPlaceId('90012', `${number} N Main St`);

describe('D-16 four accounts with one address', () => {
  test('get four windows together, however often they try', async () => {
    const windows = (await slots()).slice(0, times(8, 30));
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => suite.shop.shopper()));
    let accepted = 0;
    for (const [index, slotStart] of windows.entries()) {
      const body = lightOrder({ slotStart, addressTwo: ['Apt 4B', '#4b', 'Unit 4B', '4-B'][index % 4] });
      const responses = await Promise.all(shoppers.map(({ headers }) => read(suite.shop.place(headers, body))));
      accepted += responses.filter(({ status }) => status === 201).length;
    }
    expect(accepted).toBe(fairLimits.openOrders.door);
    expect(await suite.shop.taken()).toBe(accepted);
  });

  test('with a door each, they get three each', async () => {
    const windows = (await slots()).slice(0, times(5, 30));
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => suite.shop.shopper()));
    for (const slotStart of windows)
      await Promise.all(shoppers.map(({ headers }) => suite.shop.place(headers, lightOrder({ slotStart }))));
    expect(await all()).toHaveLength(4 * fairLimits.openOrders.account);
  });
});

describe('D-16 open orders', () => {
  test('an account may have three; a delivered or canceled order frees a place', async () => {
    const { headers } = await suite.shop.shopper();
    const [first, second] = [
      await placed(suite.shop.place(headers, lightOrder())),
      await placed(suite.shop.place(headers, lightOrder())),
    ];
    await placed(suite.shop.place(headers, lightOrder({ addressTwo: 'Unit 9' })));
    expect(await read(suite.shop.place(headers, lightOrder()))).toMatchObject({
      status: 409,
      body: {
        code: 'open_orders_limit',
        detail: 'You already have 3 open orders. You can place another once one is delivered or canceled.',
      },
    });
    await cancel(first, headers);
    await placed(suite.shop.place(headers, lightOrder()));
    expect(await readOutcome(suite.shop.place(headers, lightOrder()))).toEqual([409, 'open_orders_limit']);
    await suite.shop.complete(second);
    await placed(suite.shop.place(headers, lightOrder()));
  });

  test('at the limit, a repeated key still returns its order', async () => {
    const { headers } = await suite.shop.shopper();
    const first = await placed(suite.shop.place(headers, lightOrder(), 'key-1'));
    for (let count = 1; count < 3; count += 1) await placed(suite.shop.place(headers, lightOrder()));
    expect(await read(suite.shop.place(headers, lightOrder(), 'key-1'))).toEqual({ status: 200, body: first });
  });

  test('a door may have four, however its unit is spelled; the next door has its own limit', async () => {
    const [one_, two, three] = [await suite.shop.shopper(), await suite.shop.shopper(), await suite.shop.shopper()];
    await placed(suite.shop.place(one_.headers, lightOrder({ addressTwo: 'Apt 4B' })));
    await placed(suite.shop.place(one_.headers, lightOrder({ addressTwo: '#4b' })));
    await placed(suite.shop.place(two.headers, lightOrder({ addressTwo: 'Unit 4B' })));
    await placed(suite.shop.place(two.headers, lightOrder({ addressTwo: '4 B', slotStart: nextDaySlot })));
    const full = await read(suite.shop.place(three.headers, lightOrder({ addressTwo: 'apt. 4-b' })));
    expect(full).toMatchObject({ status: 409, body: { code: 'open_orders_address' } });
    expect(full.body.detail).toContain('another address');
    await placed(suite.shop.place(three.headers, lightOrder({ addressTwo: 'Apt 4C' })));
  });

  test('an unverified number may have six; others cannot block the account that verified it', async () => {
    const contactPhone = '2135550177';
    for (let count = 0; count < 6; count += 1)
      await placed(
        suite.shop.place((await suite.shop.shopper()).headers, lightOrder({ contactPhone, placeId: house(count + 1) })),
      );
    const late = await read(suite.shop.place((await suite.shop.shopper()).headers, lightOrder({ contactPhone })));
    expect(late).toMatchObject({ status: 409, body: { code: 'open_orders_phone' } });
    const owner = await suite.shop.shopper({ phoneNumber: contactPhone, phoneNumberVerified: true });
    await placed(suite.shop.place(owner.headers, lightOrder({ slotStart: nextDaySlot })));
  });

  test('one ID image may have twelve across all accounts', async () => {
    await suite.api.context.database.update(providerProducts).set({ thcGrams: 0 });
    const windows = await slots();
    for (let count = 0; count < 13; count += 1) {
      const { userId, headers } = await suite.shop.shopper();
      await suite.api.context.database.update(idImages).set({ imageKey: 'same' }).where(eq(idImages.userId, userId));
      const response = await readOutcome(suite.shop.place(headers, lightOrder({ slotStart: windows[count] })));
      expect(response).toEqual(count < 12 ? 201 : [409, 'open_orders_id']);
    }
  });
});

describe('D-16 orders per hour and cancellations per day', () => {
  test('six orders an hour are allowed; then Retry-After says when to try again', async () => {
    const { headers } = await suite.shop.shopper();
    for (let count = 0; count < 6; count += 1) {
      suite.now = new Date(shopTime.getTime() + count * 60_000);
      await suite.shop.complete(await placed(suite.shop.place(headers, lightOrder({ placeId: house(count + 1) }))));
    }
    const response = await suite.shop.place(headers, lightOrder());
    expect(response.headers.get('retry-after')).toBe(String(55 * 60));
    expect(await readOutcome(response)).toEqual([429, 'orders_per_hour']);
    suite.now = new Date(shopTime.getTime() + 3_600_000);
    await placed(suite.shop.place(headers, lightOrder({ slotStart: nextDaySlot })));
  });

  test('five canceled orders block new ones until the dispensary’s next day', async () => {
    const { headers } = await suite.shop.shopper();
    for (let count = 0; count < 5; count += 1) {
      expect((await cancel(await placed(suite.shop.place(headers, lightOrder())), headers)).status).toBe(200);
    }
    const response = await suite.shop.place(headers, lightOrder());
    // It is 9 a.m. in Los Angeles, so midnight is 15 hours away.
    expect(response.headers.get('retry-after')).toBe(String(15 * 3600));
    const { status, body } = await read(response);
    expect([status, body.code]).toEqual([429, 'cancellations_per_day']);
    expect(body.detail).toContain('tomorrow');
    suite.now = new Date('2026-07-02T07:00:00.000Z');
    await placed(suite.shop.place(headers, lightOrder({ slotStart: nextDaySlot })));
  });

  test('orders the dispensary declines do not count as canceled', async () => {
    const { headers } = await suite.shop.shopper();
    for (let count = 0; count < 5; count += 1)
      await suite.shop.move(await placed(suite.shop.place(headers, lightOrder())), 'DECLINED', 'Closed');
    await placed(suite.shop.place(headers, lightOrder()));
  });
});

describe('D-16 D-18 the last quarter of a window', () => {
  test('is reserved for accounts with a completed order', async () => {
    const customer = await suite.shop.shopper();
    await suite.shop.complete(await placed(suite.shop.place(customer.headers, lightOrder({ slotStart: nextDaySlot }))));
    for (let count = 0; count < 6; count += 1)
      await placed(suite.shop.place((await suite.shop.shopper()).headers, lightOrder()));
    const late = await suite.shop.shopper();
    expect(await read(suite.shop.place(late.headers, lightOrder()))).toMatchObject({
      status: 409,
      body: { code: 'window_reserved', detail: expect.stringContaining('choose another window') as string },
    });
    await placed(suite.shop.place(late.headers, lightOrder({ slotStart: nextDaySlot })));
    await placed(suite.shop.place(customer.headers, lightOrder()));
    await placed(suite.shop.place(customer.headers, lightOrder()));
    expect(await read(suite.shop.place(customer.headers, lightOrder()))).toMatchObject({
      status: 409,
      body: { code: 'order_changed', changes: { isSlotGone: true } },
    });
    expect(await readOutcome(suite.shop.place(late.headers, lightOrder()))).toEqual([409, 'order_changed']);
  });
});
