import { csvText } from '../../domain/text/csvText';
import { JsonSyntaxError, parseJsonTree } from '../../content/files/jsonTree';
import type { Column, TableShape } from './columns';
import { getField } from './fieldPath';

/** `path` is a file such as 'content/stores/ab-airdrie.json'. */
export interface SourceFile {
  path: string;
  text: string;
}

export interface OpenFile extends SourceFile {
  value: Record<string, unknown>;
}

export interface TableRow {
  /** The cells of the key columns, which are unique in the table. */
  key: string;
  file: OpenFile;
  at: number;
  /** The text of each cell by column title. */
  cells: Readonly<Record<string, string>>;
}

export const keyTitles = ({ columns }: TableShape): string[] =>
  columns.filter(({ role }) => role === 'key').map(({ title }) => title);

export const rowKey = (table: TableShape, cell: (title: string) => string): string =>
  keyTitles(table).map(cell).join(' · ');

/** 'First Ferry, 0.5 g' or 'Brindlecroft, Fresno'. */
export const rowName = ({ cells }: TableRow): string =>
  [cells.Name, cells.Size ?? cells.City].filter(Boolean).join(', ');

export const formatCell = ({ kind, path }: Column, value: unknown, variantIndex: number): string =>
  kind.format(getField(value, path(variantIndex)));

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

/** Files with invalid JSON have no rows and are returned separately. */
export function readRows(table: TableShape, files: readonly SourceFile[]): { rows: TableRow[]; broken: string[] } {
  const broken: string[] = [];
  const rows = files.flatMap((source) => {
    const file = openFile(source);
    if (!file) broken.push(source.path);
    if (!file) return [];
    return Array.from({ length: table.countRows(file.value) }, (_, index): TableRow => {
      const cells = Object.fromEntries(
        table.columns.map((column) => [column.title, formatCell(column, file.value, index)]),
      );
      return { key: rowKey(table, (title) => cells[title]!), file, at: index, cells };
    });
  });
  return { rows, broken };
}

/** Starts with a byte order mark, so that Excel reads the file as UTF-8. */
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
