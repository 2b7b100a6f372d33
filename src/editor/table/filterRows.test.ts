import { expect, test } from 'vitest';
import { productRows, storeRows } from '../../../tests/fixtures/editor/tableFiles';
import { productTable } from './columns';
import { listBrands, filterRows, noFilter, sortRows, type RowFilter } from './filterRows';

const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
const all = ['amber · amber-500mg', 'amber · amber-1g', 'birch · birch-1g', 'cedar · cedar-1g'];

test.each<[filter: Partial<RowFilter>, keys: string[]]>([
  [{}, all],
  [{ text: ' AMBER 0.5' }, [all[0]!]],
  [{ text: 'birch cedar' }, []],
  [{ brand: 'birdsong' }, [all[3]!]],
  [{ region: 'OH' }, [all[3]!]],
  [{ region: 'CA', text: 'b' }, [all[0]!, all[1]!, all[2]!]],
  [{ availability: 'sold-out' }, [all[3]!]],
])('products with %j', (filter, expected) => {
  expect(keys(filterRows(productRows(), { ...noFilter, ...filter }))).toEqual(expected);
});

test.each<[filter: Partial<RowFilter>, keys: string[]]>([
  [{ text: 'tulare' }, ['tulare']],
  [{ region: 'CA' }, ['fresno', 'tulare']],
  [{ region: 'WA' }, []],
  [{ brand: 'alder' }, ['fresno', 'tulare']],
])('stores with %j', (filter, expected) => {
  expect(keys(filterRows(storeRows(), { ...noFilter, ...filter }))).toEqual(expected);
});

test('the brands of rows', () => {
  expect([listBrands(productRows()), listBrands(storeRows())]).toEqual([['alder', 'birdsong'], ['alder']]);
});

test('numbers sort as numbers, and rows without one come last in either direction', () => {
  const sorted = (isDescending: boolean) =>
    keys(sortRows(productTable, productRows(), { title: 'Price', isDescending }));
  expect(sorted(false)).toEqual([all[0], all[2], all[1], all[3]]);
  expect(sorted(true)).toEqual([all[1], all[2], all[0], all[3]]);
  expect(keys(sortRows(productTable, productRows(), { title: 'None', isDescending: false }))).toEqual(all);
});
