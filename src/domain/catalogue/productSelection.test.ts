import { describe, expect, test } from 'vitest';
import { writeProductSelection, parseProductSelection } from './productSelection';

const variants = [
  { id: 'half', availability: 'available' as const, batches: [{ batchId: 'H-2' }, { batchId: 'H-1' }] },
  { id: 'whole', availability: 'available' as const, batches: [{ batchId: 'W-1' }] },
];
type Row = [address: string, variantId: string, batchId: string | null, unknown: string[]];

const rows: Row[] = [
  ['', 'half', null, []],
  ['variant=whole', 'whole', null, []],
  ['variant=nope', 'half', null, ['nope']],
  ['variant=', 'half', null, []],
  ['batch=H-1', 'half', 'H-1', []],
  ['batch=W-1', 'whole', 'W-1', []],
  ['batch=w-1%20', 'whole', 'W-1', []],
  ['variant=half&batch=W-1', 'whole', 'W-1', []],
  ['variant=whole&batch=X-9', 'whole', null, ['X-9']],
  ['variant=nope&batch=X-9', 'half', null, ['nope', 'X-9']],
];

describe('S2-71 a report is linked by its batch, a size by its variant', () => {
  test.each(rows)('?%s chooses %s and %s', (address, variantId, batchId, unknown) => {
    const search = new URLSearchParams(address);
    const choice = parseProductSelection(variants, { variant: search.get('variant'), batch: search.get('batch') });
    expect([choice.variantId, choice.batchId]).toEqual([variantId, batchId]);
    expect([choice.unknownVariant, choice.unknownBatch].filter(Boolean)).toEqual(unknown);
  });

  test.each([
    ['half', null, ''],
    ['whole', null, '?variant=whole'],
    ['half', 'H-1', '?batch=H-1'],
    ['whole', 'W-1', '?variant=whole&batch=W-1'],
  ])('%s and %s are written as "%s", which parses to the same choice', (variantId, batchId, search) => {
    expect(writeProductSelection(variants, { variantId, batchId })).toBe(search);
    const read = new URLSearchParams(search);
    expect(parseProductSelection(variants, { variant: read.get('variant'), batch: read.get('batch') })).toEqual({
      variantId,
      batchId,
      unknownVariant: null,
      unknownBatch: null,
    });
  });
});

test('S2-71 if a product’s first size is sold out, the URL names that size and omits the default one', () => {
  const [half, whole] = variants;
  const rest = [{ ...half!, availability: 'sold-out' as const }, whole!];
  expect(parseProductSelection(rest, { variant: null, batch: null }).variantId).toBe('whole');
  expect(writeProductSelection(rest, { variantId: 'whole', batchId: null })).toBe('');
  expect(writeProductSelection(rest, { variantId: 'half', batchId: null })).toBe('?variant=half');
});
