import { expect, test } from 'vitest';
import { findTextFaults, isStorable } from './textFaults';

test.each([
  ['', true],
  ['Ada', true],
  ['Zoë 𝕏 👩‍👩‍👧‍👦 \ufffd\uffff', true],
  ['line\nline\ttab', true],
  ['\0', false],
  ['a\0b', false],
  ['\ud800', false],
  ['\udfff', false],
  ['x\udfff\ud800y', false],
  ['𝕏\ud835', false],
])('D-30 %j is storable: %s', (text, expected) => {
  expect(isStorable(text)).toBe(expected);
});

test('D-30 finds the paths of all unstorable texts', () => {
  const value = { note: 'a\0', items: [{ id: 'b' }, { id: '\ud800', tags: ['c', '\udc00'] }], count: 1, none: null };
  expect(findTextFaults(value).map(({ path }) => path)).toEqual([
    ['note'],
    ['items', 1, 'id'],
    ['items', 1, 'tags', 1],
  ]);
  expect(findTextFaults(new File(['a'], 'a.jpg'))).toEqual([]);
});
