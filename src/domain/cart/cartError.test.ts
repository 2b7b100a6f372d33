import { describe, expect, test } from 'vitest';
import { cartError, cartWeight, type CartError } from './cartError';
import { cartTotals } from './cartTotals';

const provider = { deliveryTotalMinimum: 40, purchaseLimitConcentratedWeight: 8, purchaseLimitOilGrams: 12 };
const totalsOf = (price: number, thcGrams: number, oilGrams = 0) => ({
  ...cartTotals([
    {
      productVariantId: 'a',
      quantity: 1,
      price,
      metadata: { name: 'a', productType: 'oil', brand: 'alder', slug: 'a', image: 'a', thcGrams },
    },
  ]),
  oilGrams,
});

describe('the one error that a cart shows', () => {
  test.each<[string, number, number, boolean, typeof provider | null, CartError | null]>([
    ['S4-09', 50, 1, false, null, 'NO_DELIVERY_ADDRESS'],
    ['S4-10', 50, 1, true, null, 'UNAVAILABLE_DELIVERY_ADDRESS'],
    ['S4-11', 39.99, 1, true, provider, 'UNDER_MINIMUM_TOTAL'],
    ['S4-11', 40, 1, true, provider, null],
    ['S4-12', 50, 8.001, true, provider, 'OVER_THC_TOTAL_LIMIT'],
    ['S4-12', 50, 8, true, provider, null],
    ['S4-12', 10, 9, true, provider, 'OVER_THC_TOTAL_LIMIT'],
  ])('%s $%d, %d g, address %s, provider %j: %s', (_, price, grams, hasAddress, by, expected) => {
    expect(cartError({ totals: totalsOf(price, grams), hasAddress, provider: by })).toBe(expected);
  });

  test.each<[number, number, number, CartError | null]>([
    [50, 7, 12, null],
    [50, 7, 12.001, 'OVER_OIL_TOTAL_LIMIT'],
    [10, 7, 13, 'OVER_OIL_TOTAL_LIMIT'],
    [50, 8.001, 12, 'OVER_THC_TOTAL_LIMIT'],
    [50, 12, 16, 'OVER_THC_TOTAL_LIMIT'],
    [50, 10, 16, 'OVER_OIL_TOTAL_LIMIT'],
  ])('D-40 $%d, %d g of THC of 8 g, %d g of oil of 12 g: %s', (price, thcGrams, oilGrams, expected) => {
    expect(cartError({ totals: totalsOf(price, thcGrams, oilGrams), hasAddress: true, provider })).toBe(expected);
  });

  test('D-40 the closest limit is the one the cart shows, with its excess', () => {
    expect(cartWeight(totalsOf(50, 6, 8), provider)).toEqual({ counted: 'thc', grams: 6, limit: 8, excess: 0 });
    expect(cartWeight(totalsOf(50, 6, 12.5), provider)).toEqual({
      counted: 'oil',
      grams: 12.5,
      limit: 12,
      excess: 0.5,
    });
  });

  test.each([
    [false, null],
    [true, null],
    [true, provider],
  ])('S4-13 an empty cart overrides all other errors (address %s, provider %j)', (hasAddress, by) => {
    expect(cartError({ totals: cartTotals([]), hasAddress, provider: by })).toBe('EMPTY_CART');
  });

  test('S4-09 … S4-13 in every situation the last condition that holds wins', () => {
    for (const isEmpty of [true, false])
      for (const hasAddress of [true, false])
        for (const by of [provider, null])
          for (const price of [10, 100])
            for (const grams of [1, 20]) {
              const totals = isEmpty ? cartTotals([]) : totalsOf(price, grams);
              const holding = [
                !hasAddress && 'NO_DELIVERY_ADDRESS',
                hasAddress && !by && 'UNAVAILABLE_DELIVERY_ADDRESS',
                !isEmpty && by && totals.cartTotal < 40 && 'UNDER_MINIMUM_TOTAL',
                by && totals.thcGrams > 8 && 'OVER_THC_TOTAL_LIMIT',
                isEmpty && 'EMPTY_CART',
              ].filter(Boolean);
              expect(cartError({ totals, hasAddress, provider: by })).toBe(holding.at(-1) ?? null);
            }
  });
});
