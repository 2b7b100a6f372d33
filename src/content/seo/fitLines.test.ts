import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lettering, letteringWidth } from '../lettering/lettering';
import { fitLines } from './fitLines';

const face = { weight: 640, tracking: -22 } as const;
const room = { width: 570, sizes: [104, 80, 56, 48], lines: 3 } as const;

describe('the text of a picture', () => {
  test.each([
    ['a short title has the largest size', 'Battery', 104, 1],
    ['two words are on two lines if too wide for one', 'Referral Starter Kit', 104, 2],
    ['a long title is smaller', 'Une très longue appellation de capsule boréale', 56, 3],
    ['a longer one is even smaller', 'Une très longue appellation de capsule : la nuit boréale des prairies', 48, 3],
  ])('%s', (_, title, size, lines) => {
    const set = fitLines(title, room, face);
    expect([set.size, set.lines.length]).toEqual([size, lines]);
  });

  test('two lines have nearly the same width', () => {
    const [first, second] = fitLines('Blackberry Transit of Rye', room, face).lines;
    expect(Math.abs(first!.width - second!.width)).toBeLessThan(0.3 * first!.width);
  });

  test('D-04 French punctuation stays with its word', () => {
    const glued = fitLines('Aaaaaaaaaaaaaa bbbbbbbbb\u00a0: cccc', { ...room, lines: 3 }, face);
    const plain = fitLines('Aaaaaaaaaaaaaa bbbbbbbbb : cccc', { ...room, lines: 3 }, face);
    expect(glued.lines[1]!.width).toBeGreaterThanOrEqual(plain.lines[1]!.width);
  });

  test('any title fits its box', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...'abcéœM’'), minLength: 1, maxLength: 30, size: 'max' }),
      {
        minLength: 1,
        maxLength: 12,
        size: 'max',
      },
    );
    fc.assert(
      fc.property(words, (title) => {
        const { lines } = fitLines(title.join(' '), room, face);
        return lines.length <= room.lines && lines.every(({ width, d }) => width <= room.width && d !== '');
      }),
      { numRuns: 60 },
    );
  });

  test('measured and drawn widths are equal', () => {
    expect(letteringWidth('Neige de Mai', 104, face)).toBe(lettering('Neige de Mai', 104, face).width);
  });
});
