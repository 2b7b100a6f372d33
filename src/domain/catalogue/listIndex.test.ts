import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/buildShop';
import { buildListIndex, filterList, sortedPlaces } from './listIndex';
import { facetKeys, type FacetKey } from './listing';
import type { ListSort } from './listQuery';
import type { ProductSummary } from './productSummary';
import { oilTypes, plantTypes } from './vocabulary';

const { compare } = new Intl.Collator('en-US', { numeric: true });
const all = { plant: [], method: [], brand: [] };
type Chosen = Record<FacetKey, string[]>;

function filter(products: ProductSummary[], chosen: Partial<Chosen> = {}, mask: Uint8Array | null = null) {
  const index = buildListIndex(products, compare);
  const places = sortedPlaces(index, { sort: 'newest', compare });
  const { matches, counts } = filterList(index, { chosen: { ...all, ...chosen }, places, mask });
  const countsOf = (key: FacetKey) =>
    Object.fromEntries(index.values[key].map(({ value }, at) => [value, counts[key][at]]));
  return {
    slugs: Array.from(matches, (at) => products[at]!.slug),
    counts: { plant: countsOf('plant'), method: countsOf('method'), brand: countsOf('brand') },
  };
}

const pod = (slug: string, plantType: ProductSummary['plantType'], oilType: ProductSummary['oilType'], brand: string) =>
  buildSummary({ slug, plantType, oilType, brand, brandSlug: brand.toLowerCase() });
const shelf = [
  pod('a', 'Sativa', 'Rosin', 'Alder'),
  pod('b', 'Indica', 'Rosin', 'Alder'),
  pod('c', 'Sativa', 'Live Resin', 'Birch'),
  pod('d', 'Hybrid', 'Live Resin', 'Birch'),
  buildSummary({
    slug: 'kit',
    productType: 'devices',
    plantType: null,
    oilType: null,
    brand: 'Lumapod',
    brandSlug: 'lumapod',
  }),
];

describe('S2-72 filters', () => {
  test.each<[Partial<Chosen>, string[]]>([
    [{}, ['a', 'b', 'c', 'd', 'kit']],
    [{ plant: ['Sativa'] }, ['a', 'c']],
    [{ plant: ['Sativa', 'Indica'] }, ['a', 'b', 'c']],
    [{ plant: ['Sativa'], method: ['Rosin'] }, ['a']],
    [{ method: ['Live Resin'], brand: ['birch', 'alder'] }, ['c', 'd']],
    [{ brand: ['lumapod'] }, ['kit']],
    [{ plant: ['CBD'] }, []],
    [{ plant: ['Hybrid'], method: ['Rosin'] }, []],
  ])('%j: any value within a filter, and all filters together', (chosen, slugs) => {
    expect(filter(shelf, chosen).slugs).toEqual(slugs);
  });

  test('each value shows how many products it would match with the other filters unchanged', () => {
    expect(filter(shelf, { plant: ['Sativa'] }).counts).toEqual({
      plant: { Sativa: 2, Indica: 1, Hybrid: 1 },
      method: { 'Live Resin': 1, Rosin: 1 },
      brand: { alder: 1, birch: 1, lumapod: 0 },
    });
  });

  test('S9-10 values follow the order of the vocabulary, brands are sorted by name, and values that no product has are left out', () => {
    const { values } = buildListIndex([pod('x', 'CBD', 'Rosin', 'Zeta'), ...shelf], compare);
    expect(facetKeys.map((key) => values[key].map(({ name }) => name))).toEqual([
      ['Sativa', 'Indica', 'Hybrid', 'CBD'],
      ['Live Resin', 'Rosin'],
      ['Alder', 'Birch', 'Lumapod', 'Zeta'],
    ]);
  });

  test('masked products are neither found nor counted', () => {
    const { slugs, counts } = filter(shelf, {}, Uint8Array.from([0, 1, 1, 0, 0]));
    expect(slugs).toEqual(['b', 'c']);
    expect(counts.plant).toEqual({ Sativa: 1, Indica: 1, Hybrid: 0 });
  });

  test('matches a naive filter, and each count is what choosing that value alone gives', () => {
    const product = fc.record({
      plant: fc.constantFrom(...plantTypes, null),
      method: fc.constantFrom(...oilTypes.slice(0, 4), null),
      brand: fc.constantFrom('a', 'b', 'c'),
    });
    const chosen = fc.record({
      plant: fc.subarray([...plantTypes] as string[]),
      method: fc.subarray(oilTypes.slice(0, 4) as string[]),
      brand: fc.subarray(['a', 'b', 'c']),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30, size: 'max' }), chosen, (rows, choice) => {
        const products = rows.map(({ plant, method, brand }, at) => pod(String(at), plant, method, brand));
        const passes = (choices: Chosen) => (row: (typeof rows)[number]) =>
          facetKeys.every((key) => !choices[key].length || (row[key] !== null && choices[key].includes(row[key])));
        const { slugs, counts } = filter(products, choice);
        expect(slugs).toEqual(rows.flatMap((row, at) => (passes(choice)(row) ? [String(at)] : [])));
        for (const key of facetKeys)
          for (const [value, count] of Object.entries(counts[key]))
            expect(count).toBe(rows.filter(passes({ ...choice, [key]: [value] })).length);
      }),
    );
  });
});

const size = (grams: number | null, thcGrams: number | null, price: number | null) =>
  ({ id: 'v', title: 'v', availability: 'available', grams, thcGrams, price }) as const;
const item = (slug: string, title: string, brand: string, ...variants: ProductSummary['variants']) =>
  buildSummary({ slug, title, brand, variants });
const mixed = [
  item('new', 'Pine 10', 'Alder', size(1, 0.7, 40)),
  item('b', 'élan', 'birch', size(0.5, 0.4, 30), size(1, 0.1, 60)),
  item('c', 'Pine 9', 'Alder', size(null, null, null)),
  item('d', 'Amber', 'Cedar', size(1, 0.7, 25)),
];

test.each<[ListSort, string]>([
  ['newest', 'new b c d'],
  ['name', 'd b c new'],
  ['brand', 'c new b d'],
  ['thc-desc', 'b new d c'],
  ['thc-asc', 'new d b c'],
  ['price-asc', 'd b new c'],
  ['price-desc', 'new b d c'],
])('S2-72 sorts by %s; ties stay newest first, products without a figure come last', (sort, slugs) => {
  const index = buildListIndex(mixed, compare);
  expect(Array.from(sortedPlaces(index, { sort, compare }), (at) => mixed[at]!.slug).join(' ')).toBe(slugs);
});
