import { describe, expect, test } from 'vitest';
import { fairLimits } from '../../../../src/domain/order/fairLimits';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import { buildOrder, nextDaySlot, openShop, readOutcome, placed } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { times } from '../../../../tests/fixtures/times';
import { orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';

const suite = setUpShop({
  provider: { slotCapacity: 8 },
  prepare: ({ api }) => api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 }),
});

/** 0.8 g of the daily 8 g. */
const light = { items: [{ productVariantId: 'pod-a', quantity: 1, price: 40 }] };
const lightOrder = (values: Partial<PlaceOrderInput> = {}) => buildOrder({ ...light, ...values });
const all = () => suite.api.context.database.select().from(orders);

describe('D-16 concurrent orders at the limit of a door', () => {
  const addressTwo = 'Apt 7';

  /** Places three open orders to the door and creates ten other shoppers who want the fourth. */
  async function fill() {
    const { headers } = await suite.shop.shopper();
    for (let count = 0; count < 3; count += 1) await placed(suite.shop.place(headers, lightOrder({ addressTwo })));
    return Promise.all(Array.from({ length: 10 }, () => suite.shop.shopper()));
  }

  test('one of ten parallel orders succeeds', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      if (round > 0) {
        await suite.api.reset();
        suite.shop = await openShop(suite.api);
        await suite.api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 });
      }
      const shoppers = await fill();
      const responses = await Promise.all(
        shoppers.map(({ headers }) =>
          readOutcome(suite.shop.place(headers, lightOrder({ addressTwo, slotStart: nextDaySlot }))),
        ),
      );
      expect(responses.filter((response) => response === 201)).toHaveLength(1);
      expect(responses.filter((response) => response !== 201)).toEqual(
        Array.from({ length: 9 }, () => [409, 'open_orders_address']),
      );
    }
  });

  test('negative control: counting before inserting without a lock lets both orders pass', async () => {
    const { database } = suite.api.context;
    const { userId } = await suite.shop.shopper();
    const row = { userId, doorKey: 'door' };
    for (let count = 0; count < 3; count += 1) await database.insert(orders).values(buildOrderRow(row));
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
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => suite.shop.shopper()));
    const phones = ['2135550171', '2135550172'];
    const responses = await Promise.all(
      shoppers.map(({ headers }, index) =>
        readOutcome(
          suite.shop.place(
            headers,
            lightOrder({
              contactPhone: phones[index % 2],
              addressTwo: `Apt ${(index >> 1) % 2}`,
              slotStart: nextDaySlot,
            }),
          ),
        ),
      ),
    );
    for (const response of responses) expect([201, [409, 'window_reserved']]).toContainEqual(response);
    expect(responses.filter((response) => response === 201)).toHaveLength(6);
  });
});
