import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { readCatalogue } from '../../../tests/fixtures/catalogueFixture';
import { openTestShop, ownCatalogue } from '../../../tests/fixtures/openTestShop';
import { Catalogue } from '../../domain/catalogue/files/catalogue';
import { hashSlug } from '../../domain/catalogue/files/catalogueFiles';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { getSiteIndex } from '../../domain/search/siteIndex';
import { localeIds } from '../../domain/region/locales';
import { sizeIndexes } from '../../domain/catalogue/files/sizeOrder';
import { sizeOrder } from './sizeOrder';
import { splitCatalogue, type SplitOptions } from './splitCatalogue';

/** Splits even a small catalogue into many files. */
const split = { maxUnsplit: 0 };

const variantsOf = (...ids: string[]): ProductSummary['variants'] =>
  ids.map((id, index) => ({ ...buildSummary().variants[0]!, id, grams: index + 1 }));

const offersOf = (...ids: string[]) => ids.map((productVariantId) => ({ productVariantId }));

function readAll(products: readonly ProductSummary[], options?: typeof split) {
  const { catalogue, read } = readCatalogue(products, 'en-US', options);
  read(() => [catalogue.has('traits'), catalogue.has('lab'), catalogue.has('figures')]);
  return read(() => products.map((_, position) => catalogue.card(position)));
}

describe('the files of a catalogue', () => {
  test.each(localeIds)('contain all that its products have: %s', (localeId) => {
    const products = ownCatalogue(localeId);
    expect(readAll(products)).toEqual(products);
    expect(readAll(products, split)).toEqual(products);
  });

  test('contain any text', () => {
    const product = fc.record({
      title: fc.string({ unit: 'grapheme', minLength: 1 }),
      brand: fc.string({ unit: 'grapheme' }),
      brandSlug: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), (rows) => {
        const products = rows.map((row, index) => buildSummary({ ...row, slug: `pod-${index}` }));
        expect(readAll(products, split)).toEqual(products);
      }),
    );
  });

  test('an empty catalogue has its files too', () => expect(readAll([])).toEqual([]));
});

describe('a product is found', () => {
  const products = [
    buildSummary({ slug: 'amber', variants: variantsOf('amber-500mg', 'amber-1000mg') }),
    buildSummary({ slug: 'battery', variants: variantsOf('battery') }),
    buildSummary({ slug: 'cedar', variants: variantsOf('odd id') }),
  ];

  test.each([
    ['amber', 0],
    ['battery', 1],
    ['cedar', 2],
    ['unknown', null],
  ])('by its slug: %s', (slug, position) => {
    const { catalogue, read } = readCatalogue(products);
    expect(catalogue.positionOf(slug)).toBeNull();
    expect(read(() => catalogue.positionOf(slug))).toBe(position);
  });

  test.each([
    ['amber-500mg', 0, 0],
    ['amber-1000mg', 0, 1],
    ['battery', 1, 0],
    ['odd id', 2, 0],
  ])('by the id of a size: %s', (id, position, size) => {
    const { catalogue, read } = readCatalogue(products);
    read(() => catalogue.identifyVariants(offersOf(id, 'amber-2000mg', 'unknown-500mg')));
    const ids = catalogue.products.flatMap(({ variants }) => variants.map((variant) => variant.id)).filter(Boolean);
    expect([catalogue.products[position]!.variants[size]!.id, ids]).toEqual([id, [id]]);
  });

  const order = sizeOrder(products);
  const identified = (version: string) => {
    const { catalogue, read, loaded } = readCatalogue(products);
    const indexes = sizeIndexes({ ...order, version });
    const offers = ['amber-1000mg', 'odd id', 'unknown-500mg'].map((productVariantId) => ({
      productVariantId,
      sizeIndex: indexes.get(productVariantId),
    }));
    read(() => catalogue.identifyVariants(offers));
    const ids = catalogue.products.map(({ variants }) => variants.map(({ id }) => id));
    return { ids, hasIds: loaded.has('ids') };
  };

  test.each([
    ['the same order', order.version, false],
    ['another order', 'ffffffff', true],
  ])('by a server with %s of sizes', (_, version, hasIds) =>
    expect(identified(version)).toEqual({ ids: [['', 'amber-1000mg'], [''], ['odd id']], hasIds }),
  );

  test('by nothing but its index, if the server has the same order', () => {
    const { catalogue, read, loaded } = readCatalogue(products);
    const sizeIndex = sizeIndexes(order).get('battery');
    const unlisted = { slug: 'cedar', sizeIndex: undefined };
    const ratings = read(() => catalogue.locateRatings([{ slug: 'renamed', sizeIndex }, unlisted]));
    expect(ratings).toEqual([[expect.objectContaining({ slug: 'renamed' }), { position: 1, size: 0 }]]);
    expect(loaded.has('ids')).toBe(false);
  });

  test('no two of 20,000 slugs have the same hash', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => buildSummary({ slug: `pod-${index}`, variants: [] }));
    const { catalogue, read } = readCatalogue(many);
    expect(read(() => many.every(({ slug }, position) => catalogue.positionOf(slug) === position))).toBe(true);
    expect(hashSlug('pod-1', 0)).not.toBe(hashSlug('pod-1', 1));
  });
});

describe('the version', () => {
  const version = (products: ProductSummary[], options?: Partial<SplitOptions>) =>
    splitCatalogue(products, 'en-US', options)[0]![1].version;
  const amber = buildSummary({ slug: 'amber', variants: variantsOf('amber-500mg', 'amber-1000mg') });
  const birch = buildSummary({ slug: 'birch' });
  const withSizes = (...ids: string[]) => [{ ...amber, variants: variantsOf(...ids) }, birch];

  test.each<[string, ProductSummary[], Partial<SplitOptions>?]>([
    ['the order of products', [birch, amber]],
    ['a size that is added', withSizes('amber-250mg', 'amber-500mg', 'amber-1000mg')],
    ['a size that is removed', withSizes('amber-1000mg')],
    ['the order of sizes', withSizes('amber-1000mg', 'amber-500mg')],
    ['the id of a size', withSizes('amber-500mg', 'amber-2000mg')],
    ['the number of files', [amber, birch], split],
  ])('changes with %s', (_, products, options) => {
    expect(version(products, options)).not.toBe(version([amber, birch]));
  });

  test('changes with a title that moves to another file of ranks, and with no other', () => {
    const titled = (title: string) => [
      { ...amber, title },
      ...Array.from({ length: 300 }, (_, index) => buildSummary({ slug: `pod-${index}`, title: `Pod ${index}` })),
    ];
    const versions = ['Amber', 'Azure', 'Zinc'].map((title) => version(titled(title), split));
    expect(versions[1]).toBe(versions[0]);
    expect(versions[2]).not.toBe(versions[0]);
  });

  test('does not change with prices', () => {
    const cheaper = { ...amber, variants: amber.variants.map((variant) => ({ ...variant, price: 1 })) };
    expect(version([cheaper, birch])).toBe(version([amber, birch]));
  });
});

test('a strain is found by any word of its name, with its makers and where it is sold, in any order of searches', () => {
  const soldBy = (slug: string, brand: string, ...regions: ProductSummary['regions']) =>
    buildSummary({ slug, brand, brandSlug: brand.toLowerCase(), regions });
  const products = [soldBy('a', 'Alder', 'CA'), soldBy('b', 'Birch', 'OH', 'CA'), soldBy('c', 'Alder', 'CA')];
  const strains = new Map([
    ['Gale Dusk', [0, 1, 2]],
    ['Dusk Hour', [1, 2]],
    ['Élan Pier', [2]],
  ]);
  const searched = (...texts: string[]) => {
    const { catalogue, read } = readCatalogue(products, 'en-US', { ...split, strains });
    const labels = { pod: () => '', kind: () => '', storesNear: () => '', region: () => '', batch: () => '' };
    const site = getSiteIndex({ catalogue, entries: [] }, labels as never);
    return texts.map((text) => read(() => site.find(text, 'CA')).hits).at(-1)!;
  };
  const found = searched('dusk');
  expect(found.map(({ title }) => title)).toEqual(['Gale Dusk', 'Dusk Hour']);
  expect(found[0]).toEqual({
    kind: 'page',
    title: 'Gale Dusk',
    note: 'Alder, Birch',
    path: '/shop/strains/gale-dusk',
    regions: ['CA', 'OH'],
  });
  expect(searched('elan')[0]?.title).toBe('Élan Pier');
  for (const before of [['gale'], ['hour', 'pier']]) expect(searched(...before, 'dusk')).toEqual(found);
  expect(searched('alder', 'gale', 'alder')).toEqual(searched('alder'));
});

test('a size that the list lacks is neither shown nor identified', () => {
  const file = (part: 'list' | 'traits' | 'cards-0' | 'ids', ...ids: string[]) => {
    const product = buildSummary({ slug: 'amber', variants: variantsOf(...ids) });
    return new Map(splitCatalogue([product], 'en-US')).get(part)!.content as never;
  };
  const catalogue = new Catalogue('a', file('list', 'amber-1000mg'));
  for (const part of ['traits', 'cards-0', 'ids'] as const)
    catalogue.add(part, file(part, 'amber-500mg', 'amber-1000mg'));
  catalogue.identifyVariants(offersOf('amber-1000mg'));
  expect(catalogue.card(0)!.variants).toHaveLength(1);
});

describe('searches find the same in many files as in one', () => {
  const whole = openTestShop('en-US', 'CA');
  const inParts = openTestShop('en-US', 'CA', split);

  test.each([
    'Lemon Ledger',
    'lemn ledgr',
    'tide wright',
    'kestralyard',
    'gold finch row',
    'liverosin',
    'strongest live resin',
    'half gram sativa under $40',
    'fruity but not sativa',
    'high linalool indica',
    '20:1',
    'copperwire',
    'l',
    'lem',
    'denverr',
    'zzyx',
    'Yellow Awning',
    'awn',
    'windfal row',
    'plain sailing',
  ])('%j', (q) => {
    expect(inParts.titles(q)).toEqual(whole.titles(q));
    expect(inParts.nearest(q)).toEqual(whole.nearest(q));
    expect(inParts.list(q)).toEqual(whole.list(q));
  });
});
