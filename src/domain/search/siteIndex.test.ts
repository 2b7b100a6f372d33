import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { readCatalogue } from '../../../tests/fixtures/catalogueFixture';
import type { ProductSummary } from '../catalogue/productSummary';
import type { Subcountry } from '../region/regions';
import { getSiteIndex } from './siteIndex';
import type { EntryKind, SearchEntry } from './siteSearch';

const labels = {
  pod: (kind: string) => kind.replace(/^.*\./, ''),
  kind: (kind: EntryKind) => ({ store: 'Stores', maker: 'Makers', question: 'Answers' })[kind as 'store'] ?? kind,
  storesNear: (place: string) => `Stores near ${place}`,
  region: (code: string) => ({ CA: 'California', OH: 'Ohio', MO: 'Missouri', NM: 'New Mexico' })[code as 'CA'] ?? code,
  batch: (batchId: string) => `Batch ${batchId}`,
};
const pod = (title: string, rest: Partial<ProductSummary> = {}) =>
  buildSummary({ slug: title.toLowerCase(), title, brand: 'Alder', regions: ['CA'], ...rest });
const entry = (kind: EntryKind, title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  title,
  path: `/${title}`,
  regions: null,
  ...rest,
});
const store = (title: string, town: string, code: string, region: Subcountry) =>
  entry('store', title, {
    note: '1 Elm St',
    town,
    words: code,
    postalCodes: [code, code.slice(0, 2)],
    regions: [region],
  });

const { catalogue, read } = readCatalogue([pod('Dusk', { oilType: 'Rosin' }), pod('Fern', { oilType: 'Live Resin' })]);
const source = {
  catalogue,
  entries: [
    entry('maker', 'Tidewright'),
    store('Elm Supply', 'Fresno, CA', '93650', 'CA'),
    store('Oak Supply', 'St. Louis, MO', '63101', 'MO'),
    store('Fir Supply', 'Los Angeles, CA', '90012', 'OH'),
    entry('question', 'What happens at the door?', { text: 'Rosin is checked.', words: 'driver' }),
    entry('page', 'Vape pods in Ohio', { needsName: true }),
  ],
};
const site = getSiteIndex(source, labels);
const find = (text: string, region: Subcountry = 'CA') =>
  read(() => site.find(text, region)).hits.map(({ title }) => title);

describe('places', () => {
  test.each([
    ['fresno', ['Elm Supply', 'Stores near Fresno, CA']],
    ['saint louis', ['Stores near St. Louis, MO']],
    ['dispensary in st. louis', ['Stores near St. Louis, MO']],
    ['fresnno', ['Elm Supply', 'Stores near Fresno, CA']],
    ['93650', ['Elm Supply', 'Stores near 93650']],
    ['93699-1234', ['Stores near 93699', 'Elm Supply']],
    ['10001', ['Stores near 10001']],
    ['rosin near 93650', ['Dusk', 'What happens at the door?', 'Stores near 93650']],
    ['rosin in fresno', ['Dusk', 'What happens at the door?', 'Stores near Fresno, CA']],
    ['store', ['Elm Supply']],
    ['K1P 5M7', []],
  ])('%j finds %j', (text, titles) => expect(find(text).toSorted()).toEqual(titles.toSorted()));

  test('a code comes before stores of other codes, and after its own', () => {
    expect(find('93699')).toEqual(['Stores near 93699', 'Elm Supply']);
    expect(find('93650')).toEqual(['Elm Supply', 'Stores near 93650']);
  });

  test.each(['saint louis', 'los angelos'])('every word of %j is understood', (text) =>
    expect(site.find(text, 'CA').ignoredWords).toEqual([]),
  );

  test.each([
    ['K1P 5M7', 'ON', '/store-locator?near=K1P'],
    ['st louis', 'OH', '/store-locator?near=St.+Louis%2C+MO'],
  ] as const)('%j leads in %s to %s', (text, region, path) =>
    expect(site.find(text, region).hits.map((hit) => hit.path)).toEqual([path]),
  );

  test('nothing leads to the store finder where it is off', () => {
    expect(find('K1P 5M7', 'CA_ALL')).toEqual([]);
    expect(find('fresno', 'CA_ALL')).toEqual([]);
  });
});

test.each([
  ['pods', []],
  ['ohio', ['Vape pods in Ohio']],
])('a page that needs its name: %j finds %j', (text, pages) =>
  expect(
    site
      .find(text, 'CA')
      .hits.filter(({ kind }) => kind === 'page')
      .map(({ title }) => title),
  ).toEqual(pages),
);

test.each(['CA-ALD-2602-125', 'batch can ald 2602 125'])('the batch number %j leads to its report first', (text) => {
  const [first] = site.find(text, 'CA').hits;
  expect(first).toMatchObject({ kind: 'report' });
  expect(first!.path).toMatch(/^\/lab-report\/CAN?-ALD-2602-125$/);
});

describe('the nearest name', () => {
  test.each([
    ['tidewrite', 'Tidewright'],
    ['duskkk', 'Dusk'],
    ['denver', null],
    ['what hapens', null],
  ])('to %j is %j, never a sentence', (text, name) => expect(read(() => site.findNear(text, 'CA'))).toBe(name));
});

test('among products it finds only those that match what the whole site understands', () => {
  const scope = { region: 'CA' as const, isVisible: () => true, priceOf: () => null };
  expect(site.products.find('rosin', scope).documentIndexes).toEqual([0]);
  expect(site.products.find('driver', scope)).toMatchObject({ documentIndexes: [], ignoredWords: [] });
});

test('the index is built once for the same files', () => {
  expect(getSiteIndex(source, labels)).toBe(site);
  expect(getSiteIndex({ ...source, entries: [] }, labels)).not.toBe(site);
});
