import { describe, expect, test } from 'vitest';
import type { ItemAvailability } from './itemAvailability';
import type { Product } from './productSchema';
import { defaultVariant } from './defaultVariant';
import { defaultVariantInStock, variantOffer, variantPrice } from './variantOffer';

type Own = Product['availability'];
const sizes = (...availabilities: Own[]) =>
  availabilities.map((availability, index) => ({ id: 'abc'[index]!, availability, price: 30 }));
const offers = new Map([['a', { availableQuantity: 2, price: { amount: 45.5 } }]]);
const place = { offers, hasAddress: true, expressDeliveryProvidersCount: 1 };

describe('S4-02 … S4-07 a size at the dispensary of an address', () => {
  test('has its stock and price', () => {
    expect(variantOffer(sizes('available')[0]!, place)).toEqual({ state: 'AVAILABLE', price: 45.5, stock: 2 });
  });
  test('has neither if the dispensary does not carry it', () => {
    const [, second] = sizes('available', 'available');
    expect(variantOffer(second!, place)).toEqual({ state: 'UNAVAILABLE', price: null, stock: null });
  });
});

test.each<[own: number | null, offered: number | null | undefined, shown: number | null]>([
  [48, 45.5, 45.5],
  [48, null, 48],
  [48, undefined, 48],
  [null, 45.5, 45.5],
  [null, null, null],
])('S9-14 a size of $%s that the dispensary sells for $%s is shown at $%s', (price, offered, shown) => {
  expect(variantPrice({ price }, offered === undefined ? undefined : { price: offered })).toBe(shown);
});

test.each<[Own[], string]>([
  [['available', 'available'], 'a'],
  [['sold-out', 'available'], 'b'],
  [['coming-soon', 'sold-out', 'available'], 'c'],
  [['sold-out', 'coming-soon'], 'a'],
])('S2-71 %j: without an address the page opens on %s', (availabilities, id) => {
  expect(defaultVariant(sizes(...availabilities)).id).toBe(id);
});

test.each<[Own[], Record<string, ItemAvailability>, string]>([
  [['available', 'available'], { a: 'AVAILABLE', b: 'AVAILABLE' }, 'a'],
  [['available', 'available'], { a: 'SOLDOUT', b: 'AVAILABLE' }, 'b'],
  [['available', 'available'], { a: 'UNAVAILABLE', b: 'SOLDOUT' }, 'a'],
  [['sold-out', 'available'], { a: 'AVAILABLE', b: 'AVAILABLE' }, 'b'],
  [['sold-out', 'available'], { a: 'AVAILABLE', b: 'SOLDOUT' }, 'a'],
  [['sold-out', 'available'], { a: 'SOLDOUT', b: 'SOLDOUT' }, 'b'],
  [['coming-soon', 'available', 'available'], { a: 'COMING_SOON', b: 'SOLDOUT', c: 'AVAILABLE' }, 'c'],
])('S2-71 S4-04 %j at a dispensary with %j: the page opens on %s', (availabilities, states, id) => {
  const sizeStates = new Map(Object.entries(states).map(([variant, state]) => [variant, { state }]));
  expect(defaultVariantInStock(sizes(...availabilities), sizeStates).id).toBe(id);
});
