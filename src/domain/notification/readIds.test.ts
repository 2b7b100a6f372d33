import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseWith } from '../validation/plainSchema';
import { addReadIds, maxReadIds, readIdsSchema } from './readIds';

const parseReadIds = (value: unknown) => parseWith(readIdsSchema, value) ?? [];

describe('S9-12 the stored ids of read notifications', () => {
  test.each([null, undefined, 'news', 7, {}, { ids: ['news'] }])('%j counts as none', (value) => {
    expect(parseReadIds(value)).toEqual([]);
  });

  test.each([[[null]], [[7]], [['']], [[['nested']]], [[{ id: 'news' }]]])(
    'S9-12 a list with %j: drops it and keeps the rest',
    (foreign) => {
      expect(parseReadIds(['news', ...foreign, 'more'])).toEqual(['news', 'more']);
    },
  );

  test('are restored as stored, without duplicates', () => {
    expect(parseReadIds(['news', 'more', 'news'])).toEqual(['news', 'more']);
  });

  test('S9-12 parsing anything gives a list of ids, and parsing that list again returns it unchanged', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const ids = parseReadIds(value);
        expect(parseReadIds(JSON.parse(JSON.stringify(ids)))).toEqual(ids);
        expect(ids.every((id) => typeof id === 'string')).toBe(true);
      }),
    );
  });
});

const many = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

describe('S4-36 marking as read', () => {
  test('adds what was shown, once', () => {
    expect(addReadIds(['a', 'b'], ['b', 'c'], [])).toEqual(['a', 'b', 'c']);
  });

  test('keeps ids that the feed does not have, such as a pod’s rating while signed out', () => {
    expect(addReadIds(['pod-rating-B-1'], ['a'], ['a'])).toEqual(['pod-rating-B-1', 'a']);
  });

  test('past the limit drops ids that the feed no longer has, oldest first', () => {
    const feedIds = many(10, 'known');
    const ids = addReadIds([...feedIds, ...many(maxReadIds, 'gone')], ['new'], feedIds);
    expect(ids).toHaveLength(maxReadIds);
    expect(ids.slice(-11)).toEqual([...feedIds, 'new']);
    expect([ids.includes('gone-0'), ids.includes(`gone-${maxReadIds - 1}`)]).toEqual([false, true]);
  });

  test('S4-36 for any lists within the limit: everything shown is read, without duplicates', () => {
    const ids = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(ids, ids, ids, (read, shown, feedIds) => {
        const next = addReadIds(read, shown, feedIds);
        expect(shown.filter((id) => !next.includes(id))).toEqual([]);
        expect(new Set(next).size).toBe(next.length);
      }),
    );
  });
});
