import { describe, expect, test } from 'vitest';
import { lowestPrice, thcPercent } from './productFigures';
import { productOffer } from './productOffer';
import type { ProductSummary } from './productSummary';

type Variant = ProductSummary['variants'][number];
type Own = Variant['availability'];
const size = (id: string, availability: Own = 'available', rest: Partial<Variant> = {}): Variant => ({
  id,
  title: id,
  grams: 0.5,
  thcGrams: 0.4,
  price: 30,
  availability,
  ...rest,
});
type Stock = Record<string, [quantity: number, amount: number]>;
const offersOf = (stock: Stock) =>
  new Map(
    Object.entries(stock).map(([id, [availableQuantity, amount]]) => [id, { availableQuantity, price: { amount } }]),
  );

describe('a product at the dispensary of an address', () => {
  test.each<[id: string, Variant[], Stock, ReturnType<typeof productOffer>]>([
    ['S4-04', [size('a')], { a: [5, 31] }, { state: 'AVAILABLE', price: 31, isFrom: false, totalStock: 5 }],
    ['S4-04', [size('a', 'sold-out')], { a: [1, 31] }, { state: 'AVAILABLE', price: 31, isFrom: false, totalStock: 1 }],
    ['S4-05', [size('a', 'coming-soon')], {}, { state: 'COMING_SOON', price: 30, isFrom: false, totalStock: 0 }],
    ['S4-05', [size('a', 'sold-out')], { a: [0, 31] }, { state: 'SOLDOUT', price: 31, isFrom: false, totalStock: 0 }],
    ['S4-06', [size('a')], { a: [0, 31] }, { state: 'SOLDOUT', price: 31, isFrom: false, totalStock: 0 }],
    ['S4-06', [size('a')], {}, { state: 'UNAVAILABLE', price: 30, isFrom: false, totalStock: 0 }],
    [
      'two sizes, both available',
      [size('a'), size('b')],
      { a: [2, 31], b: [3, 55] },
      { state: 'AVAILABLE', price: 31, isFrom: true, totalStock: 5 },
    ],
    [
      'two sizes, one available',
      [size('a'), size('b')],
      { a: [0, 31], b: [3, 55] },
      { state: 'AVAILABLE', price: 55, isFrom: false, totalStock: 3 },
    ],
    [
      'two sizes, none available, one coming soon',
      [size('a', 'sold-out'), size('b', 'coming-soon')],
      {},
      { state: 'COMING_SOON', price: 30, isFrom: true, totalStock: 0 },
    ],
    [
      'two sizes, none available, one carried by the dispensary',
      [size('a'), size('b')],
      { b: [0, 25] },
      { state: 'SOLDOUT', price: 25, isFrom: true, totalStock: 0 },
    ],
    ['S4-03 without sizes', [], {}, { state: 'UNAVAILABLE', price: null, isFrom: false, totalStock: 0 }],
  ])('%s', (_, variants, stock, offer) => {
    expect(productOffer({ variants, expressDeliveryProvidersCount: 2 }, offersOf(stock))).toEqual(offer);
  });
});

describe('the figures of a product', () => {
  test('its total THC is that of its first size', () => {
    const variants = [size('a', 'available', { grams: 0.5, thcGrams: 0.425 }), size('b')];
    expect(thcPercent({ variants })).toBe(85);
    expect(thcPercent({ variants: [size('a', 'available', { grams: null, thcGrams: null })] })).toBeNull();
    expect(thcPercent({ variants: [] })).toBeNull();
    expect(thcPercent({ variants: [size('a', 'available', { thcGrams: 0 })] })).toBe(0);
  });

  test('its price is that of its cheapest size', () => {
    const priced = (...prices: (number | null)[]) =>
      prices.map((price, index) => size(String(index), 'available', { price }));
    expect(lowestPrice({ variants: priced(43.5, null, 29) })).toBe(29);
    expect(lowestPrice({ variants: priced(null) })).toBeNull();
  });
});
