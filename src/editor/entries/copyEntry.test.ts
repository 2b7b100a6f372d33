import { expect, test } from 'vitest';
import { buildContentBatch, buildOil } from '../../../tests/fixtures/contentFolder';
import { copyEntry } from './copyEntry';
import { readEntry, type EditorEntry } from './entryFile';

test('a copied product has no name, no ids and no reports, and keeps the rest', () => {
  const original = buildOil();
  const fields: EditorEntry = { ...readEntry(JSON.stringify(original)), $brand: 'Alder' };
  const copy = copyEntry('products', fields);
  expect(copy).toEqual({
    ...original,
    slug: '',
    originalId: '',
    variants: [{ ...original.variants[0], id: '', batchIds: [] }],
  });
  expect(fields.slug).toBe('california-amber');
});

test('a copied report has no number, no sample and no recall', () => {
  const recall = { announcedOn: '2026-02-01', reason: { en: 'r' }, action: { en: 'a' } };
  expect(copyEntry('batches', { ...buildContentBatch(), recall } as unknown as EditorEntry)).toEqual({
    ...buildContentBatch(),
    batchId: '',
    sampleId: '',
  });
});

test.each([
  ['brands', 'slug'],
  ['stores', 'id'],
  ['guides', 'slug'],
  ['notifications', 'originalId'],
] as const)('a copy in %s has to be named', (folder, key) => {
  expect(copyEntry(folder, { [key]: 'taken', name: 'Name', $source: '{}' })).toEqual({ [key]: '', name: 'Name' });
});
