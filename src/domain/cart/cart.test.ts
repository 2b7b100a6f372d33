import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  defaultMaxQuantity,
  maxQuantity,
  refreshPrices,
  setQuantity,
  type CartItem,
  type NewCartItem,
} from './cart';

const pod = (id: string, price = 30): NewCartItem => ({
  productVariantId: id,
  price,
  metadata: { name: id, productType: 'oil', brand: 'alder', slug: id, image: id, thcGrams: 0.4 },
});
const quantities = (items: readonly CartItem[]) => items.map((item) => [item.productVariantId, item.quantity]);

const one = addItem([], pod('a'));
const three = addItem([], pod('a'), { quantity: 3 });

describe('adding', () => {
  test('S4-14 a new item is added at the end', () => {
    expect(quantities(addItem(three, pod('b')))).toEqual([
      ['a', 3],
      ['b', 1],
    ]);
  });

  test('S4-14 adding an item already in the cart increases its quantity', () => {
    expect(quantities(addItem(three, pod('a'), { quantity: 2 }))).toEqual([['a', 5]]);
  });

  test.each([
    [[] as CartItem[], 7, 4, 4],
    [three, 7, 4, 4],
    [three, 1, 3, 3],
    [[] as CartItem[], 500, undefined, 100],
  ])('S5-12 from %j adding %i with a maximum of %s stops at %i', (items, quantity, max, expected) => {
    expect(quantities(addItem(items, pod('a'), { quantity, max }))).toEqual([['a', expected]]);
  });

  test('S9-02 the default maximum is 100', () => {
    expect(defaultMaxQuantity).toBe(100);
  });

  test.each([
    [0, 0],
    [7, 7],
    [100, 100],
    [250, 100],
    [undefined, 100],
  ])('S5-12 of a stock of %s at most %i can be ordered, the limit per item in one order', (stock, expected) => {
    expect(maxQuantity(stock)).toBe(expected);
    expect(addItem([], pod('a'), { quantity: 500, max: stock })).toHaveLength(expected === 0 ? 0 : 1);
    expect(addItem([], pod('a'), { quantity: 500, max: stock })[0]?.quantity ?? 0).toBe(expected);
  });

  test.each([0, -1, 0.4, Number.NaN])('adding a quantity of %d adds nothing', (quantity) => {
    expect(addItem([], pod('a'), { quantity })).toEqual([]);
    expect(addItem(three, pod('a'), { quantity })).toEqual(three);
  });

  test('S5-12 when nothing is in stock, adding changes nothing', () => {
    expect(addItem([], pod('a'), { max: 0 })).toEqual([]);
    expect(addItem(three, pod('a'), { max: 0 })).toEqual(three);
  });
});

describe('setting', () => {
  test.each([0, -1, -100, 0.5, Number.NaN])('S4-15 setting the quantity to %d removes the item', (quantity) => {
    expect(setQuantity(three, 'a', { quantity })).toEqual([]);
  });

  test('S4-16 decreasing from 1 removes the item', () => {
    expect(setQuantity(one, 'a', { quantity: one[0]!.quantity - 1 })).toEqual([]);
  });

  test.each([2, 1])('S4-16 decreasing from 3 leaves %d', (quantity) => {
    expect(quantities(setQuantity(three, 'a', { quantity }))).toEqual([['a', quantity]]);
  });

  test('S4-15 the other items stay when one is removed', () => {
    const items = addItem(addItem(three, pod('b')), pod('c'));
    expect(quantities(setQuantity(items, 'b', { quantity: 0 }))).toEqual([
      ['a', 3],
      ['c', 1],
    ]);
  });

  test('S4-16 S5-12 no quantity exceeds the maximum', () => {
    expect(quantities(setQuantity(three, 'a', { quantity: 9, max: 4 }))).toEqual([['a', 4]]);
    expect(quantities(setQuantity(three, 'a', { quantity: 101 }))).toEqual([['a', 100]]);
  });

  test('setting the quantity of a missing item does not add it', () => {
    expect(setQuantity(three, 'b', { quantity: 2 })).toEqual(three);
  });
});

describe('S4-18 the provider’s prices', () => {
  test('S4-18 replace the item prices where the provider has one; other items keep theirs', () => {
    const items = addItem(three, pod('b', 20));
    expect(refreshPrices(items, new Map([['a', 31.5]])).map((item) => item.price)).toEqual([31.5, 20]);
  });

  test('S4-18 the same list is returned when the provider has no price for any item', () => {
    expect(refreshPrices(three, new Map())).toBe(three);
  });

  test('S4-18 the same list is returned when nothing changed', () => {
    expect(
      refreshPrices(
        three,
        new Map([
          ['a', 30],
          ['z', 1],
        ]),
      ),
    ).toBe(three);
  });
});

test('S4-14 S4-15 S4-16 after any operations, quantities are whole and from 1 to the maximum, and no variant appears twice', () => {
  const step = fc.record({
    kind: fc.constantFrom('add', 'set'),
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.oneof(fc.integer({ min: -3, max: 200 }), fc.double({ min: -2, max: 5 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30, size: 'max' }), fc.integer({ min: 0, max: 100 }), (steps, max) => {
      const items = steps.reduce<CartItem[]>(
        (cart, { kind, id, quantity }) =>
          kind === 'add' ? addItem(cart, pod(id), { quantity, max }) : setQuantity(cart, id, { quantity, max }),
        [],
      );
      for (const { quantity } of items) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true);
      }
      expect(new Set(items.map((item) => item.productVariantId)).size).toBe(items.length);
    }),
  );
});
