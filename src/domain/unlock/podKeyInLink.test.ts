import { describe, expect, test } from 'vitest';
import { podKeyInLink } from './podKeyInLink';

describe('S2-62 the key in a link', () => {
  test.each([
    ['?key=ABCDEFGH', '', 'ABCDEFGH', '', ''],
    ['?podKey=abcd-efgh', '', 'abcd-efgh', '', ''],
    ['?code=abcd%20efgh', '', 'abcd efgh', '', ''],
    ['', '#key=ABCDEFGH', 'ABCDEFGH', '', ''],
    ['?step=place&key=ABCDEFGH', '#light', 'ABCDEFGH', '?step=place', '#light='],
    ['?key=ABCDEFGH', '#code=HGFEDCBA&at=1', 'ABCDEFGH', '', '#at=1'],
    ['?key=&code=ABCDEFGH', '', 'ABCDEFGH', '', ''],
  ])('%s%s gives %s, and the key is removed from the URL', (search, hash, typed, leftSearch, leftHash) => {
    expect(podKeyInLink({ search, hash })).toEqual({ typed, search: leftSearch, hash: leftHash });
  });

  test.each([
    ['', ''],
    ['?step=code', '#light'],
    ['?key=', '#key'],
    ['?keys=ABCDEFGH', '#keyABCDEFGH'],
  ])('%s%s has none', (search, hash) => {
    expect(podKeyInLink({ search, hash })).toBeNull();
  });

  test('a long text is truncated', () => {
    expect(podKeyInLink({ search: `?key=${'A'.repeat(500)}`, hash: '' })!.typed).toHaveLength(32);
  });
});
