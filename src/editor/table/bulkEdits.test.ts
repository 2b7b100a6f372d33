import { describe, expect, test } from 'vitest';
import { productRows } from '../../../tests/fixtures/editor/tableFiles';
import { bulkEdits, roundToEnding, type BulkAction, type PriceEnding } from './bulkEdits';
import { productTable } from './columns';
import { planChanges } from './plan';

const now = new Date('2026-11-25T15:00:00Z');

function plan(action: BulkAction, rows = productRows()) {
  const { edits, faults, skipped } = bulkEdits(productTable, action, rows);
  return { ...planChanges(productTable, { edits, rows, faults }, now), skipped };
}
const changesOf = (action: BulkAction, rows = productRows()) =>
  plan(action, rows).changes.map(({ row, column, before, after }) => `${row} · ${column} · ${before} → ${after}`);
const only = (key: string) => productRows().filter((row) => row.key === key);

describe('a price is rounded to', () => {
  test.each<[cents: number, ending: PriceEnding, rounded: number]>([
    [4837, 'exact', 4837],
    [4837, '.00', 4800],
    [4850, '.00', 4900],
    [4837, '.50', 4850],
    [4837, '.99', 4799],
    [4860, '.99', 4899],
    [4845, '.95', 4895],
    [4844, '.95', 4795],
    [20, '.00', 100],
    [99, '.99', 99],
  ])('%i cents with the ending %s: %i', (cents, ending, rounded) => {
    expect(roundToEnding(cents, ending)).toBe(rounded);
  });
});

describe('prices of the selected rows', () => {
  test('are set, also where there was none', () => {
    expect(changesOf({ kind: 'price', how: 'set', amount: 32, ending: 'exact' })).toEqual([
      'amber · amber-500mg · Price · 20.00 → 32.00',
      'amber · amber-1g · Price · 34.50 → 32.00',
      'cedar · cedar-1g · Price ·  → 32.00',
    ]);
  });

  test('are changed by an amount or by percent where there is one', () => {
    const added = plan({ kind: 'price', how: 'add', amount: -2.5, ending: 'exact' });
    expect([added.skipped, added.changes.map(({ after }) => after)]).toEqual([1, ['17.50', '32.00', '29.50']]);
    expect(changesOf({ kind: 'price', how: 'percent', amount: 10, ending: '.99' })).toEqual([
      'amber · amber-500mg · Price · 20.00 → 21.99',
      'amber · amber-1g · Price · 34.50 → 37.99',
      'birch · birch-1g · Price · 32.00 → 34.99',
    ]);
  });

  test('never become nothing or less, and then none is changed', () => {
    const less = plan({ kind: 'price', how: 'add', amount: -32, ending: '.99' });
    expect(less.faults.map(({ message }) => message)).toEqual([
      'amber · amber-500mg would cost nothing or less',
      'birch · birch-1g would cost nothing or less',
    ]);
    expect(less.files).toEqual([]);
  });
});

test('regions are turned on or off for the products of the selected sizes, once', () => {
  expect(changesOf({ kind: 'regions', flags: ['availableUs', 'availableUsOh'], isSold: true })).toEqual([
    'amber · Sold in Ohio · no → yes',
    'birch · Sold in Ohio · no → yes',
    'cedar · Sold in California · no → yes',
  ]);
});

test.each<[key: string, value: string, changes: string[]]>([
  ['amber · amber-1g', 'sold-out', ['amber · amber-1g · Availability of the size · available → sold-out']],
  [
    'birch · birch-1g',
    'sold-out',
    [
      'birch · birch-1g · Availability of the size · available → sold-out',
      'birch · Availability · available → sold-out',
    ],
  ],
  [
    'cedar · cedar-1g',
    'available',
    [
      'cedar · cedar-1g · Availability of the size · sold-out → available',
      'cedar · Availability · sold-out → available',
    ],
  ],
])('the availability of %s becomes %s, and that of its product follows', (key, value, changes) => {
  expect(changesOf({ kind: 'availability', value }, only(key))).toEqual(changes);
});

test('a moment is set and removed', () => {
  const moment = { day: '2026-12-01', time: '09:00', timezone: 'America/Los_Angeles' };
  const rows = only('birch · birch-1g');
  expect(changesOf({ kind: 'schedule', field: 'Take down at', moment }, rows)).toEqual([
    'birch · Take down at ·  → 2026-12-01 09:00 America/Los_Angeles',
  ]);
  expect(plan({ kind: 'schedule', field: 'Publish at', moment: null }, rows)).toMatchObject({
    changes: [],
    unchanged: 1,
  });
});
