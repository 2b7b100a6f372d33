import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addReadIds, parseReadIds, readIdLimit } from './readIds';

describe('S9-12 the stored ids of read notifications', () => {
  test.each([null, undefined, 'news', 7, {}, { ids: ['news'] }])('%j is none', (value) => {
    expect(parseReadIds(value)).toEqual([]);
  });

  test.each([[[null]], [[7]], [['']], [[['nested']]], [[{ id: 'news' }]]])(
    'S9-12 a list with %j: that is dropped and the rest kept',
    (foreign) => {
      expect(parseReadIds(['news', ...foreign, 'more'])).toEqual(['news', 'more']);
    },
  );

  test('come back as they were stored, each once', () => {
    expect(parseReadIds(['news', 'more', 'news'])).toEqual(['news', 'more']);
  });

  test('S9-12 of anything at all a list of ids comes out, which comes out of itself again', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const ids = parseReadIds(value);
        expect(parseReadIds(JSON.parse(JSON.stringify(ids)))).toEqual(ids);
        expect(ids.every((id) => typeof id === 'string')).toBe(true);
      }),
    );
  });
});

const many = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}-${at}`);

describe('S4-36 marking as read', () => {
  test('adds what was shown, once', () => {
    expect(addReadIds(['a', 'b'], ['b', 'c'], [])).toEqual(['a', 'b', 'c']);
  });

  test('keeps what the feed does not know, such as a pod’s rating while nobody is signed in', () => {
    expect(addReadIds(['pod-rating-B-1'], ['a'], ['a'])).toEqual(['pod-rating-B-1', 'a']);
  });

  test('past the limit lets go of what the feed no longer knows, and of the oldest first', () => {
    const known = many(10, 'known');
    const ids = addReadIds([...known, ...many(readIdLimit, 'gone')], ['new'], known);
    expect(ids).toHaveLength(readIdLimit);
    expect(ids.slice(-11)).toEqual([...known, 'new']);
    expect([ids.includes('gone-0'), ids.includes(`gone-${readIdLimit - 1}`)]).toEqual([false, true]);
  });

  test('S4-36 of any lists within the limit: all that was shown is read, and nothing is twice', () => {
    const ids = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(ids, ids, ids, (read, shown, known) => {
        const next = addReadIds(read, shown, known);
        expect(shown.filter((id) => !next.includes(id))).toEqual([]);
        expect(new Set(next).size).toBe(next.length);
      }),
    );
  });
});
