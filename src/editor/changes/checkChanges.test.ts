import { expect, test } from 'vitest';
import { buildContentBatch, buildOil, fixturePictureNames, writeContent } from '../../../tests/fixtures/contentFolder';
import { readEntryTexts } from '../../../netlify/server/admin/readSources';
import type { ContentChange } from './changeSet';
import { checkChanges, type CheckSources } from './checkChanges';

const root = writeContent();
const texts = readEntryTexts(root);
const sources: CheckSources = { texts, pictures: { all: [...fixturePictureNames], photos: [] } };
const now = new Date();
const amber = 'content/products/california-amber.json';

const change = (path: string, value: unknown, base: string | null = null): ContentChange => ({
  path,
  text: value === null ? null : JSON.stringify(value),
  base,
  at: 0,
});
const check = (...changes: ContentChange[]) => checkChanges(sources, changes, now);
const brand = { ...(JSON.parse(texts['brands/alder.json']!) as object), slug: 'fresh', name: 'Fresh' };
const batch = buildContentBatch({ batchId: 'B-2', productVariantId: 'fresh-1g' });
const oil = buildOil({
  slug: 'fresh-pod',
  brand: 'fresh',
  variants: [{ ...buildOil().variants[0]!, id: 'fresh-1g', batchIds: ['B-2'] }],
});

test('a brand, its pod and the report are valid together, in any order', () => {
  const all = [
    change('content/products/fresh-pod.json', oil),
    change('content/batches/B-2.json', batch),
    change('content/brands/fresh.json', brand),
  ];
  expect(check(...all)).toEqual([]);
  expect(check(all[0]!).map(({ file, field }) => [file, field])).toEqual([
    ['content/products/fresh-pod.json', 'variants[0].batchIds[0]'],
    ['content/products/fresh-pod.json', 'brand'],
  ]);
});

test.each<[string, ContentChange, object]>([
  [
    'a value its schema refuses',
    change(amber, { ...buildOil(), plantType: 'Tall' }),
    { file: amber, field: 'plantType' },
  ],
  ['malformed JSON', { ...change(amber, {}), text: '{' }, { file: amber, field: '' }],
  ['a deleted brand that a pod has', change('content/brands/alder.json', null), { file: amber, field: 'brand' }],
  [
    'a deleted picture that a pod shows',
    change('content/pictures/pod.svg', null),
    { file: amber, field: 'pictures[0]' },
  ],
  ['a deleted page', change('content/pages/terms.json', null), { file: 'content/pages/terms.json', field: '' }],
  [
    'a name that Decap numbered because it was taken',
    change('content/brands/alder-1.json', { ...brand, slug: 'alder' }),
    { file: 'content/brands/alder-1.json', message: expect.stringContaining('another name than alder') },
  ],
])('%s is a fault of its field', (_, each, fault) => {
  expect(check({ ...each, text: each.text?.replaceAll('":"', '": "') ?? null })).toContainEqual(
    expect.objectContaining(fault),
  );
});

test('a photo, its file and the pod that shows it are valid together', () => {
  const photo = { name: 'shelf', shape: 'square', alt: { en: 'A shelf', fr: 'Une tablette' } };
  const file = { path: 'content/pictures/shelf.jpg', text: 'AAAA', base: null, at: 0 };
  const shown = { ...(JSON.parse(texts['products/california-amber.json']!) as object), pictures: ['shelf'] };
  const all = [change('content/photos/shelf.json', photo), change(amber, shown, '')];
  expect(check(...all, file)).toEqual([]);
  expect(check(...all).map((fault) => fault.file)).toEqual(expect.arrayContaining([amber]));
});

test('a name is free again if the same changes delete its file', () => {
  const renamed = change('content/brands/alder-1.json', { ...brand, slug: 'alder' });
  const numbered = { ...renamed, text: renamed.text!.replaceAll('":"', '": "') };
  const messages = check(numbered, change('content/brands/alder.json', null)).map(({ message }) => message);
  expect(messages.filter((message) => message.includes('another name'))).toEqual([]);
});

test('faults that are there anyway keep nobody from publishing', () => {
  const { 'brands/alder.json': _, ...without } = texts;
  const broken = { ...sources, texts: without };
  expect(checkChanges(broken, [change(amber, buildOil({ effects: ['relaxed'] }), '')], now)).toEqual([]);
});
