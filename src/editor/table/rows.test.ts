import { parse } from 'csv-parse/browser/esm/sync';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storeFiles } from '../../../tests/fixtures/editor/tableFiles';
import { productTable, storeTable } from './columns';
import { importCsv } from './importCsv';
import { exportCsv, readRows, type SourceFile } from './rows';

const now = new Date('2026-11-25T15:00:00Z');

const realFiles = (folder: string): SourceFile[] =>
  readdirSync(join('content', folder)).map((name) => {
    const path = `content/${folder}/${name}`;
    return { path, text: readFileSync(path, 'utf8') };
  });

describe.each([productTable, storeTable])('the export of $folder', (table) => {
  const { rows, broken } = readRows(table, realFiles(table.folder));

  test('has a row for everything in the content folder, and its import changes nothing', () => {
    expect(broken).toEqual([]);
    expect(rows.length).toBeGreaterThan(100);
    const plan = importCsv(table, exportCsv(table, rows), { rows, now });
    expect(plan).toEqual({ changes: [], files: [], unchanged: rows.length, faults: [] });
  });

  test('changes nothing after Excel saved it with semicolons, decimal commas and uppercase flags', () => {
    const lines = exportCsv(table, rows).slice(1);
    const saved = lines
      .replaceAll(/"([^"]*)"|,/g, (part, inner: string | undefined) => (inner === undefined ? ';' : part))
      .replaceAll(/(?<=;)(-?\d+)\.(\d+)(?=;)/g, '$1,$2')
      .replaceAll(/(?<=;)yes(?=;)/g, 'TRUE')
      .replaceAll(/(?<=;)no(?=;)/g, 'FALSE');
    expect(importCsv(table, saved, { rows, now })).toMatchObject({ changes: [], faults: [], unchanged: rows.length });
  });

  test('is marked as UTF-8 and ends each line as RFC 4180 says', () => {
    const csv = exportCsv(table, rows.slice(0, 2));
    expect(csv.startsWith(`\uFEFF${table.columns[0]!.title},`)).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(4);
  });
});

test('any name survives the export and the import, and none is a formula in a spreadsheet', () => {
  const text = fc.oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.stringMatching(/^['=+\-@\t;,"\n]{1,3}[a-z]{0,3}$/),
  );
  const [amber] = storeFiles as [SourceFile];
  fc.assert(
    fc.property(text, text, (name, city) => {
      const value = { ...(JSON.parse(amber.text) as object), name, city };
      const { rows } = readRows(storeTable, [{ ...amber, text: JSON.stringify(value) }]);
      const csv = exportCsv(storeTable, rows);
      const cells = parse(csv, { bom: true })
        .flat()
        .filter((cell) => !/^-\d+(\.\d+)?$/.test(cell));
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      const plan = importCsv(storeTable, csv, { rows, now });
      expect([plan.changes, plan.faults]).toEqual([[], []]);
    }),
  );
});

test('a file that is not valid JSON is named and has no rows', () => {
  expect(readRows(storeTable, [...storeFiles, { path: 'content/stores/bad.json', text: '{' }])).toMatchObject({
    rows: [{ key: 'fresno' }, { key: 'tulare' }],
    broken: ['content/stores/bad.json'],
  });
});
