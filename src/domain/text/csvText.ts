/** Spreadsheets run such text as a formula. The leading apostrophes come from earlier escapes. */
const formula = /^'*[=+\-@\t\r]/;

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvCell = (cell: string | number | null): string => {
  if (cell === null) return '';
  const text = String(cell);
  return quoted(typeof cell === 'string' && formula.test(text) ? `'${text}` : text);
};

/** RFC 4180. Text that would run as a formula gets an apostrophe, which `csvCellText` removes. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

export const csvCellText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;

const delimiters = [',', ';', '\t'] as const;

/** Splits outside of quoted cells. In the parts between quotation marks, every second one is quoted. */
const splitCells = (line: string, delimiter: string): string[] =>
  line
    .split('"')
    .map((part, index) => (index % 2 ? part : part.replaceAll(delimiter, '\n')))
    .join('"')
    .split('\n')
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .trim(),
    );

/**
 * Returns the delimiter that splits the first line into the most column names. Excel writes semicolons where the comma is
 * the decimal mark, and tabs as "Unicode text".
 */
function findDelimiter(text: string, isColumn: (name: string) => boolean): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => splitCells(head, delimiter).filter(isColumn).length);
  return delimiters[counts.indexOf(Math.max(...counts))]!;
}

/** Excel's hint in the first line: 'sep=;'. */
const hint = /^"?sep=([,;|\t]|\\t)"?[,;|\t ]*(?=[\r\n]|$)/i;

/**
 * Removes the byte order mark and Excel's hint, but keeps the line break after the hint, so that line numbers stay
 * correct. Uses the hint's delimiter or, without a hint, the one that fits the column names.
 */
export function openCsv(given: string, isColumn: (name: string) => boolean): { text: string; delimiter: string } {
  const whole = given.replace(/^\uFEFF/, '');
  const [line = '', delimiter] = hint.exec(whole) ?? [];
  const text = whole.slice(line.length);
  return { text, delimiter: delimiter?.replace('\\t', '\t') ?? findDelimiter(text, isColumn) };
}

/** Supports UTF-8, UTF-16 (Excel's "Unicode text") and Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
