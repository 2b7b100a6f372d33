import { describe, expect, test } from 'vitest';
import type { PlaceOrderInput } from '../../../../src/domain/order/orderSchema';
import { buildOrder, readOutcome, placed } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';
import { providerProducts } from '../../../database/providerTables';
import { orders } from '../../../database/orderTables';

const suite = setUpShop({
  provider: { slotCapacity: 8 },
  prepare: ({ api }) => api.context.database.update(providerProducts).set({ available: 1000, priceCents: 4000 }),
});
const all = () => suite.api.context.database.select().from(orders);

describe('S5-11 D-16 the daily weight limit', () => {
  const grams = (quantity: number, values: Partial<PlaceOrderInput> = {}) =>
    buildOrder({ items: [{ productVariantId: 'pod-a', quantity, price: 40 }], ...values });

  test('still counts orders to the door after their account is deleted', async () => {
    const email = 'mara@shop.example';
    const mine = await suite.shop.shopper({ email, emailVerified: true });
    await suite.shop.complete(await placed(suite.shop.place(mine.headers, grams(6, { addressTwo: 'Apt 2' }))));
    const response = await suite.api.app.request('/v1/app/user', {
      method: 'DELETE',
      headers: { ...mine.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ confirm: email }),
    });
    expect(response.status).toBe(204);
    expect((await all()).map(({ doorKey, idKey }) => [doorKey, idKey])).toEqual([[null, null]]);
    const other = await suite.shop.shopper();
    expect(await readOutcome(suite.shop.place(other.headers, grams(5, { addressTwo: '#2' })))).toEqual([
      422,
      'address_weight_limit',
    ]);
    await placed(suite.shop.place(other.headers, grams(4, { addressTwo: '#2' })));
  });
});
