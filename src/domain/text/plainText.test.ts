import { expect, test } from 'vitest';
import { plainLine, plainText } from './plainText';

test.each([
  ['Zoë O’Neil-Öz', true, true],
  ['', true, true],
  ['👩‍🚀', true, true],
  ['first\nsecond\tthird\r\n', false, true],
  ['a\u0000b', false, false],
  ['a\u001b[31mb', false, false],
  ['half \ud800', false, false],
])('%j: valid on one line %s, on several %s', (text, isLine, isText) => {
  expect(plainLine().safeParse(text).success).toBe(isLine);
  expect(plainText().safeParse(text).success).toBe(isText);
});

test.each([
  ['Ada\u202e', 'Ada'],
  ['\u2067Ada\u2069 rings twice', 'Ada rings twice'],
  ['\u200b\u2060', ''],
])('%j is stored as %j', (text, stored) => {
  expect(plainLine().parse(text)).toBe(stored);
  expect(plainText().parse(text)).toBe(stored);
});
