import { CsvError, parse } from 'csv-parse/sync';
import { csvCellText, csvText, openCsv } from '../../../../src/domain/text/csvText';
import { toCents } from '../../../../src/domain/money/money';
import { stockCount, stockPrice } from '../../../../src/domain/staff/stockLimits';
import { timeInputSchema } from '../../../../src/domain/time/timeInputSchema';
import { readNumber, type NumberKind } from '../../../../src/domain/text/typedNumber';
import type { StockRow } from './listStock';

/** The columns of an export. An import may omit all but the first, which leaves those values unchanged. */
const columns = ['productVariantId', 'title', 'brand', 'availableQuantity', 'price', 'asOf'] as const;
type Column = (typeof columns)[number];
const maxRows = 20_000;
/** In bytes. Ends the reading of a cell that is never closed. */
const maxRecordSize = 10_000;
/** Lines that cannot be split into cells are explained one by one, up to this many. */
const maxExplained = 100;

export interface StockLine {
  line: number;
  productVariantId: string;
  availableQuantity: number | null;
  priceCents: number | null;
  asOf: Date | null;
}
export interface StockLineError {
  line: number;
  message: string;
}

/** Includes the time, so that orders placed while the file is edited are subtracted on import. */
export const formatStockFile = (rows: readonly StockRow[], now: Date): string =>
  csvText([
    columns,
    ...rows.map(({ productVariantId, title, brand, available, priceCents }) => [
      productVariantId,
      title,
      brand,
      available,
      (priceCents / 100).toFixed(2),
      now.toISOString(),
    ]),
  ]);

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

const recordErrors: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'expected a quotation mark that closes the cell',
  CSV_INVALID_CLOSING_QUOTE: 'expected the cell to end after its closing quotation mark; write "" for one inside it',
  INVALID_OPENING_QUOTE: 'expected the whole cell in quotation marks; write "" for one inside it',
  CSV_MAX_RECORD_SIZE: `expected at most ${maxRecordSize} bytes in a line`,
};

const toLineError = ({ code, lines, message }: CsvError): StockLineError => ({
  line: Number(lines) || 1,
  message: recordErrors[code] ?? message,
});

/** Ends at the first error: the parser describes each one at length, and a line can have thousands. */
function parseRecords(text: string, delimiter: string): CsvRecord[] | CsvError {
  try {
    return parse(text, {
      delimiter,
      info: true,
      max_record_size: maxRecordSize,
      // The header, and one more line than allowed.
      to: maxRows + 2,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as CsvRecord[];
  } catch (error) {
    if (error instanceof CsvError) return error;
    throw error;
  }
}

/** Matches lines in which every quoted cell is closed. */
const completeLine = (delimiter: string): RegExp => {
  const cell = String.raw`(?:\s*"[^"]*(?:""[^"]*)*"\s*|[^"${delimiter}]*)`;
  return new RegExp(`^${cell}(?:[${delimiter}]${cell})*$`);
};

function explainLines(lines: readonly { text: string; line: number }[], delimiter: string): StockLineError[] {
  const explained = lines.slice(0, maxExplained).flatMap(({ text, line }) => {
    const parsed = parseRecords(text, delimiter);
    return parsed instanceof CsvError ? { ...toLineError(parsed), line } : [];
  });
  const next = lines[maxExplained];
  if (!next) return explained;
  const count = lines.length - maxExplained;
  return [
    ...explained,
    { line: next.line, message: `${count} lines from here on are too long or have misplaced quotation marks` },
  ];
}

/** After a misplaced quotation mark or an endless line, the file is read again without such lines. */
function readRecords(given: string): { records: CsvRecord[]; errors: StockLineError[] } {
  const { text, delimiter } = openCsv(given, (name) => columns.includes(name as Column));
  const whole = parseRecords(text, delimiter);
  if (!(whole instanceof CsvError)) return { records: whole, errors: [] };
  const complete = completeLine(delimiter);
  const lines = text.split(/\r\n|\n|\r/).map((each, index) => ({ text: each, line: index + 1 }));
  const broken = lines.filter((each) => each.text.length > maxRecordSize || !complete.test(each.text));
  const brokenNumbers = new Set(broken.map(({ line }) => line));
  // Blanked instead of removed, so that lines keep their numbers.
  const rest = lines.map((each) => (brokenNumbers.has(each.line) ? '' : each.text)).join('\n');
  const parsed = parseRecords(rest, delimiter);
  const errors = explainLines(broken, delimiter);
  return parsed instanceof CsvError
    ? { records: [], errors: [toLineError(parsed), ...errors] }
    : { records: parsed, errors };
}

const quote = (text: string): string => JSON.stringify(text.slice(0, 60));

function parseNumber(name: Column, kind: NumberKind, text: string): number | string {
  const read = readNumber(text, kind);
  if ('value' in read) return read.value;
  const { expected, reason } = read;
  return `${name}: expected ${expected}, got ${quote(text)}${reason ? `, which ${reason}` : ''}`;
}

function parseTime(text: string): Date | string {
  return timeInputSchema.safeParse(text).success
    ? new Date(text)
    : `asOf: expected the time of the export, got ${quote(text)}`;
}

function parseLine(line: number, field: (name: Column) => string): { row: StockLine; errors: string[] } {
  const errors: string[] = [];
  const parseField = <Value>(name: Column, parseText: (text: string) => Value | string): Value | null => {
    const text = field(name);
    if (text === '') return null;
    const value = parseText(text);
    if (typeof value !== 'string') return value;
    errors.push(value);
    return null;
  };
  const productVariantId = field('productVariantId');
  if (!productVariantId) errors.push('productVariantId: expected an id');
  const availableQuantity = parseField('availableQuantity', (text) =>
    parseNumber('availableQuantity', stockCount, text),
  );
  const price = parseField('price', (text) => parseNumber('price', stockPrice, text));
  return {
    row: {
      line,
      productVariantId,
      availableQuantity,
      priceCents: price === null ? null : toCents(price),
      asOf: parseField('asOf', parseTime),
    },
    errors,
  };
}

function findHeaderError(names: readonly string[]): string | null {
  const unknown = names.filter((name) => !columns.includes(name as Column));
  const hasDuplicates = new Set(names).size < names.length;
  const isComplete =
    names.includes('productVariantId') && (names.includes('price') || names.includes('availableQuantity'));
  if (!unknown.length && !hasDuplicates && isComplete) return null;
  return `expected the columns ${columns.join(', ')}, got ${quote(names.join(', '))}`;
}

/** Spreadsheets write empty cells up to the widest row. */
const withoutEmptyEnd = (record: readonly string[]): string[] =>
  record.slice(0, record.findLastIndex((cell) => cell !== '') + 1);

/** Reports every invalid line. Variants are checked against the stock later. */
export function parseStockFile(text: string): { rows: StockLine[]; errors: StockLineError[] } {
  const { records, errors } = readRecords(text);
  const [head, ...lines] = records.map(({ record, info }) => ({ record: withoutEmptyEnd(record), info }));
  const names = head?.record ?? [];
  const headerError = findHeaderError(names);
  if (headerError) return { rows: [], errors: [{ line: head?.info.lines ?? 1, message: headerError }] };
  if (lines.length > maxRows) return { rows: [], errors: [{ line: 1, message: `expected at most ${maxRows} lines` }] };
  const rows: StockLine[] = [];
  const lineOfVariant = new Map<string, number>();
  for (const { record, info } of lines) {
    const line = info.lines;
    const { row, errors: lineErrors } = parseLine(line, (name) => csvCellText(record[names.indexOf(name)] ?? ''));
    if (record.length > names.length) lineErrors.push(`expected ${names.length} fields, got ${record.length}`);
    const earlier = lineOfVariant.get(row.productVariantId);
    if (earlier) lineErrors.push(`productVariantId: duplicate of line ${earlier}`);
    else lineOfVariant.set(row.productVariantId, line);
    if (lineErrors.length) errors.push(...lineErrors.map((message) => ({ line, message })));
    else rows.push(row);
  }
  return { rows, errors };
}
