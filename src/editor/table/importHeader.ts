import { mostSimilarWord } from '../../content/source/mostSimilarWord';
import type { Column, TableShape } from './columns';
import { quoteNames, quoteCell, type CsvColumns } from './importReading';
import type { CsvRow, TableFault } from './readCsv';
import { keyTitles } from './rows';

const fault = (line: number | null, column: string | null, message: string): TableFault => ({ line, column, message });

/** Returns a null head if a column that identifies the rows is missing. */
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
    const hint = guess ? `. Did you mean ${quoteCell(guess)}?` : '. Delete it, or write a name that the export has';
    faults.push(fault(row.line, cell, `this table has no column ${quoteCell(cell)}${hint}`));
    return null;
  });
  const twice = found.filter((column, index) => column && found.indexOf(column) < index);
  for (const column of new Set(twice))
    faults.push(fault(row.line, column!.title, 'this column is there twice: keep one'));
  const missing = keyTitles(table).filter((title) => !found.some((column) => column?.title === title));
  if (missing.length)
    faults.push(
      fault(row.line, null, `the first row names no column ${quoteNames(missing)}, which says what a row is about`),
    );
  row.cells.forEach((cell, index) => {
    const stray = cell === '' && body.find(({ cells }) => cells[index]);
    if (stray)
      faults.push(
        fault(stray.line, null, `${quoteCell(stray.cells[index]!)} is in column ${index + 1}, which has no name`),
      );
  });
  const head = found.map((column, index) => (column && found.indexOf(column) < index ? null : column));
  return { head: missing.length ? null : head, faults };
}
