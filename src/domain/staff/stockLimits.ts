import type { NumberKind } from '../text/typedNumber';

// Separate from stockSchema.ts, because the console's scripts must not load zod.
export const maxStock = 1_000_000;
/** In dollars. */
export const maxPrice = 100_000;
/** In characters: enough for 20,000 lines. */
export const maxStockFileLength = 1_500_000;

export const stockCount: NumberKind = {
  expected: 'a whole number up to 1,000,000, such as 12',
  decimals: 0,
  min: 0,
  max: maxStock,
};
export const stockPrice: NumberKind = {
  expected: 'a price such as 34.50, up to 100,000',
  decimals: 2,
  min: 0.01,
  max: maxPrice,
  unit: 'dollars',
};
