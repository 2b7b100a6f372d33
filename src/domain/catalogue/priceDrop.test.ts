import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { watchPrice, type WatchedPrice } from './priceDrop';

const day = 86_400_000;
const start = Date.parse('2026-11-01T18:00:00Z');

/** Feeds one price a day, and returns the drops. */
function drops(prices: readonly number[]): (string | null)[] {
  let watched: WatchedPrice | null = null;
  return prices.map((priceCents, index) => {
    const result = watchPrice(watched, { priceCents, seenAt: new Date(start + index * day) });
    watched = result.watched;
    return result.droppedFrom === null ? null : `${result.droppedFrom} → ${priceCents}`;
  });
}

describe('a price drop', () => {
  test.each<[string, number[], (string | null)[]]>([
    ['the first price is none', [4500], [null]],
    ['the same price is none', [4500, 4500], [null, null]],
    ['five percent is one', [4000, 3800], [null, '4000 → 3800']],
    ['less is none', [4000, 3801], [null, null]],
    ['small ones add up', [4000, 3900, 3800], [null, null, '4000 → 3800']],
    ['a drop is reported once', [4500, 3900, 3900], [null, '4500 → 3900', null]],
    ['raised and lowered again is none', [4500, 5500, 4500], [null, null, null]],
    ['lowered further is another', [4500, 3900, 3000], [null, '4500 → 3900', '3900 → 3000']],
    [
      'a month at a higher price is the new price',
      [4000, ...Array<number>(31).fill(5000), 4000],
      [null, ...Array<null>(31).fill(null), '5000 → 4000'],
    ],
    ['less than a month is not', [4000, ...Array<number>(28).fill(5000), 4000], Array<null>(30).fill(null)],
    [
      'a small drop of a month ago does not add up',
      [4000, ...Array<number>(31).fill(3900), 3800],
      Array<null>(33).fill(null),
    ],
  ])('%s', (_, prices, expected) => {
    expect(drops(prices)).toEqual(expected);
  });

  test('is never from a price that was not seen, nor to a higher one', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 60 }), (prices) => {
        drops(prices).forEach((drop, index) => {
          if (drop === null) return;
          const [from, to] = drop.split(' → ').map(Number);
          expect(prices.slice(0, index)).toContain(from);
          expect(to).toBeLessThanOrEqual(from! * 0.95);
        });
      }),
    );
  });
});
