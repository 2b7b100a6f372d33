import type { Column, TableShape } from './columns';
import type { DayOrder } from './cellFormats';

export const quoteCell = (cell: string): string => `“${cell.length > 60 ? `${cell.slice(0, 60)}…` : cell}”`;
export const quoteNames = (names: readonly string[]): string => names.map(quoteCell).join(', ');

/** In the order of the file. Null for a column that is not imported. */
export type CsvColumns = (Column | null)[];

export interface CsvReading {
  table: TableShape;
  head: CsvColumns;
  order: DayOrder;
  report: (line: number | null, column: string | null, message: string) => void;
}

const canonical = ({ kind }: Column, cell: string, order: DayOrder): string | null => {
  const read = kind.parse(cell.trim(), order);
  return 'value' in read ? kind.format(read.value) : null;
};

export const hasSameMeaning = (
  { order }: CsvReading,
  column: Column,
  [one, other]: readonly [string, string],
): boolean =>
  one === other || (canonical(column, one, order) ?? one.trim()) === (canonical(column, other, order) ?? other.trim());

/** Parses a cell, or reports what was expected and returns null. */
export function readCell(
  { order, report }: CsvReading,
  column: Column,
  { line, cell }: { line: number; cell: string },
) {
  const read = column.kind.parse(cell.trim(), order);
  if ('value' in read) return read;
  const isSlashed = !order && /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(cell);
  const twoWays = isSlashed ? ', because days with slashes have two meanings' : '';
  const reason = read.reason ? `, which ${read.reason}` : twoWays;
  report(line, column.title, `expected ${read.expected}, got ${cell === '' ? 'nothing' : quoteCell(cell)}${reason}`);
  return null;
}
