/**
 * The number of columns, from `most` down to `least`, that fills the last row best. Five items are in three columns
 * rather than four, which would leave one alone. A few items have a column each.
 */
export function balancedColumns(count: number, most: number, least = most - 1): number {
  if (count <= least) return Math.max(count, 1);
  let best = most;
  for (let columns = most - 1; columns >= least; columns--)
    if (lastRowFill(count, columns) > lastRowFill(count, best)) best = columns;
  return best;
}

const lastRowFill = (count: number, columns: number): number => (((count - 1) % columns) + 1) / columns;
