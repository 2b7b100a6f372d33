import { describe, expect, test } from 'vitest';
import type { ConsoleOrders } from '../../../../src/domain/staff/consoleOrderSchema';
import type { Customer } from '../../../../src/domain/order/customerSchema';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import { signInStaff } from '../../../../tests/fixtures/builders/buildStaff';
import {
  buildOrder,
  buildPlaceId,
  nextDaySlot,
  readOutcome,
  placed,
  read,
} from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { idImages, providerProducts } from '../../../database/providerTables';

type Headers = Record<string, string>;

const suite = setUpShop({
  prepare: ({ api }) => api.context.database.update(providerProducts).set({ available: 1000 }),
});

const victimsPhone = '2135550177';
const door = { placeId: buildPlaceId('90012', '233 S Spring St'), addressTwo: 'Apt 5' };
/** 0.8 g each; the limit is 8 g a day. */
const grams = (quantity: number, values: Partial<PlaceOrderInput> = {}) =>
  buildOrder({ ...door, items: [{ productVariantId: 'pod-a', quantity, price: 30 }], ...values });

/** A customer whose first order, to another address, was delivered. */
async function createCustomer(): Promise<{ headers: Headers }> {
  const customer = await suite.shop.shopper({ email: 'mara@shop.example', emailVerified: true });
  const elsewhere = { placeId: buildPlaceId('90012', '9 N Main St'), slotStart: nextDaySlot };
  await suite.shop.complete(await placed(suite.shop.place(customer.headers, grams(2, elsewhere))));
  return customer;
}
const createNewcomer = () => suite.shop.shopper({ email: 'noa@shop.example', emailVerified: true });
const verified = () => suite.shop.shopper({ phoneNumber: victimsPhone, phoneNumberVerified: true });
const customers = [
  ['a customer with a completed order', createCustomer],
  ['a new customer with a verified phone number', verified],
] as const;

/** Reaches the limits of one address with two new accounts: four open orders, close to 8 g on the day. */
async function closeDoor(values: Partial<PlaceOrderInput> = {}): Promise<void> {
  for (const quantities of [
    [2, 2],
    [2, 3],
  ]) {
    const { headers } = await suite.shop.shopper();
    for (const quantity of quantities) await placed(suite.shop.place(headers, grams(quantity, values)));
  }
}

describe('D-16 strangers who order to somebody’s door', () => {
  test.each(customers)('do not keep out %s', async (_, customer) => {
    const { headers } = await customer();
    await closeDoor();
    await placed(suite.shop.place(headers, grams(2)));
    await placed(suite.shop.place(headers, grams(2)));
  });

  test('keep out another new customer, and the error names another way to order', async () => {
    const { headers } = await createNewcomer();
    await closeDoor();
    const refused = await read(suite.shop.place(headers, grams(2)));
    expect([refused.status, refused.body.code]).toEqual([409, 'open_orders_address']);
    expect(refused.body.detail).toContain('confirm your phone number');
  });

  test.each([
    [{ placeId: buildPlaceId('90012', '0233 S Spring St'), addressTwo: 'Rm 05' }],
    [{ placeId: buildPlaceId('90012', '233 S Spring St Room 5'), addressTwo: '' }],
    [{ placeId: buildPlaceId('90012', '233 S. Spring St'), addressTwo: '#005' }],
  ])('find the same door closed as %j', async (spelled) => {
    await closeDoor();
    const { headers } = await createNewcomer();
    expect(await readOutcome(suite.shop.place(headers, grams(2, spelled)))).toEqual([409, 'open_orders_address']);
  });

  test.each(customers)('do not use up the legal weight of %s; the person’s own orders do', async (_, customer) => {
    const { headers } = await customer();
    const stranger = await suite.shop.shopper();
    await placed(suite.shop.place(stranger.headers, grams(9)));
    await placed(suite.shop.place(headers, grams(6)));
    expect(await readOutcome(suite.shop.place(headers, grams(5)))).toEqual([422, 'over_weight_limit']);
    await placed(suite.shop.place(headers, grams(4)));
  });

  test('still use up the weight of the door for each other', async () => {
    const [first, other] = [await suite.shop.shopper(), await suite.shop.shopper()];
    await placed(suite.shop.place(first.headers, grams(6)));
    expect(await readOutcome(suite.shop.place(other.headers, grams(5)))).toEqual([422, 'address_weight_limit']);
  });
});

test.each(customers)('S5-11 D-16 the weight under one ID holds for %s too', async (_, customer) => {
  const { headers } = await customer();
  const other = await suite.shop.shopper();
  await suite.api.context.database.update(idImages).set({ imageKey: 'same' });
  await placed(suite.shop.place(other.headers, grams(6, { addressTwo: 'Apt 9' })));
  expect(await readOutcome(suite.shop.place(headers, grams(5)))).toEqual([422, 'id_weight_limit']);
});

test('D-16 strangers who type somebody’s phone number do not keep out a customer with a completed order', async () => {
  const { headers } = await createCustomer();
  for (let count = 0; count < 6; count += 1) {
    const elsewhere = { placeId: buildPlaceId('90012', `${count + 20} N Main St`), addressTwo: '' };
    await placed(
      suite.shop.place((await suite.shop.shopper()).headers, grams(2, { ...elsewhere, contactPhone: victimsPhone })),
    );
  }
  await placed(suite.shop.place(headers, grams(2, { contactPhone: victimsPhone })));
  const late = await suite.shop.shopper();
  expect(await readOutcome(suite.shop.place(late.headers, grams(2, { contactPhone: victimsPhone })))).toEqual([
    409,
    'open_orders_phone',
  ]);
});

describe('D-15 D-16 the dispensary sees how many new customers order to one address', () => {
  const lastMessage = async () => {
    const payloads = (await suite.shop.messages()).map(({ payload }) => payload as { data: { customer: Customer } });
    return payloads.at(-1)!.data.customer.othersAtAddress;
  };

  test('in the message about an order, in its list and in the console', async () => {
    const [one, second] = [await suite.shop.shopper(), await suite.shop.shopper()];
    const first = await placed(suite.shop.place(one.headers, grams(2)));
    expect(await lastMessage()).toBe(0);
    await placed(suite.shop.place(one.headers, grams(2)));
    expect(await lastMessage()).toBe(0);
    await placed(suite.shop.place(second.headers, grams(2)));
    expect(await lastMessage()).toBe(1);

    const sam = await signInStaff(suite.api, 'alder');
    const inConsole = async () =>
      (await sam.call<ConsoleOrders>('GET', '/v1/staff/orders?state=open')).body.orders.map(
        ({ customer }) => customer.othersAtAddress,
      );
    expect(await inConsole()).toEqual([1, 1, 1]);
    const list = (await (await suite.shop.send({ type: 'orders.list' })).json()) as {
      orders: { customer: Customer }[];
    };
    expect(list.orders.map(({ customer }) => customer.othersAtAddress)).toEqual([1, 1, 1]);
    await suite.shop.complete(first);
    expect(await inConsole()).toEqual([0, 0]);
  });

  test('but not for a regular customer, a neighbor or a pickup', async () => {
    const { headers } = await createCustomer();
    await placed(suite.shop.place((await suite.shop.shopper()).headers, grams(2)));
    await placed(suite.shop.place(headers, grams(2)));
    expect(await lastMessage()).toBe(0);
    await placed(suite.shop.place((await suite.shop.shopper()).headers, grams(2, { addressTwo: 'Apt 6' })));
    expect(await lastMessage()).toBe(0);
  });
});
