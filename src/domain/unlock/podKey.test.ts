import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPodKey, parsePodKey } from './podKey';

describe('S9-15 a pod key is eight letters A to Z', () => {
  test.each([
    ['ABCDEFGH', 'ABCDEFGH'],
    ['abcdefgh', 'ABCDEFGH'],
    [' abcd EFGH\n', 'ABCDEFGH'],
    ['ABCD-EFGH', 'ABCDEFGH'],
    ['ab–cd—ef‑gh', 'ABCDEFGH'],
    ['ABCD\u00A0EFGH', 'ABCDEFGH'],
  ])('S9-15 %j is parsed as %s', (typed, key) => {
    expect(parsePodKey(typed)).toBe(key);
  });

  test.each([
    '',
    'ABCDEFG',
    'ABCDEFGHI',
    'ABCDEFG1',
    'ABCDEFGÉ',
    'ABCD_EFGH',
    'ABCDEFGı',
    'ſBCDEFGH',
    'ßABCDEF',
    'ＡBCDEFGH',
  ])('S5-13 %j is rejected', (typed) => {
    expect(parsePodKey(typed)).toBeNull();
  });

  test('S9-15 any parsed input is a key, and parsing it again returns the same key', () => {
    const near = fc.string({ unit: fc.constantFrom(...'abcXYZ -—ıſß1'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(near, fc.string()), (typed) => {
        const key = parsePodKey(typed);
        expect(key === null || (isPodKey(key) && parsePodKey(key) === key)).toBe(true);
      }),
    );
  });
});
