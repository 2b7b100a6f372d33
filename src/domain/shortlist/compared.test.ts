import { describe, expect, test } from 'vitest';
import { buildBatch, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { comparedPod, maxCompared, toggleCompared } from './compared';

describe('the pods to compare', () => {
  test('are added in order and removed', () => {
    expect(['amber', 'birch', 'amber'].reduce<readonly string[]>(toggleCompared, [])).toEqual(['birch']);
  });

  test('are at most four', () => {
    const full = ['a', 'b', 'c', 'd'];
    expect(full).toHaveLength(maxCompared);
    expect(toggleCompared(full, 'e')).toBe(full);
    expect(toggleCompared(full, 'b')).toEqual(['a', 'c', 'd']);
  });
});

describe('a column of the comparison', () => {
  const summary = buildSummary();

  test('has the newest report of any size, and the lowest price', () => {
    const older = buildBatch({ batchId: 'OLD', testedOn: '2026-01-02', totalCbdPercent: 3 });
    const newer = buildBatch({ batchId: 'NEW', testedOn: '2026-06-02', totalCbdPercent: 0.4 });
    const [variant] = summary.variants;
    const two = {
      ...summary,
      variants: [
        { ...variant!, price: 48 },
        { ...variant!, id: 'small', price: 29 },
      ],
    };
    const pod = comparedPod({
      summary: two,
      oil: { effects: ['happy'] },
      variants: [{ batches: [older] }, { batches: [newer] }],
    });
    expect(pod).toMatchObject({
      priceFrom: 29,
      effects: ['happy'],
      report: { testedOn: '2026-06-02', totalCbdPercent: 0.4 },
    });
    expect(Object.keys(pod.report!), 'what the table shows').toHaveLength(3);
  });

  test('without a report has none', () => {
    expect(comparedPod({ summary, oil: null, variants: [{ batches: [] }] }).report).toBeNull();
  });
});
