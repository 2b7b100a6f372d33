import type { Batch } from './batchSchema';

type Tested = Pick<Batch, 'batchId' | 'testedOn'>;

/** Sorts by test date. Batches of the same day are sorted by id. */
export const sortNewestFirst = <T extends Tested>(batches: readonly T[]): T[] =>
  [...batches].sort((a, b) => b.testedOn.localeCompare(a.testedOn) || a.batchId.localeCompare(b.batchId));

export const selectedBatch = <T extends Tested>(batches: readonly T[], batchId: string | null): T | undefined =>
  batches.find((batch) => batch.batchId === batchId) ?? batches[0];

/** Product pages only show which tests passed. The report's own page loads the figures. */
export const withoutFindings = (batch: Batch): Batch => ({
  ...batch,
  contaminants: batch.contaminants.map((test) => ({ ...test, found: [] })),
});

/** A day is over once the next day begins in UTC. */
export const isPast = (day: string, now: Date): boolean => day < now.toISOString().slice(0, 10);

/** Sorts an analysis from high to low and adds it up: 1.4 and 2.11 → 2.11, 1.4, total 3.51. */
export function sortFigures<T extends { percent: number }>(figures: readonly T[]) {
  const sum = figures.reduce((total, { percent }) => total + percent, 0);
  return {
    sorted: [...figures].sort((a, b) => b.percent - a.percent),
    // Percentages have two decimals, so rounding to two removes floating-point error.
    total: Math.round(sum * 100) / 100,
    largest: Math.max(0, ...figures.map(({ percent }) => percent)),
  };
}
