import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isClaimAllowed, labelTolerance } from './labelClaim';

test.each<[label: number, grams: number, measured: number, allowed: boolean]>([
  [0.8, 1, 80, true],
  [0.8, 1, 72, true],
  [0.8, 1, 71.9, false],
  [0.8, 1, 88, true],
  [0.8, 1, 88.1, false],
  [0.425, 0.5, 91.3, true],
  [0.425, 0.5, 93.6, false],
  // A trace below the LOQ is reported as 0.
  [0, 1, 0, true],
  [0, 1, 0.1, false],
  [0.004, 1, 0, false],
])('D-02 a label of %s g of THC in %s g of oil that measured %s %%: %s', (thcGrams, grams, measured, allowed) => {
  expect(isClaimAllowed({ grams, thcGrams }, measured)).toBe(allowed);
});

test('D-02 a label is allowed exactly as far as the measured share is within the tolerance of the label', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(0.3, 0.5, 1, 2),
      fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      (percent, grams, deviation) => {
        fc.pre(Math.abs(Math.abs(deviation) - labelTolerance) > 0.01);
        const claim = { grams, thcGrams: (percent * grams) / 100 };
        expect(isClaimAllowed(claim, percent * (1 + deviation))).toBe(Math.abs(deviation) < labelTolerance);
      },
    ),
  );
});
