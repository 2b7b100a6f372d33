/** A spreadsheet runs a text as a formula if it starts so. Apostrophes before it come from earlier escapes. */
const formula = /^'*[=+\-@\t\r]/;

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One cell. A text that a spreadsheet would run gets an apostrophe, which `csvCellText` takes off again. */
const csvCell = (cell: string | number | null): string => {
  if (cell === null) return '';
  const text = String(cell);
  return quoted(typeof cell === 'string' && formula.test(text) ? `'${text}` : text);
};

/** Rows as CSV by RFC 4180. Texts are harmless in a spreadsheet; numbers stay numbers. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** The text of a cell that `csvText` wrote, without the apostrophe before a formula. */
export const csvCellText = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
