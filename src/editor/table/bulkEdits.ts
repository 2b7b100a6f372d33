import { fromCents, toCents } from '../../domain/money/money';
import type { AvailabilityFlag } from '../../domain/region/regions';
import type { Moment } from '../../domain/time/moment';
import { groupByFile } from './groupByFile';
import { findColumn, soldInTitle, type Column, type TableShape } from './columns';
import { getField } from './fieldPath';
import type { Edit } from './plan';
import type { TableFault } from './readCsv';
import type { TableRow } from './rows';

/** In cents: '.99' rounds to the nearest price that ends in 99. */
export const priceEndings = { exact: null, '.00': 0, '.50': 50, '.95': 95, '.99': 99 } as const;
export type PriceEnding = keyof typeof priceEndings;

export type BulkAction =
  | { kind: 'price'; how: 'set' | 'add' | 'percent'; amount: number; ending: PriceEnding }
  | { kind: 'regions'; flags: readonly AvailabilityFlag[]; isSold: boolean }
  | { kind: 'availability'; value: string }
  | { kind: 'schedule'; field: 'Publish at' | 'Take down at'; moment: Moment | null };

/** Rounds to the nearest price with the ending. Ties round up. */
export function roundToEnding(cents: number, ending: PriceEnding): number {
  const targetCents = priceEndings[ending];
  if (targetCents === null) return cents;
  const below = Math.floor((cents - targetCents) / 100) * 100 + targetCents;
  const nearest = cents - below < 50 ? below : below + 100;
  return nearest > 0 ? nearest : nearest + 100;
}

type PriceAction = Extract<BulkAction, { kind: 'price' }>;

/** Returns null if there is no price to change. */
function newCents({ how, amount, ending }: PriceAction, old: number | null): number | null {
  if (how !== 'set' && old === null) return null;
  const changed = {
    set: toCents(amount),
    add: (old ?? 0) + toCents(amount),
    percent: Math.round((old ?? 0) * (1 + amount / 100)),
  }[how];
  return changed > 0 ? roundToEnding(changed, ending) : changed;
}

interface Bulk {
  edits: Edit[];
  faults: TableFault[];
  skipped: number;
}

function priceEdits(table: TableShape, action: PriceAction, rows: readonly TableRow[]): Bulk {
  const column = findColumn(table, 'Price');
  const bulk: Bulk = { edits: [], faults: [], skipped: 0 };
  for (const row of rows) {
    const old = getField(row.file.value, column.path(row.at));
    const cents = newCents(action, typeof old === 'number' ? toCents(old) : null);
    if (cents === null) bulk.skipped += 1;
    else if (cents <= 0)
      bulk.faults.push({ line: null, column: 'Price', message: `${row.key} would cost nothing or less` });
    else bulk.edits.push({ row, column, value: fromCents(cents), line: null });
  }
  return bulk;
}

const editAll = (columns: readonly Column[], rows: readonly TableRow[], value: unknown): Bulk => ({
  edits: rows.flatMap((row) => columns.map((column) => ({ row, column, value, line: null }))),
  faults: [],
  skipped: 0,
});

/** Also updates the product, which is available if any of its sizes is. */
function availabilityEdits(table: TableShape, value: string, rows: readonly TableRow[]): Bulk {
  const sizeEdits = editAll([findColumn(table, 'Availability of the size')], rows, value);
  const column = findColumn(table, 'Availability');
  const products = groupByFile(rows.map((row) => ({ row }))).flatMap((selected): Edit[] => {
    const { row } = selected[0]!;
    const chosen = new Set(selected.map(({ row: { at } }) => at));
    const old = getField(row.file.value, ['variants']) as readonly { availability: string }[];
    const sizes = new Set(old.map(({ availability }, index) => (chosen.has(index) ? value : availability)));
    const productAvailability = sizes.has('available') ? 'available' : sizes.size === 1 ? value : null;
    return productAvailability === null ? [] : [{ row, column, value: productAvailability, line: null }];
  });
  return { ...sizeEdits, edits: [...sizeEdits.edits, ...products] };
}

export function bulkEdits(table: TableShape, action: BulkAction, rows: readonly TableRow[]): Bulk {
  switch (action.kind) {
    case 'price':
      return priceEdits(table, action, rows);
    case 'regions':
      return editAll(
        action.flags.map((flag) => findColumn(table, soldInTitle(flag))),
        rows,
        action.isSold,
      );
    case 'availability':
      return availabilityEdits(table, action.value, rows);
    case 'schedule':
      return editAll([findColumn(table, action.field)], rows, action.moment ?? undefined);
  }
}
