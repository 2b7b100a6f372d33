import { describe, expect, test } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import { parseWith } from '../validation/plainSchema';
import { cartSchema } from './cartSchema';

const parseCart = (value: unknown) => parseWith(cartSchema, value);
const good = buildCartItem();
const without = (field: string) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== field));
const withoutMetadata = (field: string) => ({
  ...good,
  metadata: Object.fromEntries(Object.entries(good.metadata).filter(([name]) => name !== field)),
});

describe('S4-19 a stored cart', () => {
  test.each([null, undefined, 'cart', 7, {}, { items: [good] }])('%j is invalid', (value) => {
    expect(parseCart(value)).toBeNull();
  });

  test('may be empty', () => {
    expect(parseCart([])).toEqual([]);
  });

  test('is restored as it was stored', () => {
    const battery = { ...good.metadata, productType: 'devices', slug: 'battery' } as const;
    const cart = [
      good,
      buildCartItem({ productVariantId: 'birch-500mg', quantity: 100, price: 0 }),
      buildCartItem({ productVariantId: 'battery-black', metadata: battery }),
    ];
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  test.each([
    ['null', null],
    ['a text', 'amber'],
    ['no id', without('productVariantId')],
    ['a numeric id', { ...good, productVariantId: 4 }],
    ['no quantity', without('quantity')],
    ['quantity 0', { ...good, quantity: 0 }],
    ['a negative quantity', { ...good, quantity: -1 }],
    ['half an item', { ...good, quantity: 1.5 }],
    ['more than the maximum (S5-12)', { ...good, quantity: 101 }],
    ['a quantity in letters', { ...good, quantity: '2' }],
    ['no price', without('price')],
    ['a negative price', { ...good, price: -1 }],
    ['a price in letters', { ...good, price: '30' }],
    ['an infinite price', { ...good, price: JSON.parse('1e999') as number }],
    ['no metadata', without('metadata')],
    ['metadata null', { ...good, metadata: null }],
    ['a product type that is not sold', { ...good, metadata: { ...good.metadata, productType: 'edibles' } }],
    ['negative THC', { ...good, metadata: { ...good.metadata, thcGrams: -1 } }],
    ...['name', 'productType', 'brand', 'slug', 'image', 'thcGrams'].map((field): [string, object] => [
      `metadata without ${field}`,
      withoutMetadata(field),
    ]),
  ])('drops an item with %s and keeps the rest', (_, bad) => {
    expect(parseCart([bad, good])).toEqual([good]);
  });

  test('keeps the first of two identical items', () => {
    expect(parseCart([good, { ...good, quantity: 9 }])).toEqual([good]);
  });
});
