import { beforeEach, describe, expect, test } from 'vitest';
import { buildOrderRow } from '../../../../tests/fixtures/builders/orderRows';
import {
  buildOrder,
  firstSlot,
  nextDaySlot,
  openShop,
  placed,
  shopTime,
  type Shop,
} from '../../../../tests/fixtures/builders/orderShop';
import { setUpTestApp } from '../../../../tests/fixtures/testApp';
import { orders } from '../../../database/orderTables';
import { providers, slotUsage } from '../../../database/providerTables';
import { readReservedSlots } from './readReservedSlots';

let now = shopTime;
let shop: Shop;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  now = shopTime;
  await api.reset();
  shop = await openShop(api, { slotCapacity: 8 });
});

const reservedFor = ({ userId }: { userId: string }, providerId = 'alder') =>
  readReservedSlots(api.context, { userId, providerId, orderType: 'delivery' });
const fillSlot = (taken: number, slotStart = firstSlot, providerId = 'alder') =>
  api.context.database.insert(slotUsage).values({ providerId, slotStart: new Date(slotStart), taken });
const complete = ({ userId }: { userId: string }) =>
  api.context.database.insert(orders).values(buildOrderRow({ userId, status: 'COMPLETED' }));

describe('D-16 the slots that are full for a new account', () => {
  test.each([
    [0, false],
    [5, false],
    [6, true],
    [7, true],
    [8, false],
  ])('with %i of 8 places taken: %s', async (taken, isReserved) => {
    await fillSlot(taken);
    expect(await reservedFor(await shop.shopper())).toEqual(isReserved ? [firstSlot] : []);
  });

  test('are in order, upcoming, and of the given provider alone', async () => {
    await api.context.database.insert(providers).values({ ...shop.provider, id: 'birch', sort: 2 });
    await fillSlot(6, nextDaySlot);
    await fillSlot(6);
    await fillSlot(6, nextDaySlot, 'birch');
    const shopper = await shop.shopper();
    expect(await reservedFor(shopper)).toEqual([firstSlot, nextDaySlot]);
    expect(await reservedFor(shopper, 'birch')).toEqual([nextDaySlot]);
    now = new Date(firstSlot);
    expect(await reservedFor(shopper)).toEqual([nextDaySlot]);
  });

  test('are those that placing an order refuses', async () => {
    const shopper = await shop.shopper();
    await fillSlot(5);
    await placed(shop.place(shopper.headers));
    expect(await reservedFor(shopper)).toEqual([firstSlot]);
    const response = await shop.place(shopper.headers, buildOrder());
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, 'window_reserved']);
  });

  test('are none once an order of the account is completed', async () => {
    const [returning, other] = [await shop.shopper(), await shop.shopper()];
    await fillSlot(6);
    await complete(returning);
    expect([await reservedFor(returning), await reservedFor(other)]).toEqual([[], [firstSlot]]);
  });

  test('of an unknown provider are a 404', async () => {
    await expect(reservedFor(await shop.shopper(), 'none')).rejects.toMatchObject({
      status: 404,
      code: 'provider_unknown',
    });
  });
});
