import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWeights, closestLimit, type WeightUse } from './weightLimit';

const california = { thcGrams: 8, oilGrams: 8 };

test.each<[string, number, number, Omit<WeightUse, 'limit'>]>([
  ['nothing', 0, 0, { counted: 'thc', grams: 0, excess: 0 }],
  ['oil at its limit', 6.8, 8, { counted: 'oil', grams: 8, excess: 0 }],
  ['a milligram of oil too much', 6.8, 8.001, { counted: 'oil', grams: 8.001, excess: 0.001 }],
  ['a pod too many', 7.2, 9, { counted: 'oil', grams: 9, excess: 1 }],
  ['THC without a known weight', 8.4, 0, { counted: 'thc', grams: 8.4, excess: 0.4 }],
  ['the same share of both', 8, 8, { counted: 'thc', grams: 8, excess: 0 }],
])('D-40 S5-11 %s: %d g of THC in %d g of oil', (_, thcGrams, oilGrams, expected) => {
  expect(closestLimit({ thcGrams, oilGrams }, california)).toEqual({ ...expected, limit: 8 });
});

test('D-40 a sum of floats is compared in milligrams', () => {
  const sum = Array.from({ length: 10 }, () => ({ thcGrams: 0.7, oilGrams: 0.8 })).reduce(addWeights);
  expect(sum.oilGrams).not.toBe(8);
  expect(closestLimit(sum, california).excess).toBe(0);
});

test('D-40 an order may be placed exactly if it is within both limits', () => {
  const milligrams = fc.integer({ min: 0, max: 20_000 });
  const limit = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(milligrams, milligrams, limit, limit, (thc, oil, thcLimit, oilLimit) => {
      const weights = { thcGrams: thc / 1000, oilGrams: oil / 1000 };
      const use = closestLimit(weights, { thcGrams: thcLimit / 1000, oilGrams: oilLimit / 1000 });
      expect(use.excess > 0).toBe(thc > thcLimit || oil > oilLimit);
      if (use.excess > 0) expect(use.grams - use.limit - use.excess).toBeCloseTo(0, 6);
    }),
  );
});
