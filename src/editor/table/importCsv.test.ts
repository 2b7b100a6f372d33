import { describe, expect, test } from 'vitest';
import { productFiles, productRows, storeFiles, storeRows } from '../../../tests/fixtures/editor/tableFiles';
import { productTable, storeTable } from './columns';
import { importCsv } from './importCsv';
import { exportCsv, readRows } from './rows';

const now = new Date('2026-11-25T15:00:00Z');
const products = (csv: string) => importCsv(productTable, csv, { rows: productRows(), now });
const stores = (csv: string) => importCsv(storeTable, csv, { rows: storeRows(), now });
const faultsOf = ({ faults }: ReturnType<typeof products>) =>
  faults.map(({ line, column, message }) => `${line} · ${column} · ${message}`);

describe('an import', () => {
  test('changes the fields of its cells, and no other line of a file', () => {
    const plan = products('Slug;Variant;Price;Sold in Ohio\namber;amber-500mg;21,50;yes\namber;amber-1g;34,5;yes');
    expect(plan.faults).toEqual([]);
    expect(plan.changes).toEqual([
      {
        path: 'content/products/amber.json',
        row: 'amber · amber-500mg',
        name: 'Amber, 0.5 g',
        column: 'Price',
        before: '20.00',
        after: '21.50',
      },
      {
        path: 'content/products/amber.json',
        row: 'amber',
        name: 'Amber',
        column: 'Sold in Ohio',
        before: 'no',
        after: 'yes',
      },
    ]);
    const old = productFiles[0]!.text.split('\n');
    const [file] = plan.files;
    expect(plan.files).toHaveLength(1);
    expect(file!.text.split('\n').filter((line, index) => line !== old[index])).toEqual([
      expect.stringContaining('"availableUsOh": true'),
      expect.stringContaining('"suggestedPrice": 21.5'),
    ]);
  });

  test('leaves rows and columns alone that it does not have', () => {
    expect(products('Slug,Variant,Price\nbirch,birch-1g,32')).toEqual({
      changes: [],
      files: [],
      unchanged: 1,
      faults: [],
    });
  });

  test('adds and removes dates, in the order of the schema', () => {
    const plan = products(
      'Slug,Variant,Publish at,Coming soon\nbirch,birch-1g,2026-12-01 9:00 America/Los_Angeles,12/31/2026',
    );
    const saved = JSON.parse(plan.files[0]!.text) as Record<string, unknown>;
    expect(saved).toMatchObject({
      availabilityComingSoonDate: '2026-12-31',
      publishAt: { day: '2026-12-01', time: '09:00', timezone: 'America/Los_Angeles' },
    });
    const keys = Object.keys(saved);
    expect(keys.indexOf('availabilityComingSoonDate')).toBe(keys.indexOf('availability') + 1);
    const { rows } = readRows(productTable, [plan.files[0]!]);
    const undone = importCsv(productTable, 'Slug,Variant,Publish at,Coming soon\nbirch,birch-1g,,', { rows, now });
    expect(undone.files).toEqual([productFiles[1]]);
  });

  test('opens and closes weekdays of a store', () => {
    const plan = stores(
      'Id,Sunday,Monday,Payments,Other hours\nfresno,10:00-16:00,closed,"cash, debit",next-12-25 closed',
    );
    expect(JSON.parse(plan.files[0]!.text)).toMatchObject({
      hours: { Sun: { open: '10:00', close: '16:00' } },
      payments: ['cash', 'debit'],
      exceptions: [{ day: 'next-12-25', hours: null }],
    });
    expect(plan.files[0]!.text).not.toContain('Mon');
  });

  test('adds a store whose row is complete', () => {
    const added = exportCsv(storeTable, storeRows().slice(0, 1))
      .replace('fresno', 'visalia')
      .replace('Fresno', 'Visalia');
    const plan = stores(added);
    expect(plan.faults).toEqual([]);
    expect(plan.files).toEqual([
      {
        path: 'content/stores/visalia.json',
        text: storeFiles[0]!.text.replace('"fresno"', '"visalia"').replace('"Fresno"', '"Visalia"'),
      },
    ]);
    expect(plan.changes).toContainEqual({
      path: 'content/stores/visalia.json',
      row: 'visalia',
      name: 'visalia (new)',
      column: 'City',
      before: '',
      after: 'Visalia',
    });
  });
});

const head = 'Slug,Variant,Price,Availability';

describe('everything wrong with a file is reported by line and column, and nothing can be saved', () => {
  test.each<[what: string, csv: string, faults: (string | RegExp)[]]>([
    ['an empty file', '', ['1 · null · the file is empty']],
    ['no key', 'Variant,Price\nbirch-1g,3', [/^1 · null · the first row names no column “Slug”/]],
    ['an unknown column', 'Slug,Variant,Prise\nbirch,birch-1g,3', [/^1 · Prise · .*Did you mean “Price”\?$/]],
    ['another unknown column', 'Slug,Variant,Mood\nbirch,birch-1g,3', [/^1 · Mood · .*Delete it/]],
    [
      'an unknown column, and lines below it',
      'Slug,Variant,Mood,Price\nbirch,birch-1g,x,cheap',
      [/^1 · Mood/, /^2 · Price/],
    ],
    [
      'a column twice',
      'Slug,Variant,Price,price\nbirch,birch-1g,3,4',
      ['1 · Price · this column is there twice: keep one'],
    ],
    ['a cell below no title', 'Slug,Variant,\nbirch,birch-1g,3', [/^2 · null · “3” is in column 3, which has no name/]],
    [
      'a price that is none',
      `${head}\nbirch,birch-1g,cheap,available`,
      ['2 · Price · expected dollars such as 34.50, got “cheap”'],
    ],
    [
      'a price with two meanings',
      'Slug,Variant,Price\nbirch,birch-1g,"1,234"',
      ['2 · Price · expected dollars such as 34.50, got “1,234”, which can mean 1234 or 1.234'],
    ],
    [
      'an unknown state',
      `${head}\nbirch,birch-1g,32,gone`,
      ['2 · Availability · expected one of available, coming-soon, sold-out, got “gone”'],
    ],
    [
      'several lines',
      `${head}\nbirch,birch-1g,cheap,gone\n\namber,amber-1g,-1,available`,
      [/^2 · Price/, /^2 · Availability/, /^4 · Price/],
    ],
    [
      'a row twice',
      `${head}\nbirch,birch-1g,33,available\nbirch,birch-1g,34,available`,
      [/^3 · null · “birch · birch-1g” is in line 2 already/],
    ],
    [
      'a new product',
      `${head}\nbrch,brch-1g,33,available`,
      [/^2 · Slug · “brch” is not in the catalogue.*add it in the form.*“birch”/],
    ],
    [
      'an unknown size',
      `${head}\namber,amber-2g,33,available`,
      [/^2 · Variant · amber has no variant “amber-2g”, only “amber-500mg”, “amber-1g”/],
    ],
    ['a row without a name', `${head}\n,,33,available`, [/^2 · Slug · expected the name of a row/]],
    ['too many cells', `${head}\nbirch,birch-1g,1,234,available`, [/^2 · null · expected 4 cells, got 5. A comma/]],
    ['a line that ends too early', `${head}\nbirch,birch-1g,33`, [/^2 · Availability · this line ends before/]],
    [
      'sizes that disagree',
      `${head}\namber,amber-500mg,20,available\namber,amber-1g,34.50,sold-out`,
      [/^3 · Availability · says “sold-out”, but line 2 .* says “available”/],
    ],
    ['a change of what is fixed', 'Slug,Variant,Grams\nbirch,birch-1g,2', [/^2 · Grams · .*“1” → “2”.*form/]],
    [
      'days with two meanings',
      'Slug,Variant,Coming soon\nbirch,birch-1g,3/4/2027',
      [/^2 · Coming soon · .*two meanings/],
    ],
    [
      'what the schema refuses',
      'Slug,Variant,Publish at\nbirch,birch-1g,2026-03-08 02:30 America/Los_Angeles',
      [/^2 · Publish at · expected a time that exists.*birch/],
    ],
    [
      'a quotation mark, and lines before it',
      `${head}\nbirch,birch-1g,cheap,available\namber,"x`,
      [/^2 · Price/, /^3 · null · a quotation mark/],
    ],
  ])('%s', (_, csv, faults) => {
    const plan = products(csv);
    const said = faultsOf(plan);
    expect(said).toHaveLength(faults.length);
    faults.forEach((each, index) =>
      expect(said[index]).toEqual(typeof each === 'string' ? each : expect.stringMatching(each)),
    );
    expect(plan.files).toEqual([]);
  });

  test.each<[what: string, csv: string, fault: RegExp]>([
    [
      'a new store with columns missing',
      'Id,Name\nvisalia,New',
      /^2 · null · .*needs these columns too: Region, Address/,
    ],
    [
      'a new store with cells missing',
      exportCsv(storeTable, storeRows().slice(0, 1)).replace('fresno', 'visalia').replace('Brindlecroft', ''),
      /^2 · Name · expected some text, got nothing/,
    ],
    [
      'a new store with an id that can be no file name',
      exportCsv(storeTable, storeRows().slice(0, 1)).replace('fresno', '../visalia'),
      /^2 · Id · /,
    ],
    ['a required cell that is emptied', 'Id,Phone\nfresno,', /^2 · Phone · expected some text, got nothing/],
    ['a way to pay that does not exist', 'Id,Payments\nfresno,"cash, shells"', /^2 · Payments · .*shells.*fresno/],
  ])('%s', (_, csv, fault) => {
    const plan = stores(csv);
    expect(faultsOf(plan)).toEqual([expect.stringMatching(fault)]);
    expect(plan.files).toEqual([]);
  });
});
