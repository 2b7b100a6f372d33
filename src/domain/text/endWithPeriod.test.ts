import { expect, test } from 'vitest';
import { endWithPeriod } from './endWithPeriod';

test.each([
  ['Bright', 'Bright.'],
  ['Bright.', 'Bright.'],
  ['Ready for the evening?', 'Ready for the evening?'],
  ['Bright!', 'Bright!'],
  ['And then …', 'And then …'],
  ['“Why not?”', '“Why not?”'],
  ['« Et pourquoi pas? »', '« Et pourquoi pas? »'],
  ['Small (1 g)', 'Small (1 g).'],
  ['Bright ', 'Bright.'],
])('%j becomes %j', (text, expected) => {
  expect(endWithPeriod(text)).toBe(expected);
});
