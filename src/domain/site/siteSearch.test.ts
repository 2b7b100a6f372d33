import { expect, test } from 'vitest';
import { groupHits, withRecent, type EntryKind } from './siteSearch';

const hit = (kind: EntryKind, title: string, score: number) => ({
  score,
  entry: { kind, title, note: null, words: '', plantType: null, oilType: null, path: '/', regions: null },
});

test('hits are grouped by kind: the kind of the best match first, the best of each first', () => {
  const groups = groupHits([hit('store', 'Alder Co', 9), hit('product', 'Amber', 8), hit('store', 'Birch', 2)]);
  expect(groups.map(({ kind, entries }) => [kind, entries.map(({ title }) => title)])).toEqual([
    ['store', ['Alder Co', 'Birch']],
    ['product', ['Amber']],
  ]);
});

test('no kind crowds out the others', () => {
  const hits = Array.from({ length: 40 }, (_, at) => hit(at % 2 ? 'product' : 'question', String(at), 40 - at));
  expect(groupHits(hits).map(({ entries }) => entries.length)).toEqual([3, 6]);
  expect(groupHits([])).toEqual([]);
});

test.each([
  [[], 'amber', ['amber']],
  [['birch', 'Amber'], 'amber', ['amber', 'birch']],
  [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
])('to the recent searches %j, %j is added', (recent, search, expected) =>
  expect(withRecent(recent, search)).toEqual(expected),
);
