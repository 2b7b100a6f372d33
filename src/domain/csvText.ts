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
