import { isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fairLimits } from '../../../../src/domain/order/fairLimits';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import {
  buildOrder,
  firstSlot,
  nextDaySlot,
  openShop,
  readOutcome,
  placed,
  read,
  type Shop,
} from '../../../../tests/fixtures/builders/orderShop';
import { orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { testSettings } from '../../../../tests/fixtures/testApp';
import { runUpkeep } from '../../jobs/upkeep/runUpkeep';

const day = 86_400_000;

const suite = setUpShop({
  settings: testSettings({ CLIENT_ADDRESS_HEADER: 'x-client-address' }),
  // Ten windows with six spots for new customers each: 60 a day. The first window is over.
  provider: { slotCapacity: 8 },
  prepare: ({ api }) => api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 }),
});

const homeNetwork = '198.51.100.7';
const neighbor = '198.51.100.9';
const otherNetwork = '203.0.113.20';
/** A quarter of 60. */
const share = 15;

const shopper = async (from = homeNetwork, person: Parameters<Shop['shopper']>[0] = {}) => {
  const { headers, userId } = await suite.shop.shopper(person);
  return { userId, headers: { ...headers, 'x-client-address': from } };
};
const light = (values: Partial<PlaceOrderInput> = {}) =>
  buildOrder({ items: [{ productVariantId: 'pod-a', quantity: 1, price: 40 }], ...values });
const listWindows = (first: string) =>
  Array.from({ length: 9 }, (_, index) => new Date(Date.parse(first) + index * 3_600_000).toISOString());
const all = () => suite.api.context.database.select().from(orders);
const refused = [409, 'open_orders_network'];

/**
 * Creates accounts that each place three orders across the day's windows, as a script would. Returns how many were
 * accepted.
 */
async function flood(
  accounts: number,
  from: (at: number) => string = () => homeNetwork,
  first = firstSlot,
): Promise<number> {
  const windows = listWindows(first);
  let accepted = 0;
  for (let index = 0; index < accounts; index += 1) {
    const { headers } = await shopper(from(index));
    for (let count = 0; count < 3; count += 1) {
      const response = await readOutcome(
        suite.shop.place(headers, light({ slotStart: windows[(index * 3 + count) % 9] })),
      );
      if (response === 201) accepted += 1;
      else expect(response).toEqual(refused);
    }
  }
  return accepted;
}

const fill = async () => expect(await flood(6)).toBe(share);

describe('D-16 new customers of one network', () => {
  test('hold a quarter of the day’s places for new customers, however many accounts they open', async () => {
    expect(await flood(33, (at) => `198.51.100.${at}`)).toBe(share);
    const stranger = await shopper(otherNetwork);
    for (const slotStart of listWindows(firstSlot).slice(0, 3))
      await placed(suite.shop.place(stranger.headers, light({ slotStart })));
  });

  test('of IPv6 are counted by their /48', async () => {
    expect(await flood(6, (at) => `2001:db8:7:${at}::1`)).toBe(share);
    await placed(suite.shop.place((await shopper('2001:db8:8::1')).headers, light()));
  });

  test('have a share on each day, and the refusal names the ways out', async () => {
    await fill();
    const late = await shopper(neighbor);
    const { status, body } = await read(suite.shop.place(late.headers, light()));
    expect([status, body.code]).toEqual(refused);
    for (const advice of ['confirm your phone number', 'another day', 'another connection'])
      expect(body.detail).toContain(advice);
    await placed(suite.shop.place(late.headers, light({ slotStart: nextDaySlot })));
  });

  test('with a verified phone number may hold half of the day, together with the others', async () => {
    await fill();
    const responses: unknown[] = [];
    for (let index = 0; index < 16; index += 1) {
      const person = { phoneNumber: `21355501${index + 10}`, phoneNumberVerified: true };
      const { headers } = await shopper(homeNetwork, person);
      responses.push(
        await readOutcome(suite.shop.place(headers, light({ slotStart: listWindows(firstSlot)[index % 9] }))),
      );
    }
    expect(responses).toEqual([...Array.from({ length: 15 }, () => 201), refused]);
  });

  test('make room when an order ends', async () => {
    await fill();
    const [first] = await all();
    expect(
      (
        await suite.shop.send({
          type: 'order.status',
          data: { detailsId: first!.detailsId, status: 'DECLINED', reason: 'Closed' },
        })
      ).status,
    ).toBe(200);
    await placed(suite.shop.place((await shopper()).headers, light()));
    expect(await readOutcome(suite.shop.place((await shopper()).headers, light()))).toEqual(refused);
  });

  test('do not hold up a customer with a completed order, whose network is not kept', async () => {
    const customer = await shopper();
    const first = await placed(suite.shop.place(customer.headers, light({ slotStart: nextDaySlot })));
    for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED']) await suite.shop.move(first, status);
    await fill();
    const { orderLogId } = await placed(suite.shop.place(customer.headers, light()));
    expect((await all()).find(({ id }) => id === orderLogId)!.originKey).toBeNull();
  });

  test('may always hold four orders at a small dispensary', async () => {
    await suite.api.reset();
    suite.shop = await openShop(suite.api, { slotCapacity: 1 });
    await suite.api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 });
    expect(await flood(3)).toBe(fairLimits.network.minOrders);
  });
});

describe('D-16 the kept network', () => {
  const ordersWithNetwork = () => suite.api.context.database.select().from(orders).where(isNotNull(orders.originKey));

  test('is a keyed hash, and differs from day to day', async () => {
    const { headers } = await shopper();
    await placed(suite.shop.place(headers, light()));
    await placed(suite.shop.place(headers, light()));
    await placed(suite.shop.place(headers, light({ slotStart: nextDaySlot })));
    const keys = (await ordersWithNetwork()).map(({ originKey }) => originKey);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(2);
    expect(JSON.stringify(keys)).not.toContain('198.51');
  });

  test('is removed once the order ended, or a day after its window', async () => {
    const { headers } = await shopper();
    const first = await placed(suite.shop.place(headers, light()));
    await placed(suite.shop.place(headers, light()));
    await runUpkeep(suite.api.context);
    expect(await ordersWithNetwork()).toHaveLength(2);
    await suite.shop.move(first, 'DECLINED', 'Closed');
    await runUpkeep(suite.api.context);
    expect(await ordersWithNetwork()).toHaveLength(1);
    const end = Date.parse(firstSlot) + 3_600_000;
    suite.now = new Date(end + day);
    await runUpkeep(suite.api.context);
    expect(await ordersWithNetwork()).toHaveLength(1);
    suite.now = new Date(end + day + 1);
    await runUpkeep(suite.api.context);
    expect(await ordersWithNetwork()).toEqual([]);
  });
});

describe('D-16 concurrent orders at the share of a network', () => {
  test('one of ten parallel orders gets the last place', async () => {
    await fill();
    const [first] = await all();
    await suite.shop.send({
      type: 'order.status',
      data: { detailsId: first!.detailsId, status: 'DECLINED', reason: 'Closed' },
    });
    const shoppers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => shopper(index % 2 ? homeNetwork : neighbor)),
    );
    const windows = listWindows(firstSlot);
    const responses = await Promise.all(
      shoppers.map(({ headers }, index) =>
        readOutcome(suite.shop.place(headers, light({ slotStart: windows[index % 9] }))),
      ),
    );
    expect(responses.filter((response) => response === 201)).toHaveLength(1);
    expect(responses.filter((response) => response !== 201)).toEqual(Array.from({ length: 9 }, () => refused));
  });

  test('negative control: counting before inserting without a lock lets both orders pass', async () => {
    const { database } = suite.api.context;
    const { userId } = await shopper();
    const row = { userId, originKey: 'network' };
    const countOrders = async () => (await ordersWithNetwork()).length;
    const ordersWithNetwork = () => database.select().from(orders).where(isNotNull(orders.originKey));
    for (let count = 1; count < share; count += 1) await database.insert(orders).values(buildOrderRow(row));
    const meet = createBarrier(2);
    const placeNaively = async () => {
      const heldCount = await countOrders();
      await meet();
      if (heldCount < share) await database.insert(orders).values(buildOrderRow(row));
    };
    await Promise.all([placeNaively(), placeNaively()]);
    expect(await countOrders()).toBeGreaterThan(share);
  });
});
