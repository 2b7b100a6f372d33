import { groupByFile } from './groupByFile';
import type { TableShape } from './columns';
import { readHeader } from './importHeader';
import { hasSameMeaning, readCell, quoteCell, type CsvReading } from './importReading';
import { importUnknownRow } from './importUnknownRow';
import { detectDayOrder } from './cellFormats';
import { planChanges, type Edit, type NewFile, type ChangePlan } from './plan';
import { readCsv, type CsvRow } from './readCsv';
import { rowKey, type TableRow } from './rows';

function editsOf(reading: CsvReading, { line, cells }: CsvRow, row: TableRow): Edit[] {
  return reading.head.flatMap((column, index): Edit[] => {
    if (!column || column.role === 'key') return [];
    const cell = cells[index] ?? '';
    const now = row.cells[column.title]!;
    if (hasSameMeaning(reading, column, [now, cell])) return [];
    const refuse = (message: string) => {
      reading.report(line, column.title, message);
      return [];
    };
    if (cells[index] === undefined)
      return refuse(`this line ends before this column, which has ${quoteCell(now)}. Write every cell`);
    if (column.role === 'fixed')
      return refuse(`this column can’t be changed here (${quoteCell(now)} → ${quoteCell(cell)}). Use the form`);
    const read = readCell(reading, column, { line, cell });
    return read ? [{ row, column, value: read.value, line }] : [];
  });
}

/** Reports rows of one file that differ in a field that they share. */
function checkShared(reading: CsvReading, lines: readonly { csv: CsvRow; row: TableRow }[]): void {
  for (const [first, ...others] of groupByFile(lines))
    reading.head.forEach((column, index) => {
      if (!column?.isShared || column.role !== 'open') return;
      const firstCell = first!.csv.cells[index] ?? '';
      const other = others.find(({ csv }) => !hasSameMeaning(reading, column, [firstCell, csv.cells[index] ?? '']));
      if (!other) return;
      const cell = quoteCell(other.csv.cells[index] ?? '');
      const message = `says ${cell}, but line ${first!.csv.line} of the same product says ${quoteCell(firstCell)}. Write the same in both`;
      reading.report(other.csv.line, column.title, message);
    });
}

interface Current {
  rows: readonly TableRow[];
  now: Date;
}

/** Missing rows and columns change nothing. Any fault blocks saving, so that no line is lost. */
export function importCsv(table: TableShape, csv: string, { rows, now }: Current): ChangePlan {
  const { rows: lines, faults } = readCsv(
    csv,
    table.columns.map(({ title }) => title),
  );
  const [first, ...body] = lines;
  const { head, faults: headFaults } = readHeader(table, first, body);
  faults.unshift(...headFaults);
  if (!head) return { changes: [], files: [], unchanged: 0, faults };
  const report: CsvReading['report'] = (line, column, message) => faults.push({ line, column, message });
  const slashed = body.flatMap(({ cells }) => cells);
  const reading: CsvReading = { table, head, order: detectDayOrder(slashed), report };
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const linesByKey = new Map<string, number>();
  const found: { csv: CsvRow; row: TableRow }[] = [];
  const added: NewFile[] = [];
  for (const each of body) {
    const extra = each.cells.slice(head.length).find((cell) => cell !== '');
    const key = rowKey(table, (title) => each.cells[head.findIndex((column) => column?.title === title)]?.trim() ?? '');
    const earlier = linesByKey.get(key);
    if (earlier) {
      report(each.line, null, `${quoteCell(key)} is in line ${earlier} already: keep one of both`);
      continue;
    }
    linesByKey.set(key, each.line);
    if (extra !== undefined) {
      const cause = 'A comma or semicolon inside a cell needs quotation marks around the cell';
      report(each.line, null, `expected ${head.length} cells, got ${each.cells.length}. ${cause}`);
      continue;
    }
    const row = byKey.get(key);
    const store = row ? null : importUnknownRow(reading, each, { key, rows });
    if (row) found.push({ csv: each, row });
    if (store) added.push(store);
  }
  checkShared(reading, found);
  const edits = found.flatMap(({ csv: line, row }) => editsOf(reading, line, row));
  return planChanges(table, { edits, rows: found.map(({ row }) => row), added, faults }, now);
}
