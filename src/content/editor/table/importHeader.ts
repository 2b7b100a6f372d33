import { mostSimilarWord } from '../../source/mostSimilarWord';
import type { Column, TableShape } from './columns';
import { listed, shown, type CsvColumns } from './importReading';
import type { CsvRow, TableFault } from './readCsv';
import { keyTitles } from './rows';

const fault = (line: number | null, column: string | null, message: string): TableFault => ({ line, column, message });

/** Returns a null head if no column identifies the rows. */
export function readHeader(
  table: TableShape,
  row: CsvRow | undefined,
  body: readonly CsvRow[],
): { head: CsvColumns | null; faults: TableFault[] } {
  const titles = table.columns.map(({ title }) => title);
  const faults: TableFault[] = [];
  if (!row) return { head: null, faults: [fault(1, null, 'the file is empty')] };
  const found = row.cells.map((cell): Column | null => {
    const column = table.columns.find(({ title }) => title.toLowerCase() === cell.toLowerCase());
    if (column || cell === '') return column ?? null;
    const guess = mostSimilarWord(cell, titles);
    const hint = guess ? `. Did you mean ${shown(guess)}?` : '. Delete it, or write a name that the export has';
    faults.push(fault(row.line, cell, `this table has no column ${shown(cell)}${hint}`));
    return null;
  });
  const twice = found.filter((column, at) => column && found.indexOf(column) < at);
  for (const column of new Set(twice))
    faults.push(fault(row.line, column!.title, 'this column is there twice: keep one'));
  const missing = keyTitles(table).filter((title) => !found.some((column) => column?.title === title));
  if (missing.length)
    faults.push(
      fault(row.line, null, `the first row names no column ${listed(missing)}, which says what a row is about`),
    );
  row.cells.forEach((cell, at) => {
    const stray = cell === '' && body.find(({ cells }) => cells[at]);
    if (stray)
      faults.push(fault(stray.line, null, `${shown(stray.cells[at]!)} is in column ${at + 1}, which has no name`));
  });
  const head = found.map((column, at) => (column && found.indexOf(column) < at ? null : column));
  return { head: missing.length ? null : head, faults };
}
