import type { ContentFault } from '../../content/files/contentError';
import { matchingSchema } from '../../content/source/contentFolders';
import { validateFile } from '../../content/source/validateFile';
import { schemaShape } from '../../content/source/schemaShape';
import { writeJson } from '../entries/writeJson';
import { groupByFile } from './groupByFile';
import type { Column, TableShape } from './columns';
import { getField, sortFields, withField } from './fieldPath';
import type { TableFault } from './readCsv';
import { formatCell, keyTitles, rowName, type TableRow, type SourceFile } from './rows';

export interface Edit {
  row: TableRow;
  column: Column;
  /** `undefined` removes the field. */
  value: unknown;
  line: number | null;
}

export interface NewFile {
  path: string;
  name: string;
  value: unknown;
  line: number;
}

export interface CellChange {
  path: string;
  /** The row's key, or the file name for a field that all rows of the file share. */
  row: string;
  /** 'First Ferry, 0.5 g'. */
  name: string;
  column: string;
  before: string;
  after: string;
}

export interface ChangePlan {
  changes: CellChange[];
  /** The complete files to save. Empty if there are faults. */
  files: SourceFile[];
  unchanged: number;
  faults: TableFault[];
}

const startsWith = (field: string, path: string) =>
  field === path || field.startsWith(`${path}.`) || field.startsWith(`${path}[`);

/** ['variants', 0, 'id'] → 'variants[0].id', as in faults. */
const fieldName = (path: readonly (string | number)[]): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`)).join('');

/** Reports the line and column of the edit that caused a schema fault. */
function faultOf({ field, message, file }: ContentFault, edits: readonly Edit[]): TableFault {
  const related = edits.find(({ row, column }) => startsWith(field, fieldName(column.path(row.at))));
  return related
    ? { line: related.line, column: related.column.title, message: `${message} (${related.row.key})` }
    : { line: edits[0]?.line ?? null, column: null, message: `${file} · ${field}: ${message}` };
}

const schemaFaults = (path: string, value: unknown, now: Date): ContentFault[] => {
  const checked = validateFile(path.replace(/^content\//, ''), value, now);
  return 'faults' in checked ? checked.faults : [];
};

const ordered = ({ folder }: TableShape, value: unknown): unknown =>
  sortFields(value, schemaShape(matchingSchema(folder, value)));

function changedFile(table: TableShape, edits: readonly Edit[], now: Date) {
  const { file } = edits[0]!.row;
  const value = edits.reduce<unknown>(
    (whole, { row, column, value: next }) => withField(whole, column.path(row.at), next),
    file.value,
  );
  return {
    file: { path: file.path, text: writeJson(ordered(table, value), file.text) },
    faults: schemaFaults(file.path, value, now).map((fault) => faultOf(fault, edits)),
  };
}

const isChange = ({ row, column, value }: Edit): boolean =>
  column.kind.format(getField(row.file.value, column.path(row.at))) !== column.kind.format(value);

/** Several rows of a file can share a field. */
const fieldKey = ({ row, column }: Edit): string => `${row.file.path} ${fieldName(column.path(row.at))}`;

interface Wanted {
  edits: readonly Edit[];
  rows: readonly TableRow[];
  added?: readonly NewFile[];
  faults?: readonly TableFault[];
}

/** Computes each file with the edits, and all schema faults. */
export function planChanges(
  table: TableShape,
  { edits, rows, added = [], faults = [] }: Wanted,
  now: Date,
): ChangePlan {
  const changed = edits.filter(isChange);
  const reported = new Set<string>();
  const isFirst = (edit: Edit): boolean => {
    const key = fieldKey(edit);
    if (reported.has(key)) return false;
    reported.add(key);
    return true;
  };
  const real = changed.filter(isFirst);
  const changedFiles = groupByFile(real).map((related) => changedFile(table, related, now));
  const addedFaults = added.flatMap(({ path, value, line }) =>
    schemaFaults(path, value, now).map(({ field, message }): TableFault => {
      const column = table.columns.find((each) => startsWith(field, fieldName(each.path(0))));
      return { line, column: column?.title ?? null, message };
    }),
  );
  const all = [...faults, ...changedFiles.flatMap((each) => each.faults), ...addedFaults];
  all.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const changes = real.map(({ row, column, value }) => ({
    path: row.file.path,
    row: column.isShared ? row.cells[keyTitles(table)[0]!]! : row.key,
    name: column.isShared ? row.cells.Name! : rowName(row),
    column: column.title,
    before: row.cells[column.title]!,
    after: column.kind.format(value),
  }));
  const news = added.flatMap(({ path, name, value }) =>
    table.columns
      .map((column) => ({
        path,
        row: name,
        name: `${name} (new)`,
        column: column.title,
        before: '',
        after: formatCell(column, value, 0),
      }))
      .filter(({ after }) => after !== ''),
  );
  const touched = new Set(real.map(({ row }) => row.file.path));
  const texts = added.map(({ path, value }) => ({ path, text: writeJson(ordered(table, value)) }));
  return {
    changes: [...changes, ...news],
    files: all.length ? [] : [...changedFiles.map(({ file }) => file), ...texts],
    unchanged: rows.filter((row) => !touched.has(row.file.path)).length,
    faults: all,
  };
}
