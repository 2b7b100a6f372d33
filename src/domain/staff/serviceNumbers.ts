import type { NumberKind } from '../text/typedNumber';

// Repeats the limits of serviceSchema.ts, because the console's scripts must not load zod.
const dollars: NumberKind = {
  expected: 'dollars such as 34.50, up to 10,000',
  decimals: 2,
  min: 0,
  max: 10_000,
  unit: 'dollars',
};
const grams: NumberKind = {
  expected: 'grams such as 28.5, above 0 and up to 1,000',
  decimals: 3,
  min: 0.001,
  max: 1000,
};

const wholeNumber = (min: number, max: number, example: number): NumberKind => ({
  expected: `a whole number from ${min} to ${max.toLocaleString('en-US')}, such as ${example}`,
  decimals: 0,
  min,
  max,
});

/** Staff enter a percentage; the rate is a fraction of the subtotal. */
export const taxPercent: NumberKind = {
  expected: 'a percentage such as 9.5, up to 100',
  decimals: 3,
  min: 0,
  max: 100,
  unit: 'percent',
};
/** 10.25 → 0.1025. */
export const taxRateOf = (percent: number): number => Number((percent / 100).toFixed(5));

export const serviceNumbers = {
  deliveryTotalMinimum: dollars,
  deliveryFee: dollars,
  pickupTotalMinimum: dollars,
  taxRate: taxPercent,
  purchaseLimitGrams: grams,
  purchaseLimitOilGrams: grams,
  slotCapacity: wholeNumber(0, 10_000, 8),
  deliveryAllowedDaysInAdvance: wholeNumber(1, 30, 2),
  deliveryMinimumDaysInAdvance: wholeNumber(0, 30, 1),
} as const satisfies Record<string, NumberKind>;
