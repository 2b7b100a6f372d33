import { describe, expect, test } from 'vitest';
import { decodeCsv } from '../../domain/text/csvText';
import { readCsv } from './readCsv';

const titles = ['Slug', 'Price', 'Note'];
const cellsOf = (text: string) => readCsv(text, titles).rows.map(({ cells }) => cells);
const rows = [
  ['Slug', 'Price', 'Note'],
  ['amber', '48', 'fine'],
];

describe('a file is read', () => {
  test.each([
    ['with commas', 'Slug,Price,Note\r\namber,48,fine\r\n'],
    ['with semicolons', 'Slug;Price;Note\namber;48;fine'],
    ['with tabs', 'Slug\tPrice\tNote\namber\t48\tfine\n'],
    ['with the old line ends of the Mac', 'Slug,Price,Note\ramber,48,fine\r'],
    ['with a byte order mark', '\uFEFFSlug,Price,Note\namber,48,fine'],
    ['with the separator in its first line', 'sep=;\r\nSlug;Price;Note\r\namber;48;fine'],
    ['with a comma in that line, a byte order mark and quotes', '\uFEFF"sep=,"\nSlug,Price,Note\namber,48,fine'],
    ['with a tab in that line', 'sep=\t\nSlug\tPrice\tNote\namber\t48\tfine'],
    ['with blanks around its cells', 'Slug , Price ,Note\n amber, 48 , "fine" \n'],
    ['with blank lines and lines of separators only', 'Slug,Price,Note\n\n,,\namber,48,fine\n,,\n\n'],
    ['with titles in other letters', 'slug,PRICE,note\namber,48,fine'],
  ])('%s', (_, text) => {
    const [head, ...others] = cellsOf(text);
    expect(head!.map((cell) => cell.toLowerCase())).toEqual(rows[0]!.map((cell) => cell.toLowerCase()));
    expect(others).toEqual(rows.slice(1));
  });

  test('with other separators, quotation marks and line breaks inside of quoted cells', () => {
    const text = 'Slug;Price;Note\r\namber;48,5;"one, two; ""three""\r\nfour"\r\nbirch;50;x';
    expect(readCsv(text, titles)).toEqual({
      rows: [
        { line: 1, cells: rows[0] },
        { line: 2, cells: ['amber', '48,5', 'one, two; "three"\nfour'] },
        { line: 4, cells: ['birch', '50', 'x'] },
      ],
      faults: [],
    });
  });

  test('without the apostrophe before a formula', () => {
    expect(cellsOf("Slug,Price\n'=A1,''+1\n'plain',1")).toEqual([
      ['Slug', 'Price'],
      ['=A1', "'+1"],
      ["'plain'", '1'],
    ]);
  });

  test('and a row keeps the line in which it starts', () => {
    const text = 'Slug,Price\n\n"a\nb\nc",1\n\n\nd,2\n"e\n\nf",3\n';
    expect(readCsv(text, titles).rows.map(({ line }) => line)).toEqual([1, 3, 8, 9]);
  });
});

test.each([
  ['is never closed', 'Slug,Price\namber,"48\nbirch,50\ncedar,51\n', 2, /nothing closes it/],
  ['closes before the cell ends', 'Slug,Price\namber,48\nbirch,"5"0\ncedar,51\n', 3, /comes more text/],
  ['stands inside a cell', 'Slug,Price\namber,48\nbirch,5"\n', 3, /in the middle of a cell/],
])('a quotation mark that %s is reported once, and the lines after it are not trusted', (_, text, line, message) => {
  const read = readCsv(text, titles);
  expect(read.faults).toEqual([{ line, column: null, message: expect.stringMatching(message) as string }]);
  expect(read.rows.every((row) => row.line < line)).toBe(true);
});

test('a file with far too many rows is refused', () => {
  const { rows: none, faults } = readCsv(`Slug\n${'x\n'.repeat(20_001)}`, titles);
  expect([none, faults]).toEqual([[], [{ line: null, column: null, message: 'expected at most 20000 rows' }]]);
});

test('a file with far too many characters is refused before it is read', () => {
  const message = 'expected at most 5000000 characters';
  expect(readCsv(`Slug\n"${'x'.repeat(5_000_000)}`, titles)).toEqual({
    rows: [],
    faults: [{ line: null, column: null, message }],
  });
});

describe('the bytes of a file are read as', () => {
  const bytes16 = (text: string) =>
    Uint8Array.from([...text].flatMap((each) => [each.charCodeAt(0) & 255, each.charCodeAt(0) >> 8]));
  test.each([
    ['UTF-8', new TextEncoder().encode('Été')],
    ['UTF-16, as in Excel’s Unicode text', bytes16('\uFEFFÉté')],
    ['Windows-1252, as in Excel’s plain CSV', Uint8Array.from([0xc9, 0x74, 0xe9])],
  ])('%s', (_, bytes) => {
    expect(decodeCsv(bytes)).toBe('Été');
  });
});
