import { isPodKey } from '../../../src/domain/unlock/podKey';

export interface PodKeyRow {
  /** Line number in the file, from 1. */
  line: number;
  key: string;
  batchId: string;
  variantId: string;
}

export interface LineFault {
  line: number;
  message: string;
}

/** The batches of each variant in the catalogue. */
export type KnownBatches = ReadonlyMap<string, readonly string[]>;

const columns = ['key', 'batchId', 'variantId'];

// None of the three fields may contain a comma or a quote, but some programs put quotes around every field.
const fieldsOf = (line: string) => line.split(',').map((field) => field.trim().replace(/^"(.*)"$/, '$1'));
const shown = (text: string) => JSON.stringify(text.slice(0, 100));

function faultsOf({ key, batchId, variantId }: PodKeyRow, known: KnownBatches): string[] {
  const faults: string[] = [];
  // The message gives the line, never the key, because output may be logged.
  if (!isPodKey(key)) faults.push('key: expected 8 letters A to Z');
  const batches = known.get(variantId);
  if (!batches) faults.push(`variantId: the catalogue has no ${shown(variantId)}`);
  else if (!batches.includes(batchId)) faults.push(`batchId: ${shown(batchId)} is not a batch of ${variantId}`);
  return faults;
}

/** Parses the manufacturer's list: a header line with the column names, then one key per line. Reports every invalid line. */
export function parsePodKeys(text: string, known: KnownBatches): { rows: PodKeyRow[]; faults: LineFault[] } {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const names = fieldsOf(head);
  if (names.toSorted().join() !== columns.toSorted().join())
    return {
      rows: [],
      faults: [{ line: 1, message: `expected the columns ${columns.join(',')}, got ${shown(head)}` }],
    };
  const rows: PodKeyRow[] = [];
  const faults: LineFault[] = [];
  const lineOfKey = new Map<string, number>();
  for (const [at, content] of lines.entries()) {
    if (!content.trim()) continue;
    const line = at + 2;
    const fields = fieldsOf(content);
    const field = (name: string) => fields[names.indexOf(name)] ?? '';
    const row = { line, key: field('key'), batchId: field('batchId'), variantId: field('variantId') };
    const wrong =
      fields.length === columns.length
        ? faultsOf(row, known)
        : [`expected ${columns.length} fields, got ${fields.length}`];
    const earlier = lineOfKey.get(row.key);
    if (earlier) wrong.push(`key: duplicate of line ${earlier}`);
    else lineOfKey.set(row.key, line);
    if (!wrong.length) rows.push(row);
    faults.push(...wrong.map((message) => ({ line, message })));
  }
  if (!rows.length && !faults.length) faults.push({ line: 2, message: 'expected at least one key' });
  return { rows, faults };
}
