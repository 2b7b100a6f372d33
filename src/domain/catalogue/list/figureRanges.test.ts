import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceRanges, rangeBounds, findRange, thcRanges } from './figureRanges';

test.each([
  [0, '0-35'],
  [34.99, '0-35'],
  [35, '35-45'],
  [44.99, '35-45'],
  [45, '45-60'],
  [60, '60-up'],
  [900, '60-up'],
  [null, null],
])('a price of %s is in the range %s', (price, range) => expect(findRange(price, priceRanges)).toBe(range));

test.each([
  [69.99, '0-70'],
  [70, '70-80'],
  [84.5, '80-85'],
  [99, '85-up'],
])('%d percent of THC are in the range %s', (percent, range) => expect(findRange(percent, thcRanges)).toBe(range));

test('ranges leave no gap and do not overlap', () => {
  fc.assert(
    fc.property(
      fc.float({ min: 0, max: 200, noNaN: true }),
      fc.constantFrom(thcRanges, priceRanges),
      (figure, ranges) => {
        const holding = ranges.filter((range) => rangeBounds(range).from <= figure && figure < rangeBounds(range).to);
        expect(holding).toEqual([findRange(figure, [...ranges])]);
      },
    ),
  );
});
