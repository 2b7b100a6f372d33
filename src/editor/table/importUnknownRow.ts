import { mostSimilarWord } from '../../content/source/mostSimilarWord';
import { withField } from './fieldPath';
import { quoteNames, readCell, quoteCell, type CsvReading } from './importReading';
import type { NewFile } from './plan';
import type { CsvRow } from './readCsv';
import { keyTitles, type TableRow } from './rows';

const missingProduct =
  'is not in the catalogue. A new product needs texts, pictures and a lab report, so add it in the form';

function newStore(reading: CsvReading, { line, cells }: CsvRow, key: string): NewFile | null {
  const { table, head, report } = reading;
  const isNamed = (title: string) => head.some((column) => column?.title === title);
  const missing = table.columns.filter(({ title, kind }) => !isNamed(title) && !('value' in kind.parse('')));
  if (missing.length) {
    const names = missing.map(({ title }) => title).join(', ');
    report(
      line,
      null,
      `${quoteCell(key)} is not in the list of stores. To add it, the file needs these columns too: ${names}`,
    );
    return null;
  }
  let isWhole = true;
  const value = head.reduce<unknown>((whole, column, index) => {
    if (!column) return whole;
    const read = readCell(reading, column, { line, cell: cells[index] ?? '' });
    isWhole &&= read !== null;
    return read ? withField(whole, column.path(0), read.value) : whole;
  }, {});
  // A store without hours is closed every day.
  const complete = { hours: {}, brands: [], ...(value as object) };
  return isWhole ? { path: `content/${table.folder}/${key}.json`, name: key, value: complete, line } : null;
}

/** Returns the new store that a row defines. If the table cannot have such a row, reports a fault and returns null. */
export function importUnknownRow(
  reading: CsvReading,
  csv: CsvRow,
  { key, rows }: { key: string; rows: readonly TableRow[] },
): NewFile | null {
  const { table, head, report } = reading;
  const [slug, variant] = keyTitles(table).map(
    (title) => csv.cells[head.findIndex((column) => column?.title === title)] ?? '',
  );
  if (!slug) {
    report(csv.line, keyTitles(table)[0]!, 'expected the name of a row of this table, got nothing');
    return null;
  }
  if (table.folder === 'stores') return newStore(reading, csv, key);
  const variants = rows.filter(({ cells }) => cells.Slug === slug).map(({ cells }) => cells.Variant!);
  if (variants.length)
    report(csv.line, 'Variant', `${slug} has no variant ${quoteCell(variant ?? '')}, only ${quoteNames(variants)}`);
  else {
    const guess = mostSimilarWord(
      slug,
      rows.map(({ cells }) => cells.Slug!),
    );
    report(
      csv.line,
      'Slug',
      `${quoteCell(slug)} ${missingProduct}${guess ? `. Did you mean ${quoteCell(guess)}?` : ''}`,
    );
  }
  return null;
}
