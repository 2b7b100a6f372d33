import { csvText } from '../../../domain/csvText';
import { JsonSyntaxError, parseJsonTree } from '../../source/jsonTree';
import type { Column, TableShape } from './columns';
import { fieldAt } from './fieldPath';

/** The current content of a file such as 'content/stores/ab-airdrie.json'. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface OpenFile extends SourceFile {
  value: Record<string, unknown>;
}

/** A product's variant or a store. */
export interface TableRow {
  /** Unique in its table: the cells of the key columns. */
  key: string;
  file: OpenFile;
  at: number;
  /** The text of each cell, by the title of its column. */
  cells: Readonly<Record<string, string>>;
}

export const keyTitles = ({ columns }: TableShape): string[] =>
  columns.filter(({ role }) => role === 'key').map(({ title }) => title);

export const rowKey = (table: TableShape, cell: (title: string) => string): string =>
  keyTitles(table).map(cell).join(' · ');

/** The name of a row: 'First Ferry, 0.5 g' or 'Brindlecroft, Fresno'. */
export const rowName = ({ cells }: TableRow): string =>
  [cells.Name, cells.Size ?? cells.City].filter(Boolean).join(', ');

export const cellOf = ({ kind, path }: Column, value: unknown, at: number): string =>
  kind.format(fieldAt(value, path(at)));

function openFile({ path, text }: SourceFile): OpenFile | null {
  try {
    const { value } = parseJsonTree(text);
    const isFile = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFile ? { path, text, value: value as Record<string, unknown> } : null;
  } catch (error) {
    if (error instanceof JsonSyntaxError) return null;
    throw error;
  }
}

/** Reads the rows of a folder's files. Files with invalid JSON have none and are listed. */
export function readRows(table: TableShape, files: readonly SourceFile[]): { rows: TableRow[]; broken: string[] } {
  const broken: string[] = [];
  const rows = files.flatMap((source) => {
    const file = openFile(source);
    if (!file) broken.push(source.path);
    if (!file) return [];
    return Array.from({ length: table.countRows(file.value) }, (_, at): TableRow => {
      const cells = Object.fromEntries(table.columns.map((column) => [column.title, cellOf(column, file.value, at)]));
      return { key: rowKey(table, (title) => cells[title]!), file, at, cells };
    });
  });
  return { rows, broken };
}

/** Exports rows as CSV with a byte order mark, so that Excel reads it as UTF-8. */
export function exportCsv({ columns }: TableShape, rows: readonly TableRow[]): string {
  const lines = rows.map(({ cells }) =>
    columns.map(({ title, kind }) => {
      const cell = cells[title]!;
      // Negative numbers are safe. Other cells with a minus sign could be formulas.
      return kind.isNumber && cell.startsWith('-') ? Number(cell) : cell;
    }),
  );
  return `\uFEFF${csvText([columns.map(({ title }) => title), ...lines])}`;
}
