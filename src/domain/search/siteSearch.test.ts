import { expect, test } from 'vitest';
import { groupHits, prependRecentSearch, type EntryKind, type SearchEntry } from './siteSearch';

const hit = (kind: EntryKind, title: string): SearchEntry => ({ kind, title, path: '/', regions: null });

test('hits are grouped by kind: the kind of the best match first, the best of each first', () => {
  const groups = groupHits([hit('store', 'Alder Co'), hit('product', 'Amber'), hit('store', 'Birch')]);
  expect(groups.map(({ kind, entries }) => [kind, entries.map(({ title }) => title)])).toEqual([
    ['store', ['Alder Co', 'Birch']],
    ['product', ['Amber']],
  ]);
});

test('no kind crowds out the others', () => {
  const hits = Array.from({ length: 40 }, (_, index) => hit(index % 2 ? 'product' : 'question', String(index)));
  expect(groupHits(hits).map(({ entries }) => entries.length)).toEqual([3, 6]);
  expect(groupHits([])).toEqual([]);
});

test.each([
  [[], 'amber', ['amber']],
  [['birch', 'Amber'], 'amber', ['amber', 'birch']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
])('to the recent searches %j, %j is added', (recent, search, expected) =>
  expect(prependRecentSearch(recent, search)).toEqual(expected),
);
