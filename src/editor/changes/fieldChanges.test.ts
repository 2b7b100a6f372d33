import { expect, test } from 'vitest';
import { buildOil } from '../../../tests/fixtures/contentFolder';
import { entryAddress, pathFromHash } from './entryAddress';
import { fieldChanges } from './fieldChanges';

const path = 'content/products/amber.json';
const oil = buildOil();
const changesTo = (after: object) => fieldChanges(path, JSON.stringify(oil), JSON.stringify({ ...oil, ...after }));

test.each<[string, object, unknown]>([
  [
    'a word',
    { title: { en: 'Amber two', fr: 'Amber (fr)' } },
    { label: 'Title · English', before: 'Amber', after: 'Amber two' },
  ],
  [
    'a figure inside a list',
    { variants: [{ ...oil.variants[0]!, thcGrams: 0.7 }] },
    { label: 'Size 1 · THC, in grams', before: '0.8', after: '0.7' },
  ],
  ['a list of words', { flavors: ['pine', 'mint'] }, { label: 'Flavors', before: 'pine', after: 'pine, mint' }],
  [
    'a switch',
    { visibility: { ...oil.visibility, availableUsOh: true } },
    { label: 'Sold in · Ohio', before: 'no', after: 'yes' },
  ],
  [
    'an added moment',
    { publishAt: { day: '2026-12-01', time: '09:00', timezone: 'UTC' } },
    { label: 'Publish at', before: null, after: '2026-12-01 · 09:00 · UTC' },
  ],
  ['a removed part', { variants: [] }, { label: 'Size 1', before: expect.stringContaining('amber-1g'), after: null }],
])('%s', (_, after, change) => {
  expect(changesTo(after)).toEqual([change]);
});

test('an equal file has no changes, and one that is no JSON is read as empty', () => {
  expect(changesTo({})).toEqual([]);
  expect(fieldChanges('content/brands/a.json', '{', '{"name":"A"}')).toEqual([
    { label: 'Name', before: null, after: 'A' },
  ]);
});

test.each([
  [path, '{"productType": "oil"}', 'Pod', '#/collections/pods/entries/amber'],
  [path, '{"productType": "devices"}', 'Device', '#/collections/devices/entries/amber'],
  [path, '{"productType": "devices", "title": {', 'Device', '#/collections/devices/entries/amber'],
  [path, null, 'Pod', '#/collections/pods/entries/amber'],
  ['content/batches/B-1.json', null, 'Lab report', '#/collections/batches/entries/B-1'],
  ['content/footer/footer.json', null, 'Footer', '#/collections/footer/entries/footer'],
])('%s is found in the editor, and back', (file, text, kind, hash) => {
  expect(entryAddress(file, text)).toMatchObject({ kind, hash });
  expect(pathFromHash(hash)).toBe(file);
});

test('a picture and a list have no form', () => {
  expect([entryAddress('content/pictures/pod.svg', null), pathFromHash('#/collections/pods')]).toEqual([null, null]);
});
