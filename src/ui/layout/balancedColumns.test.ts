import { expect, test } from 'vitest';
import { balancedColumns } from './balancedColumns';

test.each([
  [1, 4, 3, 1],
  [3, 4, 3, 3],
  [4, 4, 3, 4],
  [5, 4, 3, 3],
  [6, 4, 3, 3],
  [7, 4, 3, 4],
  [8, 4, 3, 4],
  [9, 4, 3, 3],
  [4, 3, 2, 2],
  [5, 3, 2, 3],
  [9, 3, 2, 3],
  [5, 6, 4, 5],
  [7, 6, 4, 4],
  [8, 6, 4, 4],
  [12, 6, 4, 6],
  [24, 6, 4, 6],
])('%d items in at most %d and at least %d columns are in %d', (count, most, least, columns) => {
  expect(balancedColumns(count, most, least)).toBe(columns);
});

test.each([
  [4, 3],
  [3, 2],
])('%d or %d columns leave an item alone only where both do', (most, least) => {
  for (let count = 2; count <= 60; count++) {
    const alone = (columns: number) => count > columns && count % columns === 1;
    if (alone(balancedColumns(count, most, least))) expect(alone(most) && alone(least)).toBe(true);
  }
});
