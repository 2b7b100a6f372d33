import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { priceRanges, findRange, thcRanges } from './figureRanges';
import { buildListIndex, filterList, sortedIndexes, withPrices, type ListIndex } from './listIndex';
import { facetKeys, type FacetKey } from './listing';
import { defaultListQuery, type ListSort } from './listQuery';
import type { ListedProduct } from '../files/catalogueFiles';
import { thcPercent } from '../productFigures';
import type { ProductSummary } from '../productSummary';
import { effects, oilTypes, plantTypes } from '../vocabulary';

const { compare } = new Intl.Collator('en-US', { numeric: true });
type Chosen = Record<FacetKey, readonly string[]>;

/** As the files of the catalogue say it. */
const listed = (products: readonly ProductSummary[]): ListedProduct[] =>
  products.map((product) => ({
    ...product,
    thcPercent: thcPercent(product),
    thcRange: findRange(thcPercent(product), thcRanges),
  }));

interface Filtered {
  mask?: Uint8Array | null;
  index?: ListIndex;
}

function filter(products: ProductSummary[], chosen: Partial<Chosen> = {}, { mask = null, ...options }: Filtered = {}) {
  const list = options.index ?? buildListIndex(listed(products), compare);
  const indexes = sortedIndexes(list, { sort: 'newest', compare });
  const { matches, counts } = filterList(list, { chosen: { ...defaultListQuery, ...chosen }, indexes, mask });
  const countsOf = (key: FacetKey) =>
    Object.fromEntries(list.values[key].map(({ value }, index) => [value, counts[key][index]]));
  return {
    slugs: Array.from(matches, (productIndex) => products[productIndex]!.slug),
    counts: Object.fromEntries(facetKeys.map((key) => [key, countsOf(key)])) as Record<
      FacetKey,
      Record<string, number>
    >,
  };
}

const size = (grams: number | null, thcGrams: number | null, price: number | null) =>
  ({ id: 'v', title: 'v', availability: 'available', grams, thcGrams, price }) as const;
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
    expect(filter(shelf, { plant: ['Sativa'] }).counts).toMatchObject({
      plant: { Sativa: 2, Indica: 1, Hybrid: 1 },
      method: { 'Live Resin': 1, Rosin: 1 },
      brand: { alder: 1, birch: 1, lumapod: 0 },
    });
  });

  test('S9-10 values follow the order of the vocabulary, brands are sorted by name, and values that no product has are left out', () => {
    const { values } = buildListIndex(listed([pod('x', 'CBD', 'Rosin', 'Zeta'), ...shelf]), compare);
    expect((['plant', 'method', 'brand'] as const).map((key) => values[key].map(({ name }) => name))).toEqual([
      ['Sativa', 'Indica', 'Hybrid', 'CBD'],
      ['Live Resin', 'Rosin'],
      ['Alder', 'Birch', 'Lumapod', 'Zeta'],
    ]);
  });

  test('masked products are neither found nor counted', () => {
    const { slugs, counts } = filter(shelf, {}, { mask: Uint8Array.from([0, 1, 1, 0, 0]) });
    expect(slugs).toEqual(['b', 'c']);
    expect(counts.plant).toEqual({ Sativa: 1, Indica: 1, Hybrid: 0 });
  });

  test('a product with several effects is found and counted by each', () => {
    const calm = { ...shelf[0]!, effects: ['relaxed', 'sleepy'] as const };
    const bright = { ...shelf[1]!, effects: ['uplifted'] as const };
    expect(filter([calm, bright, shelf[2]!], { effect: ['sleepy', 'happy'] })).toMatchObject({
      slugs: ['a'],
      counts: { effect: { relaxed: 1, sleepy: 1, uplifted: 1 } },
    });
  });

  test('prices are the dispensary’s once they are known, and devices have none', () => {
    const index = withPrices(buildListIndex(listed(shelf), compare), (_, position) => (position === 0 ? 50 : null));
    expect(filter(shelf).counts.price).toEqual({ '0-35': 4 });
    expect(filter(shelf, { price: ['45-60'] }, { index })).toMatchObject({
      slugs: ['a'],
      counts: { price: { '45-60': 1 } },
    });
  });

  test('matches a naive filter, and each count is what choosing that value alone gives', () => {
    const product = fc.record({
      plant: fc.constantFrom(...plantTypes, null),
      method: fc.constantFrom(...oilTypes.slice(0, 4), null),
      brand: fc.constantFrom('a', 'b', 'c'),
      effect: fc.subarray(effects.slice(0, 4)),
      price: fc.option(fc.integer({ min: 20, max: 80 })),
    });
    const chosen = fc.record({
      plant: fc.subarray([...plantTypes] as string[]),
      method: fc.subarray(oilTypes.slice(0, 4) as string[]),
      brand: fc.subarray(['a', 'b', 'c']),
      effect: fc.subarray(effects.slice(0, 4) as string[]),
      price: fc.subarray([...priceRanges] as string[]),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 30, size: 'max' }), chosen, (rows, choice) => {
        const products = rows.map(({ plant, method, brand, effect, price }, index) => ({
          ...pod(String(index), plant, method, brand),
          effects: effect,
          variants: [size(1, 0.8, price)],
        }));
        const keys = ['plant', 'method', 'brand', 'effect', 'price'] as const;
        const valuesOf = (row: (typeof rows)[number], key: (typeof keys)[number]) =>
          [key === 'price' ? findRange(row.price, priceRanges) : row[key]].flat();
        const passes = (choices: Pick<Chosen, (typeof keys)[number]>) => (row: (typeof rows)[number]) =>
          keys.every(
            (key) =>
              !choices[key].length ||
              valuesOf(row, key).some((value) => value !== null && choices[key].includes(value)),
          );
        const { slugs, counts } = filter(products, choice);
        expect(slugs).toEqual(rows.flatMap((row, index) => (passes(choice)(row) ? [String(index)] : [])));
        for (const key of keys)
          for (const [value, count] of Object.entries(counts[key]))
            expect(count).toBe(rows.filter(passes({ ...choice, [key]: [value] })).length);
      }),
    );
  });
});

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
  const index = buildListIndex(listed(mixed), compare);
  const titles = mixed.map(({ title }) => title).sort(compare);
  const titleRankOf = (_: unknown, position: number) => titles.indexOf(mixed[position]!.title);
  const order = sortedIndexes(index, { sort, compare, titleRankOf });
  expect(Array.from(order, (productIndex) => mixed[productIndex]!.slug).join(' ')).toBe(slugs);
});
