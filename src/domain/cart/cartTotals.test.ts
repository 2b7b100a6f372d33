import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartItem } from './cart';
import { cartTotals, orderableTotals } from './cartTotals';

const item = (id: string, quantity: number, price: number, thcGrams = 0): CartItem => ({
  productVariantId: id,
  quantity,
  price,
  metadata: { name: id, productType: 'oil', brand: 'alder', slug: id, image: id, thcGrams },
});

describe('S3-12 cart totals', () => {
  test('S3-12 an empty cart', () => {
    expect(cartTotals([])).toEqual({
      items: [],
      totalItems: 0,
      totalUniqueItems: 0,
      cartTotal: 0,
      thcGrams: 0,
      oilGrams: 0,
      isCartEmpty: true,
    });
  });

  test('S3-11 S3-12 two items', () => {
    const totals = cartTotals([item('a', 3, 19.99, 0.425), item('b', 1, 0.1, 0.8)]);
    expect(totals).toMatchObject({
      totalItems: 4,
      totalUniqueItems: 2,
      cartTotal: 60.07,
      thcGrams: 2.075,
      isCartEmpty: false,
    });
    expect(totals.items.map((each) => each.itemTotal)).toEqual([59.97, 0.1]);
  });

  test('S3-12 the total is exact to the cent, and the weight to the milligram, for any number of items', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 100 }),
      cents: fc.integer({ min: 0, max: 100_000 }),
      milligrams: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40, size: 'max' }), (lines) => {
        const totals = cartTotals(
          lines.map(({ quantity, cents, milligrams }, index) =>
            item(`v${index}`, quantity, cents / 100, milligrams / 1000),
          ),
        );
        expect(totals.cartTotal).toBe(lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0) / 100);
        expect(totals.thcGrams).toBe(
          lines.reduce((sum, { quantity, milligrams }) => sum + quantity * milligrams, 0) / 1000,
        );
        expect(totals.totalItems).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(totals.isCartEmpty).toBe(lines.length === 0);
      }),
    );
  });
});

test('S4-20 S4-21 D-40 orderable totals exclude items that the dispensary does not have', () => {
  const items = [item('a', 2, 45, 0.8), item('b', 4, 25, 1.5)];
  const offers = new Map([['a', { availableQuantity: 5, price: { amount: 45, currencyCode: 'USD' }, oilGrams: 1.1 }]]);
  expect(orderableTotals(items, offers)).toMatchObject({
    cartTotal: 90,
    thcGrams: 1.6,
    oilGrams: 2.2,
    isCartEmpty: false,
  });
  expect(orderableTotals(items, null)).toMatchObject({ cartTotal: 190, thcGrams: 7.6, oilGrams: 0 });
  expect(orderableTotals(items, new Map())).toMatchObject({ items: [], cartTotal: 0, isCartEmpty: false });
  expect(orderableTotals([], offers)).toMatchObject({ isCartEmpty: true });
});
