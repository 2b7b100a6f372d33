import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitIntoWords, wordOverlap } from './wordOverlap';

test('words are split at anything but letters and digits, in lowercase', () => {
  expect(splitIntoWords('San José’s 90013, I-5.')).toEqual(['san', 'josé', 's', '90013', 'i', '5']);
  expect(splitIntoWords('—')).toEqual([]);
});

test.each([
  ['the same words in another order', 'a b c', 'c, B A a', 1],
  ['no word in common', 'a b', 'c d', 0],
  ['two of four words', 'a b c', 'b c d', 0.5],
  ['one text within the other', 'a', 'a b c d', 0.25],
  ['no words', '', '', 0],
])('the overlap of %s', (_, a, b, expected) => {
  expect(wordOverlap(a, b)).toBe(expected);
});

test('the overlap is the same in both directions, and between 0 and 1', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const overlap = wordOverlap(a, b);
      expect(overlap).toBe(wordOverlap(b, a));
      expect(overlap).toBeGreaterThanOrEqual(0);
      expect(overlap).toBeLessThanOrEqual(1);
      expect(wordOverlap(a, a)).toBe(1);
    }),
  );
});
