import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, foldText } from './spelling';

test('S2-72 folding gives what someone types in a hurry', () => {
  expect(foldText('Où, là : Œuf Ça')).toBe('ou, la : oeuf ca');
});

describe('the edit distance between words', () => {
  test.each([
    ['charger', 'charger', 0],
    ['charger', 'chargr', 1],
    ['charger', 'hcarger', 1],
    ['charger', 'chargers', 1],
    ['charger', 'cable', 4],
  ])('%s and %s: %i', (one, other, apart) => {
    expect(editDistance(one, other)).toBe(apart);
    expect(editDistance(one, other, 2)).toBe(Math.min(apart, 3));
  });

  test('is a metric, and a limit changes nothing below it', () => {
    const word = fc.string({ maxLength: 9 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const apart = editDistance(a, b);
        expect(editDistance(b, a)).toBe(apart);
        expect(apart === 0).toBe(a === b);
        expect(apart).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b, 3)).toBe(Math.min(apart, 4));
      }),
    );
  });
});
