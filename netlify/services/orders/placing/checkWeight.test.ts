import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildOrder, nextDaySlot, openShop, placed, read } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import type { ProviderProduct } from '../../../../src/domain/delivery/providerSchema';
import { times } from '../../../../tests/fixtures/times';
import { idImages, providerProducts, providers } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';

const suite = setUpShop({ provider: { purchaseLimitOilGrams: 8 } });

/** Each has 1 g of oil with 0.8 g of THC. Both limits are 8 g. */
const pods = (quantity: number, slotStart?: string) =>
  buildOrder({ items: [{ productVariantId: 'pod-a', quantity, price: 30 }], ...(slotStart && { slotStart }) });
const refusal = async (response: Response | Promise<Response>) => {
  const { status, body } = await read(response);
  return [status, body.code, body.detail];
};
const overLimitBy = (grams: number) =>
  `Your order exceeds the legal limit of 8 grams for an online order by ${grams} g of cannabis concentrate.`;

test('D-40 an order at the limit for concentrate is placed, and a pod more is refused by name', async () => {
  const { headers } = await suite.shop.shopper();
  expect(await refusal(suite.shop.place(headers, pods(9)))).toEqual([422, 'over_weight_limit', overLimitBy(1)]);
  const order = await placed(suite.shop.place(headers, pods(8)));
  const [row] = await suite.api.context.database.select().from(orders).where(eq(orders.detailsId, order.detailsId));
  expect(row).toMatchObject({ oilGrams: 8, thcGrams: 6.4 });
});

test('D-40 the limit that is exceeded by the larger share is named', async () => {
  const { database } = suite.api.context;
  const { headers } = await suite.shop.shopper();
  await database.update(providers).set({ purchaseLimitGrams: 5 });
  expect((await refusal(suite.shop.place(headers, pods(9))))[2]).toBe(
    'Your order exceeds the legal limit of 5 grams for an online order by 2.2 g of THC.',
  );
  await database.update(providers).set({ purchaseLimitGrams: 8, purchaseLimitOilGrams: 4 });
  expect((await refusal(suite.shop.place(headers, pods(11))))[2]).toContain('limit of 4 grams');
});

test('D-40 D-16 all orders of a local day count, canceled ones and other days do not', async () => {
  const { headers } = await suite.shop.shopper();
  const first = await placed(suite.shop.place(headers, pods(5)));
  const withOthers = `${overLimitBy(1)} Your other orders for the same day count too.`;
  expect(await refusal(suite.shop.place(headers, pods(4)))).toEqual([422, 'over_weight_limit', withOthers]);
  await placed(suite.shop.place(headers, pods(8, nextDaySlot)));
  await suite.api.app.request(`/v1/app/orders/alder/${first.detailsId}/cancel`, { method: 'POST', headers });
  await placed(suite.shop.place(headers, pods(8)));
});

test('D-40 D-16 of two orders at the same time that together exceed the limit, one is placed', async () => {
  for (let round = 0; round < times(3, 30); round += 1) {
    if (round > 0) {
      await suite.api.reset();
      suite.shop = await openShop(suite.api, { purchaseLimitOilGrams: 8 });
    }
    const { headers } = await suite.shop.shopper();
    // 4 g of THC each: only the concentrate exceeds its limit.
    const responses = await Promise.all([
      read(suite.shop.place(headers, pods(5))),
      read(suite.shop.place(headers, pods(5))),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(responses.find(({ status }) => status === 422)!.body.code).toBe('over_weight_limit');
    expect(await suite.api.context.database.select().from(orders)).toHaveLength(1);
  }
});

test('D-40 D-16 counts per door and per ID across accounts', async () => {
  const [mine, other] = [await suite.shop.shopper(), await suite.shop.shopper()];
  await placed(suite.shop.place(mine.headers, { ...pods(5), addressTwo: 'Apt 2' }));
  expect(await refusal(suite.shop.place(other.headers, { ...pods(4), addressTwo: '#2' }))).toEqual([
    422,
    'address_weight_limit',
    'Together with other orders to this address, yours exceeds the legal limit of 8 grams for one day by 1 g of cannabis concentrate. Please order less, or choose another day.',
  ]);
  await suite.api.context.database.update(idImages).set({ imageKey: 'same' });
  await suite.api.context.database.update(orders).set({ idKey: 'same' });
  expect((await refusal(suite.shop.place(other.headers, pods(4)))).slice(0, 2)).toEqual([422, 'id_weight_limit']);
});

test('D-40 a deleted account’s concentrate still counts for the day', async () => {
  const email = 'mara@shop.example';
  const mine = await suite.shop.shopper({ email, emailVerified: true });
  const order = await placed(suite.shop.place(mine.headers, pods(5)));
  for (const status of ['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])
    expect((await suite.shop.move(order, status)).status).toBe(200);
  await suite.api.app.request('/v1/app/user', {
    method: 'DELETE',
    headers: { ...mine.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ confirm: email }),
  });
  const again = await suite.shop.shopper({ email, emailVerified: true });
  expect((await refusal(suite.shop.place(again.headers, pods(4)))).slice(0, 2)).toEqual([422, 'over_weight_limit']);
  await placed(suite.shop.place(again.headers, pods(3)));
});

const listed = async () => {
  const path = '/.netlify/functions/delivery-provider-products?providerId=alder';
  const list = (await (await suite.api.app.request(path)).json()) as ProviderProduct[];
  return Object.fromEntries(list.map(({ productVariantId, oilGrams }) => [productVariantId, oilGrams]));
};

test('D-40 stock from before the weight was kept counts with the catalogue’s weight, or else at least its THC', async () => {
  const { database } = suite.api.context;
  await database.update(providerProducts).set({ oilGrams: null });
  expect(await listed()).toEqual({ 'pod-a': 1, 'pod-b': 0.5 });
  const { headers } = await suite.shop.shopper();
  expect((await refusal(suite.shop.place(headers, pods(9))))[2]).toBe(overLimitBy(1));
  await database
    .update(providerProducts)
    .set({ productVariantId: 'gone' })
    .where(eq(providerProducts.productVariantId, 'pod-b'));
  expect(await listed()).toEqual({ 'pod-a': 1, gone: 0.425 });
});

test('D-40 orders from before the weight was kept count with their THC', async () => {
  const { headers } = await suite.shop.shopper();
  await placed(suite.shop.place(headers, pods(5)));
  await suite.api.context.database.update(orders).set({ oilGrams: null });
  expect((await refusal(suite.shop.place(headers, pods(5))))[2]).toContain('by 1 g of cannabis concentrate');
  await placed(suite.shop.place(headers, pods(4)));
});
