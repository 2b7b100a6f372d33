import { openCsv } from '../../../../src/domain/text/csvText';
import { isPodKey } from '../../../../src/domain/unlock/podKey';

export interface PodKeyLine {
  line: number;
  key: string;
  batchId: string;
  variantId: string;
}

export interface PodKeyLineError {
  line: number;
  message: string;
}

export type CatalogueBatches = ReadonlyMap<string, readonly string[]>;

const columns = ['key', 'batchId', 'variantId'];

// The fields contain neither delimiters nor quotes, but some programs quote every field.
const splitFields = (line: string, delimiter: string) =>
  line.split(delimiter).map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
const quote = (text: string) => JSON.stringify(text.slice(0, 100));

function findErrors({ key, batchId, variantId }: PodKeyLine, catalogue: CatalogueBatches): string[] {
  const errors: string[] = [];
  // Messages must not contain the key, because output may be logged.
  if (!isPodKey(key)) errors.push('key: expected 8 letters A to Z');
  const batches = catalogue.get(variantId);
  if (!batches) errors.push(`variantId: the catalogue has no ${quote(variantId)}`);
  else if (!batches.includes(batchId)) errors.push(`batchId: ${quote(batchId)} is not a batch of ${variantId}`);
  return errors;
}

/** Expects a header line with the column names. Reports every invalid line. */
export function parsePodKeys(
  text: string,
  catalogue: CatalogueBatches,
): { rows: PodKeyLine[]; errors: PodKeyLineError[] } {
  const { text: body, delimiter } = openCsv(text, (name) => columns.includes(name));
  const allLines = body.split(/\r\n|\n|\r/);
  // `openCsv` blanks a first line with Excel's `sep=` hint, so the header may be in the second line.
  const headerIndex = allLines[0] === '' && allLines.length > 1 ? 1 : 0;
  const header = allLines[headerIndex] ?? '';
  const lines = allLines.slice(headerIndex + 1);
  const names = splitFields(header, delimiter);
  if (names.toSorted().join() !== columns.toSorted().join())
    return {
      rows: [],
      errors: [{ line: headerIndex + 1, message: `expected the columns ${columns.join(',')}, got ${quote(header)}` }],
    };
  const rows: PodKeyLine[] = [];
  const errors: PodKeyLineError[] = [];
  const lineOfKey = new Map<string, number>();
  for (const [index, content] of lines.entries()) {
    if (!content.trim()) continue;
    const line = headerIndex + index + 2;
    const fields = splitFields(content, delimiter);
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    const row = { line, key: field('key'), batchId: field('batchId'), variantId: field('variantId') };
    const lineErrors =
      fields.length === columns.length
        ? findErrors(row, catalogue)
        : [`expected ${columns.length} fields, got ${fields.length}`];
    const earlier = lineOfKey.get(row.key);
    if (earlier) lineErrors.push(`key: duplicate of line ${earlier}`);
    else lineOfKey.set(row.key, line);
    if (!lineErrors.length) rows.push(row);
    errors.push(...lineErrors.map((message) => ({ line, message })));
  }
  if (!rows.length && !errors.length) errors.push({ line: headerIndex + 2, message: 'expected at least one key' });
  return { rows, errors };
}
