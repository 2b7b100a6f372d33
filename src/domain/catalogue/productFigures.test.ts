import { expect, test } from 'vitest';
import { pricePerGram, variantThcPercent } from './productFigures';

test.each([
  [0.5, 0.3445, 68.9],
  [1, 0.7046, 70.46],
  [0.3, 0, 0],
  [null, 0.4, null],
  [1, null, null],
])('%s g of oil with %s g of THC contain %s percent', (grams, thcGrams, percent) => {
  expect(variantThcPercent({ grams, thcGrams })).toBe(percent);
});

test.each([
  [48, 0.5, 96],
  [35, 0.3, 116.67],
  [null, 1, null],
  [30, null, null],
])('$%s for %s g is $%s per gram', (price, grams, expected) => {
  expect(pricePerGram(price, grams)).toBe(expected);
});
