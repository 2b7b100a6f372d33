import { CsvError, parse, type Options } from 'csv-parse/browser/esm/sync';
import { csvCellText, openCsv } from '../../domain/text/csvText';

/** A fault in an imported file or in a bulk edit, worded for editors. */
export interface TableFault {
  /** The line of the imported file, from 1. Null if the fault concerns no single line. */
  line: number | null;
  column: string | null;
  message: string;
}

export interface CsvRow {
  line: number;
  cells: string[];
}

const maxRows = 20_000;
const maxCharacters = 5_000_000;

const isTitle = (titles: ReadonlySet<string>, cell: string) => titles.has(cell.trim().toLowerCase());

const newlines = (text: string): number => text.split('\n').length - 1;

const startLine = (end: number, raw: string): number => end - newlines(raw.trim());

const quoteFaults: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark opens a cell here and nothing closes it. Close it, or delete it',
  CSV_INVALID_CLOSING_QUOTE:
    'after the quotation mark that closes a cell comes more text. Write a quotation mark inside a cell twice: ""',
  INVALID_OPENING_QUOTE:
    'a quotation mark stands in the middle of a cell. Put the whole cell in quotation marks and write the inner one twice: ""',
};

interface Parsed {
  record: string[];
  info: { lines: number };
  raw: string;
}

const refuse = (message: string) => ({ rows: [], faults: [{ line: null, column: null, message }] });

/** Omits blank rows. After a misplaced quotation mark every cell may be misread, so reading stops there. */
export function readCsv(given: string, titles: readonly string[]): { rows: CsvRow[]; faults: TableFault[] } {
  if (given.length > maxCharacters) return refuse(`expected at most ${maxCharacters} characters`);
  const lower = new Set(titles.map((title) => title.toLowerCase()));
  const { text: body, delimiter } = openCsv(given.replace(/\r\n?/g, '\n'), (name) => isTitle(lower, name));
  let fault: TableFault | null = null;
  const options: Options = {
    delimiter,
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    skip_records_with_empty_values: true,
    to: maxRows + 1,
    trim: true,
    // Throws at the first error, because the parser describes each one at length, and a row can have thousands.
    on_skip: (error, raw) => {
      const message = quoteFaults[error?.code ?? ''] ?? error?.message ?? 'this line can’t be read';
      fault = { line: startLine(Number(error?.lines) || 1, raw ?? ''), column: null, message };
      throw error!;
    },
  };
  let parsed: Parsed[];
  try {
    parsed = parse(body, options) as unknown as Parsed[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    fault ??= { line: 1, column: null, message: error.message };
    const before = Number(error.records);
    parsed = before > 0 ? (parse(body, { ...options, to: before }) as unknown as Parsed[]) : [];
  }
  const rows = parsed
    .map(({ record, info, raw }) => ({ line: startLine(info.lines, raw), cells: record.map(csvCellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length > maxRows) return refuse(`expected at most ${maxRows} rows`);
  return { rows, faults: fault ? [fault] : [] };
}
