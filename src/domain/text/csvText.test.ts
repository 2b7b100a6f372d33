import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCellText, csvText, openCsv } from './csvText';

describe('a CSV cell', () => {
  test.each<[cell: string | number | null, written: string]>([
    ['plain', 'plain'],
    [null, ''],
    [-114.5, '-114.5'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1 555', "'+1 555"],
    ['-5', "'-5"],
    ['@sum', "'@sum"],
    ["'=1+1", "''=1+1"],
    ["'quoted'", "'quoted'"],
  ])('%j is written as %j', (cell, written) => {
    expect(csvText([[cell]])).toBe(`${written}\r\n`);
  });

  test('is never a formula, and has its text again when it is read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^['=+\-@\t\r]{0,4}[a-z,"]{0,4}$/), (text) => {
        const bare = csvText([[text]])
          .slice(0, -2)
          .replace(/^"([\s\S]*)"$/, '$1')
          .replaceAll('""', '"');
        expect(bare).not.toMatch(/^[=+\-@\t\r]/);
        expect(csvCellText(bare)).toBe(text);
      }),
    );
  });
});

const isColumn = (name: string) => ['id', 'price', 'price, US'].includes(name);

test.each([
  ['id,price', ','],
  ['\n id;price;x,y', ';'],
  ['id\tprice', '\t'],
  ['"id";"price, US"', ';'],
  ['"id","price, US",brand;maker', ','],
  ['unknown', ','],
])('the delimiter of %j is %j', (head, delimiter) => {
  expect(openCsv(`${head}\n1;2;3;4`, isColumn).delimiter).toBe(delimiter);
});

test.each([
  ['sep=;', ';'],
  ['sep=,', ','],
  ['sep=\t', '\t'],
  [String.raw`sep=\t`, '\t'],
  ['sep=|', '|'],
  ['SEP=;', ';'],
  ['"sep=;"', ';'],
  ['\uFEFFsep=;', ';'],
  ['\uFEFF"sep=,"', ','],
  ['sep=;;;', ';'],
  ['sep=; ', ';'],
])('Excel’s hint %j names the delimiter, and the lines after it keep their numbers', (hint, delimiter) => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(openCsv([hint, 'id,price', '1,2'].join(end), isColumn)).toEqual({
      delimiter,
      text: ['', 'id,price', '1,2'].join(end),
    });
});

test('a first line that only begins like a hint stays', () => {
  for (const text of ['sep=;id,price\n1,2', 'sep=x\nid,price', 'separator\n1'])
    expect(openCsv(text, isColumn).text).toBe(text);
});
