import { describe, expect, test } from 'vitest';
import { buildCartItem, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import type { CartItem } from './cart';
import { batterySale, lacksBattery, suggestedBatteryPrice } from './batterySuggestion';

const pod = buildCartItem();
const battery = buildCartItem({
  productVariantId: 'battery',
  metadata: { ...pod.metadata, productType: 'devices', slug: 'battery', thcGrams: 0 },
});

test.each<[string, CartItem[], boolean]>([
  ['nothing', [], false],
  ['pods', [pod], true],
  ['pods and a battery', [pod, battery], false],
  ['a battery', [battery], false],
])('S2-55 S4-22 a cart of %s lacks a battery: %j', (_, items, expected) => {
  expect(lacksBattery(items)).toBe(expected);
});

test('S9-02 the suggestion says $30.00', () => {
  expect(suggestedBatteryPrice).toBe(30);
});

describe('S2-55 the sale of a battery', () => {
  const product = (price: number | null, availability: 'available' | 'sold-out' = 'available') =>
    buildSummary({
      productType: 'devices',
      slug: 'battery',
      variants: [{ id: 'battery', title: 'Battery', grams: null, thcGrams: null, price, availability }],
    });
  const offers = (availableQuantity: number, amount = 28) =>
    new Map([['battery', { availableQuantity, price: { amount } }]]);

  test.each([
    ['the catalogue’s price without a dispensary', product(31), null, { price: 31, stock: undefined }],
    ['the suggested price without any other', product(null), null, { price: 30, stock: undefined }],
    ['the dispensary’s price and stock', product(31), offers(4), { price: 28, stock: 4 }],
    ['those of a battery that others lack', product(31, 'sold-out'), offers(4), { price: 28, stock: 4 }],
    ['nothing when sold out', product(31, 'sold-out'), null, null],
    ['nothing when the dispensary has none left', product(31), offers(0), null],
    ['nothing when the dispensary does not carry it', product(31), new Map(), null],
    ['nothing when the page data has no sizes', { ...product(31), variants: undefined as never }, null, null],
  ])('has %s', (_, sold, stock, expected) => {
    const sale = batterySale(sold, stock);
    expect(sale && { price: sale.price, stock: sale.stock }).toEqual(expected);
  });
});
