import { describe, expect, test } from 'vitest';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import type { StockList } from '../../../src/domain/staff/stockSchema';
import { stockCalls, stockPath } from '../../../tests/fixtures/calls/stockCalls';

const calls = stockCalls();
const { set, log, sell } = calls;

describe('stock and prices', () => {
  test('are listed and searched', async () => {
    const { body } = await calls.sam().call<StockList>('GET', stockPath);
    expect(body).toMatchObject({
      total: 2,
      products: [{ title: 'Blue Ridge', availableQuantity: 20, price: { amount: 30 } }, {}],
    });
    const found = await calls.sam().call<StockList>('GET', `${stockPath}?search=orchard%20ald`);
    expect(found.body.products.map(({ productVariantId }) => productVariantId)).toEqual(['pod-b']);
    expect((await calls.sam().call<StockList>('GET', `${stockPath}?search=%25`)).body.total).toBe(0);
  });

  test('are set in place, and logged', async () => {
    expect((await set({ availableQuantity: 7, price: 31.5 })).body).toMatchObject({
      availableQuantity: 7,
      price: { amount: 31.5 },
    });
    expect((await set({ availableQuantity: 0 })).body).toMatchObject({ availableQuantity: 0 });
    expect(await log()).toEqual([
      ['stock.set', 'pod-a', { from: 20, to: 7 }],
      ['price.set', 'pod-a', { from: 3000, to: 3150 }],
      ['stock.set', 'pod-a', { from: 7, to: 0 }],
    ]);
    for (const wrong of [{}, { availableQuantity: -1 }, { availableQuantity: 1.5 }, { price: 0 }, { price: 1.005 }])
      expect((await set(wrong)).status).toBe(422);
  });

  test('a count that is sent again with its key does not undo the orders in between', async () => {
    await set({ availableQuantity: 10 }, { key: 'k1' });
    await sell(3);
    expect((await set({ availableQuantity: 10 }, { key: 'k1' })).body.availableQuantity).toBe(7);
  });

  test('of another dispensary do not exist', async () => {
    const birch = await signInStaff(calls.api(), 'birch');
    expect((await set({ availableQuantity: 1 }, { by: birch })).body).toMatchObject({
      status: 404,
      code: 'product_unknown',
    });
    expect((await birch.call<StockList>('GET', stockPath)).body.total).toBe(0);
    expect((await birch.call('DELETE', `${stockPath}/pod-a`)).status).toBe(404);
    expect((await birch.call('GET', `${stockPath}?providerId=alder`)).status).toBe(404);
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 20 });
  });
});

describe('the assortment', () => {
  test('grows by a product of the catalogue, with its title, brand and weight', async () => {
    const offered = await calls
      .sam()
      .call<{ variants: { productVariantId: string }[] }>('GET', '/v1/staff/catalogue?search=salt');
    expect(offered.body.variants.map(({ productVariantId }) => productVariantId)).toEqual(['pod-new']);
    const newProduct = { productVariantId: 'pod-new', availableQuantity: 4, price: 32 };
    expect(await calls.sam().call('POST', stockPath, newProduct)).toMatchObject({
      status: 201,
      body: { title: 'Salt Meadow, 0.5 g', brand: 'Birch', thcGrams: 0.4, availableQuantity: 4 },
    });
    expect((await calls.sam().call('POST', stockPath, newProduct)).body).toMatchObject({
      status: 409,
      code: 'product_carried',
    });
    expect((await calls.sam().call('POST', stockPath, { ...newProduct, productVariantId: 'unknown' })).status).toBe(
      404,
    );
    expect((await calls.sam().call('GET', '/v1/staff/catalogue')).body).toMatchObject({ total: 0 });
  });

  test('units of an order from before a product was removed are not added to its new count', async () => {
    const order = await sell(5);
    expect((await calls.sam().send('DELETE', `${stockPath}/pod-a`)).status).toBe(204);
    await calls.sam().call('POST', stockPath, { productVariantId: 'pod-a', availableQuantity: 9, price: 30 });
    expect((await calls.shop().move(order, 'DECLINED', 'Closed')).status).toBe(200);
    expect(await calls.shop().stock()).toMatchObject({ 'pod-a': 9 });
  });
});
