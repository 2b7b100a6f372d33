import { describe, expect, test } from 'vitest';
import { readEntryTexts } from '../../../netlify/server/admin/readSources';
import { buildContentBatch, buildOil, oilFiles, writeContent } from '../../../tests/fixtures/contentFolder';
import type { EditorEntry } from './entryFile';
import { parseEntries, type ParsedEntries } from './entryTexts';
import { isUnfilled, liveChecks } from './liveChecks';

const pictures = { all: ['pod', 'battery', 'shelf'], photos: ['shelf'] };
const now = new Date('2026-11-26T12:00:00Z');
const texts = readEntryTexts(writeContent(oilFiles({ slug: 'birch' })));

function read(): ParsedEntries {
  const steps = parseEntries(texts, now);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const check = liveChecks(read(), pictures);
const amber = buildOil();

const product = (entry: object, { isNew = false, name = 'california-amber' } = {}) =>
  check({ folder: 'products', name, isNew, entry: entry as EditorEntry });
const variantWith = (change: object) => ({ ...amber, variants: [{ ...amber.variants[0], ...change }] });

describe('a product in the form', () => {
  test('has nothing wrong as its file has it', () => {
    expect(product(amber)).toEqual({ ownFaults: [], elsewhere: [] });
  });

  test.each([
    [
      'a label that its report allows',
      variantWith({ thcGrams: 0.7 }),
      'variants[0].thcGrams',
      /expected 0\.7272 to 0\.8889, within 10 % of what B-1 measured/,
    ],
    ['the form of a slug', { ...amber, slug: 'Not A Slug' }, 'slug', /lower-case letters and digits/],
    [
      'an id that another product has',
      variantWith({ id: 'birch', batchIds: ['B-BIRCH'] }),
      'variants[0].id',
      /also has birch/,
    ],
    ['a brand that is not there', { ...amber, brand: 'nobody' }, 'brand', /content\/brands\/, got nobody/],
    ['an empty text', { ...amber, title: { en: '' } }, 'title.en', /expected a text/],
  ])('is checked for %s', (_, entry, field, message) => {
    expect(product(entry).ownFaults).toEqual([
      { file: 'content/products/california-amber.json', field, message: expect.stringMatching(message) as string },
    ]);
  });

  test('shares no name with another one if it is new, and may keep its own if it is not', () => {
    const { ownFaults } = product(amber, { isNew: true });
    expect(ownFaults.map(({ field }) => field)).toEqual(['slug', 'originalId', 'variants[0].id']);
  });
});

describe('a report in the form', () => {
  test('is checked for the sum of its cannabinoids', () => {
    const { ownFaults } = check({
      folder: 'batches',
      name: 'B-1',
      isNew: false,
      entry: { ...buildContentBatch(), totalThcPercent: 75 },
    });
    expect(ownFaults.map(({ field }) => field)).toEqual(['totalThcPercent']);
  });

  test('names the products whose figures it would contradict', () => {
    const { cannabinoids } = buildContentBatch();
    const entry = {
      ...buildContentBatch(),
      totalThcPercent: 65,
      cannabinoids: cannabinoids.map((each) => (each.name === 'THC' ? { ...each, percent: 65 } : each)),
    };
    const { elsewhere } = check({
      folder: 'batches',
      name: 'B-1',
      isNew: false,
      entry: entry as unknown as EditorEntry,
    });
    expect(elsewhere).toEqual([
      {
        file: 'content/products/california-amber.json',
        field: 'variants[0].thcGrams',
        message: 'expected 0.5909 to 0.7223, within 10 % of what B-1 measured (65 % of 1 g), got 0.8',
      },
    ]);
  });
});

test.each([
  ['title.en', true],
  ['variants[0].id', true],
  ['pictures', true],
  ['slug', false],
  ['variants[1].id', true],
])('%s is still to fill in: %s', (field, expected) => {
  const entry: EditorEntry = { title: { en: '' }, variants: [{ id: '' }], pictures: [], slug: 'Bad Slug' };
  expect(isUnfilled(entry, field)).toBe(expected);
});
