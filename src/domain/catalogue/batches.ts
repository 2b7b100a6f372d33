import type { Batch } from './batchSchema';

type Tested = Pick<Batch, 'batchId' | 'testedOn'>;

/** A variant's batches, the newest tested first; those of one day by their id. */
export const newestFirst = <T extends Tested>(batches: readonly T[]): T[] =>
  [...batches].sort((a, b) => b.testedOn.localeCompare(a.testedOn) || a.batchId.localeCompare(b.batchId));

/** Whether a day such as '2027-05-06' is over: the day itself is not. */
export const isOver = (day: string, now: Date): boolean => day < now.toISOString().slice(0, 10);

/** Figures of an analysis, the highest first, and what they come to: 1.4 and 2.11 → 2.11, 1.4 and 3.51. */
export function sortFigures<T extends { percent: number }>(figures: readonly T[]) {
  const sum = figures.reduce((total, { percent }) => total + percent, 0);
  return {
    sorted: [...figures].sort((a, b) => b.percent - a.percent),
    // Percentages are given in hundredths: the sum has no more.
    total: Math.round(sum * 100) / 100,
    largest: Math.max(0, ...figures.map(({ percent }) => percent)),
  };
}
