import { expect, test } from 'vitest';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import type { ChoiceSource } from '../forms/fields';
import { entryChoices, type Choice } from './entryChoices';
import { collectNames } from './entryNames';

const oil = buildOil();
const texts = {
  'brands/alder.json': JSON.stringify({ slug: 'alder', name: 'Alder & Sons' }),
  'products/california-amber.json': JSON.stringify(oil),
  'products/broken.json': '{',
  'batches/B-1.json': JSON.stringify(buildContentBatch()),
  'photos/shelf.json': JSON.stringify({ name: 'shelf', alt: { en: 'A shelf' } }),
};
const pictures = {
  all: ['shelf', 'pod-california-amber', 'pack-alder-sativa-live-resin-1g', 'battery-stand'],
  photos: ['shelf'],
};
const content = { texts, names: collectNames(texts), pictures };

test('a new lab report is chosen by its number, which the name of its file has in lower case', () => {
  const drafts = { ...texts, 'batches/b-2.json': JSON.stringify(buildContentBatch({ batchId: 'B-2' })) };
  const values = entryChoices('batches', { ...content, texts: drafts }).map(({ value }) => value);
  expect(values).toEqual(['B-1', 'B-2']);
});

test.each<[ChoiceSource, Choice[]]>([
  ['brands', [{ label: 'Alder & Sons', value: 'alder' }]],
  [
    'batches',
    [
      {
        label: 'B-1 · Amber 1 g · Jan 2, 2026 · 80 % THC',
        value: 'B-1',
        variant: buildContentBatch().productVariantId,
      },
    ],
  ],
  [
    'products',
    [
      { label: 'Amber by Alder & Sons', value: 'california-amber' },
      { label: 'broken', value: 'broken' },
    ],
  ],
  ['variants', [{ label: 'Amber 1 g by Alder & Sons', value: oil.variants[0]!.id }]],
  [
    'pictures',
    [
      { label: 'A shelf · photo', value: 'shelf' },
      { label: 'Alder & Sons · Sativa · Live Resin · 1 g pack', value: 'pack-alder-sativa-live-resin-1g' },
      { label: 'Amber · Alder & Sons · pod', value: 'pod-california-amber' },
      { label: 'Battery stand', value: 'battery-stand' },
    ],
  ],
])('%s are chosen by the names that people know', (source, choices) => {
  expect(entryChoices(source, content)).toEqual(choices);
});
