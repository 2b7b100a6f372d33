import { describe, expect, test } from 'vitest';
import { placeOrderSchema, type Order } from '../../../../src/domain/order/orderSchema';
import { buildOrder, nextDaySlot, placed, read } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';
import { cancelOrder } from '../moves/cancelOrder';
import { placeOrder } from './placeOrder';

const suite = setUpShop();

const cancel = ({ provider, detailsId }: Order, headers: Record<string, string>) =>
  suite.api.app.request(`/v1/app/orders/${provider.id}/${detailsId}/cancel`, { method: 'POST', headers });
const item = (productVariantId: string, quantity: number, price: number) => ({ productVariantId, quantity, price });

describe('the Idempotency-Key', () => {
  test('D-16 the same key and body return the same order without placing another', async () => {
    const { headers } = await suite.shop.shopper();
    const first = await placed(suite.shop.place(headers, buildOrder(), 'key-1'));
    // This holds even if stock, slot and price are no longer available.
    await suite.api.context.database.update(providerProducts).set({ available: 0, priceCents: 1 });
    suite.now = new Date('2026-07-01T18:30:00.000Z');
    expect(await read(suite.shop.place(headers, buildOrder(), 'key-1'))).toEqual({ status: 200, body: first });
    expect(await suite.api.context.database.select().from(orders)).toHaveLength(1);
    expect(await suite.shop.messages()).toHaveLength(1);
  });

  test('D-15 D-16 the response, the dispensary’s message and later reads agree on every part of an order', async () => {
    const { headers } = await suite.shop.shopper({ phoneNumber: '+13105550117', phoneNumberVerified: true });
    const body = buildOrder({ items: [item('pod-b', 2, 45.5), item('pod-a', 3, 30)], note: 'Ring twice' });
    const order = await placed(suite.shop.place(headers, body, 'key-1'));
    expect(await suite.shop.stock()).toEqual({ 'pod-a': 17, 'pod-b': 8 });
    const path = `/v1/app/orders/${order.provider.id}/${order.detailsId}`;
    expect(await read(suite.api.app.request(path, { headers }))).toEqual({ status: 200, body: order });
    const [message] = await suite.shop.messages();
    const listed = (await (await suite.shop.send({ type: 'orders.list' })).json()) as {
      orders: { customer: unknown }[];
    };
    expect(message!.payload.data).toEqual({ order, customer: listed.orders[0]!.customer });
  });

  test('D-16 the same key with another body gives 422', async () => {
    const { headers } = await suite.shop.shopper();
    await placed(suite.shop.place(headers, buildOrder(), 'key-1'));
    const other = buildOrder({ items: [item('pod-a', 3, 30)] });
    expect(await read(suite.shop.place(headers, other, 'key-1'))).toMatchObject({
      status: 422,
      body: {
        code: 'idempotency_mismatch',
        detail: 'Your order changed after you first sent it. Please check it and place it again.',
      },
    });
    expect(await suite.shop.stock()).toMatchObject({ 'pod-a': 18 });
  });

  test('D-16 two shoppers may use the same key', async () => {
    const [one, two] = [await suite.shop.shopper(), await suite.shop.shopper()];
    const first = await placed(suite.shop.place(one.headers, buildOrder(), 'key-1'));
    const second = await placed(suite.shop.place(two.headers, buildOrder(), 'key-1'));
    expect(second.orderLogId).not.toBe(first.orderLogId);
  });

  test('D-16 a refused order leaves its key unused', async () => {
    const { headers } = await suite.shop.shopper();
    expect((await suite.shop.place(headers, buildOrder({ items: [item('pod-a', 2, 1)] }), 'key-1')).status).toBe(409);
    await placed(suite.shop.place(headers, buildOrder(), 'key-1'));
  });
});

test('D-16 D-22 a session that ends after authentication can neither place nor cancel', async () => {
  const { userId, headers } = await suite.shop.shopper();
  const { detailsId } = await placed(suite.shop.place(headers));
  const ended = { userId, tokenHash: 'of no session' };
  const order = placeOrderSchema.parse(buildOrder());
  const refusal = { status: 401, code: 'unauthenticated' };
  await expect(
    placeOrder(suite.api.context, { ...ended, key: 'key-2', order, network: 'unknown' }),
  ).rejects.toMatchObject(refusal);
  await expect(cancelOrder(suite.api.context, { ...ended, providerId: 'alder', detailsId })).rejects.toMatchObject(
    refusal,
  );
  expect(await suite.api.context.database.select({ status: orders.status }).from(orders)).toEqual([
    { status: 'PLACED' },
  ]);
});

test('D-17 an amount too large for the database gives a 422 and takes no stock', async () => {
  const { headers } = await suite.shop.shopper();
  const dear = { priceCents: 10_000_000, available: 100, thcGrams: 0 };
  await suite.api.context.database.update(providerProducts).set(dear);
  const body = buildOrder({ items: [item('pod-a', 100, 100_000), item('pod-b', 100, 100_000)] });
  expect(await read(suite.shop.place(headers, body))).toMatchObject({ status: 422, body: { code: 'not_valid' } });
  expect(await suite.shop.stock()).toEqual({ 'pod-a': 100, 'pod-b': 100 });
  expect(await suite.shop.taken()).toBe(0);
});

describe('the daily weight limit', () => {
  test('S5-11 D-16 of two orders that together exceed the daily limit, one is placed', async () => {
    const { headers } = await suite.shop.shopper();
    const body = buildOrder({ items: [item('pod-a', 6, 30)] });
    const responses = await Promise.all([read(suite.shop.place(headers, body)), read(suite.shop.place(headers, body))]);
    expect(responses.map((response) => response.status).sort()).toEqual([201, 422]);
    const refused = responses.find((response) => response.status === 422)!;
    expect(refused.body.code).toBe('over_weight_limit');
    expect(refused.body.detail).toContain('8 grams');
    expect(refused.body.detail).toContain('other orders');
  });

  test('S5-11 D-16 the limit applies per local day and ignores canceled orders', async () => {
    const { headers } = await suite.shop.shopper();
    const body = buildOrder({ items: [item('pod-a', 10, 30)] });
    const first = await placed(suite.shop.place(headers, body));
    expect((await suite.shop.place(headers, body)).status).toBe(422);
    await placed(suite.shop.place(headers, { ...body, slotStart: nextDaySlot }));
    await suite.api.context.database.update(providerProducts).set({ available: 20 });
    await cancel(first, headers);
    await placed(suite.shop.place(headers, body));
  });
});
