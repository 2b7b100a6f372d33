import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPast, sortNewestFirst, sortFigures } from './batches';

const batch = (batchId: string, testedOn: string) => ({ batchId, testedOn });

test('S2-71 the newest tested batch comes first, regardless of file order', () => {
  const batches = [batch('A-1', '2026-02-01'), batch('A-3', '2026-10-09'), batch('A-2', '2026-10-09')];
  expect(sortNewestFirst(batches).map(({ batchId }) => batchId)).toEqual(['A-2', 'A-3', 'A-1']);
  expect(batches[0]!.batchId, 'the input is not modified').toBe('A-1');
});

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
])('on 21 November 2026 the day %s is over: %s', (day, expected) => {
  expect(isPast(day, new Date('2026-11-21T23:00:00Z'))).toBe(expected);
});

test('figures are sorted from high to low, and their sum has no floating-point error', () => {
  const figures = [
    { name: 'b', percent: 0.1 },
    { name: 'a', percent: 0.2 },
    { name: 'none', percent: 0 },
  ];
  const { sorted, total, largest } = sortFigures(figures);
  expect([sorted.map(({ name }) => name), total, largest]).toEqual([['a', 'b', 'none'], 0.3, 0.2]);
  expect(sortFigures([])).toEqual({ sorted: [], total: 0, largest: 0 });
});

test('no figure is lost or invented, and none precedes a higher one', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ percent: fc.integer({ min: 0, max: 10_000 }) })), (figures) => {
      const { sorted, largest } = sortFigures(figures);
      expect(new Set(sorted)).toEqual(new Set(figures));
      expect(sorted).toHaveLength(figures.length);
      for (const [index, { percent }] of sorted.entries()) {
        expect(percent).toBeLessThanOrEqual(sorted[index - 1]?.percent ?? largest);
      }
    }),
  );
});
