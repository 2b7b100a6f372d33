import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverySlots } from '../../../../src/domain/delivery/deliverySlots';
import { fairLimits } from '../../../../src/domain/order/fairLimits';
import type { Order } from '../../../../src/domain/order/orderSchema';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import {
  buildOrder,
  buildPlaceId,
  nextDaySlot,
  openShop,
  placed,
  read,
  shopTime,
  type Shop,
} from '../../../../tests/fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../../../../tests/fixtures/testApp';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { times } from '../../../../tests/fixtures/times';
import { idImages, providerProducts } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';
import { readProviders } from '../../delivery/readProviders';

type Headers = Record<string, string>;

let now = shopTime;
let api: TestApp;
let shop: Shop;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = shopTime;
  await api.reset();
  shop = await openShop(api, { slotCapacity: 8 });
  await api.context.database.update(providerProducts).set({ available: 1000 });
});

/** 0.8 g of the daily 8 g. */
const light = { items: [{ productVariantId: 'pod-a', quantity: 1, price: 40 }] };
const one = (values: Partial<PlaceOrderInput> = {}) => buildOrder({ ...light, ...values });
beforeEach(() => api.context.database.update(providerProducts).set({ priceCents: 4000 }));

const slots = async () => {
  const [provider] = await readProviders(api.context.database, undefined, now);
  return deliverySlots({ ...provider!, fullSlots: [] }, now).map(({ start }) => start);
};
const codeOf = async (answer: Response | Promise<Response>) => {
  const { status, body } = await read(answer);
  return status === 201 ? 201 : [status, body.code];
};
const cancel = ({ detailsId }: Order, headers: Headers) =>
  api.app.request(`/v1/app/orders/alder/${detailsId}/cancel`, { method: 'POST', headers });
const complete = async (order: Order) => {
  for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
    expect((await shop.move(order, status)).status).toBe(200);
};
const all = () => api.context.database.select().from(orders);
/** A different house for each number. */
const house = (number: number) => buildPlaceId('90012', `${number} N Main St`);

describe('D-16 four accounts with one address', () => {
  test('get four windows together, however often they try', async () => {
    const windows = (await slots()).slice(0, times(8, 30));
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
    let accepted = 0;
    for (const [at, slotStart] of windows.entries()) {
      const body = one({ slotStart, addressTwo: ['Apt 4B', '#4b', 'Unit 4B', '4-B'][at % 4] });
      const answers = await Promise.all(shoppers.map(({ headers }) => read(shop.place(headers, body))));
      accepted += answers.filter(({ status }) => status === 201).length;
    }
    expect(accepted).toBe(fairLimits.openOrders.door);
    expect(await shop.taken()).toBe(accepted);
  });

  test('with a door each, they get three each', async () => {
    const windows = (await slots()).slice(0, times(5, 30));
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()));
    for (const slotStart of windows)
      await Promise.all(shoppers.map(({ headers }) => shop.place(headers, one({ slotStart }))));
    expect(await all()).toHaveLength(4 * fairLimits.openOrders.account);
  });
});

describe('D-16 open orders', () => {
  test('an account may have three; a delivered or canceled order frees a place', async () => {
    const { headers } = await shop.shopper();
    const [first, second] = [await placed(shop.place(headers, one())), await placed(shop.place(headers, one()))];
    await placed(shop.place(headers, one({ addressTwo: 'Unit 9' })));
    expect(await read(shop.place(headers, one()))).toMatchObject({
      status: 409,
      body: {
        code: 'open_orders_limit',
        detail: 'You already have 3 open orders. You can place another once one is delivered or canceled.',
      },
    });
    await cancel(first, headers);
    await placed(shop.place(headers, one()));
    expect(await codeOf(shop.place(headers, one()))).toEqual([409, 'open_orders_limit']);
    await complete(second);
    await placed(shop.place(headers, one()));
  });

  test('at the limit, a repeated key still returns its order', async () => {
    const { headers } = await shop.shopper();
    const first = await placed(shop.place(headers, one(), 'key-1'));
    for (let made = 1; made < 3; made += 1) await placed(shop.place(headers, one()));
    expect(await read(shop.place(headers, one(), 'key-1'))).toEqual({ status: 200, body: first });
  });

  test('a door may have four, however its unit is spelled; the next door has its own limit', async () => {
    const [one_, two, three] = [await shop.shopper(), await shop.shopper(), await shop.shopper()];
    await placed(shop.place(one_.headers, one({ addressTwo: 'Apt 4B' })));
    await placed(shop.place(one_.headers, one({ addressTwo: '#4b' })));
    await placed(shop.place(two.headers, one({ addressTwo: 'Unit 4B' })));
    await placed(shop.place(two.headers, one({ addressTwo: '4 B', slotStart: nextDaySlot })));
    const full = await read(shop.place(three.headers, one({ addressTwo: 'apt. 4-b' })));
    expect(full).toMatchObject({ status: 409, body: { code: 'open_orders_address' } });
    expect(full.body.detail).toContain('another address');
    await placed(shop.place(three.headers, one({ addressTwo: 'Apt 4C' })));
  });

  test('an unverified number may have six; others cannot block the account that verified it', async () => {
    const contactPhone = '2135550177';
    for (let made = 0; made < 6; made += 1)
      await placed(shop.place((await shop.shopper()).headers, one({ contactPhone, placeId: house(made + 1) })));
    const late = await read(shop.place((await shop.shopper()).headers, one({ contactPhone })));
    expect(late).toMatchObject({ status: 409, body: { code: 'open_orders_phone' } });
    const owner = await shop.shopper({ phoneNumber: contactPhone, phoneNumberVerified: true });
    await placed(shop.place(owner.headers, one({ slotStart: nextDaySlot })));
  });

  test('one ID image may have twelve across all accounts', async () => {
    await api.context.database.update(providerProducts).set({ thcGrams: 0 });
    const windows = await slots();
    for (let made = 0; made < 13; made += 1) {
      const { userId, headers } = await shop.shopper();
      await api.context.database.update(idImages).set({ imageKey: 'same' }).where(eq(idImages.userId, userId));
      const answer = await codeOf(shop.place(headers, one({ slotStart: windows[made] })));
      expect(answer).toEqual(made < 12 ? 201 : [409, 'open_orders_id']);
    }
  });
});

describe('D-16 orders per hour and cancellations per day', () => {
  test('six orders an hour are allowed; then Retry-After says when to try again', async () => {
    const { headers } = await shop.shopper();
    for (let made = 0; made < 6; made += 1) {
      now = new Date(shopTime.getTime() + made * 60_000);
      await complete(await placed(shop.place(headers, one({ placeId: house(made + 1) }))));
    }
    const answer = await shop.place(headers, one());
    expect(answer.headers.get('retry-after')).toBe(String(55 * 60));
    expect(await codeOf(answer)).toEqual([429, 'orders_per_hour']);
    now = new Date(shopTime.getTime() + 3_600_000);
    await placed(shop.place(headers, one({ slotStart: nextDaySlot })));
  });

  test('five canceled orders block new ones until the dispensary’s next day', async () => {
    const { headers } = await shop.shopper();
    for (let made = 0; made < 5; made += 1) {
      expect((await cancel(await placed(shop.place(headers, one())), headers)).status).toBe(200);
    }
    const answer = await shop.place(headers, one());
    // It is 9 a.m. in Los Angeles, so midnight is 15 hours away.
    expect(answer.headers.get('retry-after')).toBe(String(15 * 3600));
    const { status, body } = await read(answer);
    expect([status, body.code]).toEqual([429, 'cancellations_per_day']);
    expect(body.detail).toContain('tomorrow');
    now = new Date('2026-07-02T07:00:00.000Z');
    await placed(shop.place(headers, one({ slotStart: nextDaySlot })));
  });

  test('orders the dispensary declines do not count as canceled', async () => {
    const { headers } = await shop.shopper();
    for (let made = 0; made < 5; made += 1)
      await shop.move(await placed(shop.place(headers, one())), 'DECLINED', 'Closed');
    await placed(shop.place(headers, one()));
  });
});

describe('D-16 D-18 the last quarter of a window', () => {
  test('is reserved for accounts with a completed order', async () => {
    const known = await shop.shopper();
    await complete(await placed(shop.place(known.headers, one({ slotStart: nextDaySlot }))));
    for (let made = 0; made < 6; made += 1) await placed(shop.place((await shop.shopper()).headers, one()));
    const late = await shop.shopper();
    expect(await read(shop.place(late.headers, one()))).toMatchObject({
      status: 409,
      body: { code: 'window_reserved', detail: expect.stringContaining('choose another window') as string },
    });
    await placed(shop.place(late.headers, one({ slotStart: nextDaySlot })));
    await placed(shop.place(known.headers, one()));
    await placed(shop.place(known.headers, one()));
    expect(await read(shop.place(known.headers, one()))).toMatchObject({
      status: 409,
      body: { code: 'order_changed', changes: { isSlotGone: true } },
    });
    expect(await codeOf(shop.place(late.headers, one()))).toEqual([409, 'order_changed']);
  });
});

describe('S5-11 D-16 the daily weight limit', () => {
  const grams = (quantity: number, values: Partial<PlaceOrderInput> = {}) =>
    buildOrder({ items: [{ productVariantId: 'pod-a', quantity, price: 40 }], ...values });

  test('applies to one door across all accounts, for each day separately', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    await placed(shop.place(mine.headers, grams(6, { addressTwo: 'Apt 2' })));
    const refused = await read(shop.place(other.headers, grams(5, { addressTwo: 'Unit 2' })));
    expect(refused).toMatchObject({ status: 422, body: { code: 'address_weight_limit' } });
    expect(refused.body.detail).toContain('8 grams');
    await placed(shop.place(other.headers, grams(4, { addressTwo: 'Unit 2' })));
    await placed(shop.place(other.headers, grams(10, { addressTwo: 'Unit 2', slotStart: nextDaySlot })));
  });

  test('applies to one ID across all accounts', async () => {
    const [mine, other] = [await shop.shopper(), await shop.shopper()];
    await api.context.database.update(idImages).set({ imageKey: 'same' });
    await placed(shop.place(mine.headers, grams(6)));
    expect(await codeOf(shop.place(other.headers, grams(5)))).toEqual([422, 'id_weight_limit']);
    await placed(shop.place(other.headers, grams(4)));
  });

  test('still counts orders to the door after their account is deleted', async () => {
    const email = 'mara@shop.example';
    const mine = await shop.shopper({ email, emailVerified: true });
    await complete(await placed(shop.place(mine.headers, grams(6, { addressTwo: 'Apt 2' }))));
    const answer = await api.app.request('/v1/app/user', {
      method: 'DELETE',
      headers: { ...mine.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: email }),
    });
    expect(answer.status).toBe(204);
    expect((await all()).map(({ doorKey, idKey }) => [doorKey, idKey])).toEqual([[null, null]]);
    const other = await shop.shopper();
    expect(await codeOf(shop.place(other.headers, grams(5, { addressTwo: '#2' })))).toEqual([
      422,
      'address_weight_limit',
    ]);
    await placed(shop.place(other.headers, grams(4, { addressTwo: '#2' })));
  });
});

describe('D-16 concurrent orders at the limit of a door', () => {
  const addressTwo = 'Apt 7';

  /** Places three open orders to the door and creates ten other shoppers who want the fourth. */
  async function fill() {
    const { headers } = await shop.shopper();
    for (let made = 0; made < 3; made += 1) await placed(shop.place(headers, one({ addressTwo })));
    return Promise.all(Array.from({ length: 10 }, () => shop.shopper()));
  }

  test('one of ten parallel orders succeeds', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      if (round > 0) {
        await api.reset();
        shop = await openShop(api);
        await api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 });
      }
      const shoppers = await fill();
      const answers = await Promise.all(
        shoppers.map(({ headers }) => codeOf(shop.place(headers, one({ addressTwo, slotStart: nextDaySlot })))),
      );
      expect(answers.filter((answer) => answer === 201)).toHaveLength(1);
      expect(answers.filter((answer) => answer !== 201)).toEqual(
        Array.from({ length: 9 }, () => [409, 'open_orders_address']),
      );
    }
  });

  test('negative control: counting before inserting without a lock lets both orders pass', async () => {
    const { database } = api.context;
    const { userId } = await shop.shopper();
    const row = { userId, doorKey: 'door' };
    for (let made = 0; made < 3; made += 1) await database.insert(orders).values(buildOrderRow(row));
    const count = async () => (await all()).filter(({ doorKey }) => doorKey === 'door').length;
    const meet = createBarrier(2);
    const placeNaively = async () => {
      const open = await count();
      await meet();
      if (open < fairLimits.openOrders.door) await database.insert(orders).values(buildOrderRow(row));
    };
    await Promise.all([placeNaively(), placeNaively()]);
    expect(await count()).toBeGreaterThan(fairLimits.openOrders.door);
  });

  test('orders that share doors and numbers crosswise do not deadlock', async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()));
    const phones = ['2135550171', '2135550172'];
    const answers = await Promise.all(
      shoppers.map(({ headers }, at) =>
        codeOf(
          shop.place(
            headers,
            one({ contactPhone: phones[at % 2], addressTwo: `Apt ${(at >> 1) % 2}`, slotStart: nextDaySlot }),
          ),
        ),
      ),
    );
    for (const answer of answers) expect([201, [409, 'window_reserved']]).toContainEqual(answer);
    expect(answers.filter((answer) => answer === 201)).toHaveLength(6);
  });
});
