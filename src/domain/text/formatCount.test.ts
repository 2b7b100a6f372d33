import { expect, test } from 'vitest';
import { formatCount } from './formatCount';

test.each([
  [0, '0 changes'],
  [1, '1 change'],
  [2, '2 changes'],
])('%i is “%s”', (count, text) => expect(formatCount(count, 'change')).toBe(text));

test('takes plurals that are not formed with an s', () => {
  expect(formatCount(1, 'line is', 'lines are')).toBe('1 line is');
  expect(formatCount(3, 'line is', 'lines are')).toBe('3 lines are');
});
