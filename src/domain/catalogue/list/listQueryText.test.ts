import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { podSizes, priceRanges, thcRanges } from './figureRanges';
import type { Subcountry } from '../../region/regions';
import { facetKeys } from './listing';
import {
  updateListQuery,
  availableFacets,
  supportedListOptions,
  restrictListQuery,
  toggleFacetValue,
} from './listOptions';
import {
  hasListParams,
  listSorts,
  listStep,
  listViews,
  maxShown,
  defaultListQuery,
  normalizeSearch,
  type ListQuery,
} from './listQuery';
import { parseListQuery, writeListQuery } from './listQueryText';
import { aromas, effects, oilTypes, plantTypes } from '../vocabulary';

const read = (search: string) => parseListQuery(search).query;
const buildQuery = (query: Partial<ListQuery>) => ({ ...defaultListQuery, ...query });

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/);
const anyQuery: fc.Arbitrary<ListQuery> = fc.record({
  plant: fc.subarray([...plantTypes]),
  effect: fc.subarray([...effects]),
  flavor: fc.subarray([...aromas]),
  size: fc.subarray([...podSizes]),
  thc: fc.subarray([...thcRanges]),
  price: fc.subarray([...priceRanges]),
  method: fc.subarray([...oilTypes]),
  brand: fc.uniqueArray(slug, { maxLength: 5 }).map((slugs) => slugs.toSorted()),
  q: fc.string({ unit: 'grapheme', maxLength: 100, size: 'max' }).map(normalizeSearch),
  sort: fc.constantFrom(...listSorts),
  view: fc.constantFrom(...listViews),
  page: fc.integer({ min: 1, max: 9999 }),
  shown: fc.integer({ min: 1, max: maxShown / listStep }).map((steps) => steps * listStep),
  stock: fc.boolean(),
});
const otherParams = fc.dictionary(fc.stringMatching(/^utm_[a-z]{1,6}$/), fc.string({ maxLength: 8 }), { maxKeys: 3 });

describe('S2-72 a list query in the URL', () => {
  test('survives a round trip, and unrelated parameters are preserved', () => {
    fc.assert(
      fc.property(anyQuery, anyQuery, otherParams, (query, before, others) => {
        const search = writeListQuery(before, `?${new URLSearchParams(others)}`);
        const written = writeListQuery(query, search);
        expect(parseListQuery(written)).toEqual({ query, unknown: [] });
        const params = new URLSearchParams(written);
        for (const [key, value] of Object.entries(others)) expect(params.get(key)).toBe(value);
      }),
    );
  });

  test('any text parses to a query that round-trips', () => {
    fc.assert(
      fc.property(fc.webQueryParameters({ size: 'xsmall' }), (text) => {
        const { query } = parseListQuery(`?${text}`);
        expect(read(writeListQuery(query))).toEqual(query);
      }),
    );
  });

  test.each<[string, Partial<ListQuery>]>([
    ['', {}],
    ['?plant=Sativa', { plant: ['Sativa'] }],
    ['?plant=Sativa&plant=Indica', { plant: ['Sativa', 'Indica'] }],
    [
      '?effect=sleepy&price=0-35&price=35-45&thc=80-85&flavor=berry',
      { effect: ['sleepy'], flavor: ['berry'], thc: ['80-85'], price: ['0-35', '35-45'] },
    ],
    ['?method=Live+Resin', { method: ['Live Resin'] }],
    ['?brand=halyard-nine', { brand: ['halyard-nine'] }],
    [
      '?q=amber+sky&sort=thc-desc&view=list&page=3&shown=48&stock=1',
      {
        q: 'amber sky',
        sort: 'thc-desc',
        view: 'list',
        page: 3,
        shown: 48,
        stock: true,
      },
    ],
  ])('%s is written exactly like this', (search, query) => {
    expect(writeListQuery(buildQuery(query))).toBe(search);
    expect(read(search)).toEqual(buildQuery(query));
  });

  test('every plant type and extraction method of S9-10 can be queried', () => {
    for (const value of plantTypes) expect(read(`?plant=${encodeURIComponent(value)}`).plant).toEqual([value]);
    for (const value of oilTypes) expect(read(`?method=${encodeURIComponent(value)}`).method).toEqual([value]);
  });

  test.each<[string, Partial<ListQuery>]>([
    ['?plant=sativa&plant=SATIVA', { plant: ['Sativa'] }],
    ['?plant=Indica&plant=Sativa', { plant: ['Sativa', 'Indica'] }],
    ['?method=%20live%20%20resin', { method: ['Live Resin'] }],
    ['?brand=Zeta&brand=alpha&brand=zeta', { brand: ['alpha', 'zeta'] }],
    ['?q=%20%20amber%20%20sky%20', { q: 'amber sky' }],
    [`?q=${'a'.repeat(200)}`, { q: 'a'.repeat(80) }],
    ['?sort=loudest&view=circle&stock=yes', {}],
    ['?plant=&brand=&q=', {}],
    ['?effect=SLEEPY&price=35-45&price=35-45', { effect: ['sleepy'], price: ['35-45'] }],
    ['?shown=30', { shown: 48 }],
    ['?shown=-5', {}],
    ['?shown=many', {}],
    ['?shown=99999999', { shown: maxShown }],
  ])('%s is understood', (search, query) => {
    expect(parseListQuery(search)).toEqual({ query: buildQuery(query), unknown: [] });
  });

  test('an unknown value is reported, and nothing else is lost', () => {
    expect(parseListQuery('?plant=Satva&plant=Indica&price=1-2&method=Rosin&method=Wax&q=amber&sort=name')).toEqual({
      query: buildQuery({ plant: ['Indica'], method: ['Rosin'], q: 'amber', sort: 'name' }),
      unknown: [
        { key: 'plant', value: 'Satva' },
        { key: 'method', value: 'Wax' },
        { key: 'price', value: '1-2' },
      ],
    });
  });

  test('a URL cannot ask for an unlimited number of products', () => {
    const search = `?${Array.from({ length: 1000 }, (_, index) => `plant=p${index}&brand=b${index}`).join('&')}`;
    const { query, unknown } = parseListQuery(search);
    expect([query.brand.length, unknown.length]).toEqual([50, 50]);
  });

  test.each([
    ['?plant=Sativa', true],
    ['?a=b&shown=48', true],
    ['?page=2', false],
    ['?q=', true],
    ['', false],
    ['?utm_source=mail', false],
    ['?explanted=1&plants=2', false],
    ['?disable-modal', false],
  ])('%j has a list parameter: %s', (search, is) => expect(hasListParams(search)).toBe(is));
});

describe('choosing', () => {
  test('toggling a value selects it, and toggling it again clears it', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...plantTypes), (query, value) => {
        const once = { ...query, ...toggleFacetValue(query, 'plant', value) };
        const twice = { ...once, ...toggleFacetValue(once, 'plant', value) };
        expect(once.plant.includes(value)).toBe(!query.plant.includes(value));
        expect(new Set(twice.plant)).toEqual(new Set(query.plant));
        expect([once.method, once.brand]).toEqual([query.method, query.brand]);
      }),
    );
  });

  test('resets to the first page; changing the view or showing more does not', () => {
    const far = buildQuery({ page: 2, shown: 96 });
    expect(updateListQuery(far, { sort: 'name' })).toEqual(buildQuery({ sort: 'name' }));
    expect(updateListQuery(far, { view: 'list' })).toEqual(buildQuery({ view: 'list', page: 2, shown: 96 }));
    expect(updateListQuery(far, { shown: 120 })).toEqual(buildQuery({ page: 2, shown: 120 }));
  });
});

test('D-07 a query is limited to what its region offers', () => {
  const query = buildQuery({ plant: ['CBD'], method: ['Rosin'], brand: ['a'], q: 'x', sort: 'price-asc', stock: true });
  const offered = (filters: boolean, prices: boolean, stock: boolean) =>
    restrictListQuery(query, { facets: filters ? facetKeys : [], prices, ratings: true, stock });
  expect(offered(true, true, true)).toEqual(query);
  expect(offered(false, true, true)).toEqual({ ...query, plant: [], method: [], brand: [] });
  expect(offered(true, false, true)).toEqual({ ...query, sort: 'newest' });
  expect(offered(true, true, false)).toEqual({ ...query, stock: false });
  expect(
    restrictListQuery(buildQuery({ sort: 'name' }), { facets: facetKeys, prices: false, ratings: false, stock: false })
      .sort,
  ).toBe('name');
});

test('D-07 what promotes cannabis is cut in Canada, and prices where they are not shown', () => {
  const query = buildQuery({
    plant: ['CBD'],
    effect: ['sleepy'],
    flavor: ['mint'],
    size: ['1'],
    thc: ['0-70'],
    price: ['0-35'],
    stock: true,
  });
  const cutFor = (region: Subcountry) =>
    restrictListQuery(query, supportedListOptions(region, availableFacets('pods', region)));
  expect(cutFor('CA')).toEqual(query);
  expect(cutFor('OH')).toEqual({ ...query, price: [], stock: false });
  expect(cutFor('ON')).toEqual(buildQuery({ plant: ['CBD'], size: ['1'], thc: ['0-70'] }));
  expect(cutFor('CA_ALL')).toEqual(defaultListQuery);
  const rated = (region: Subcountry) =>
    restrictListQuery(buildQuery({ sort: 'rating' }), supportedListOptions(region, [])).sort;
  expect([rated('CA'), rated('OH'), rated('ON'), rated('CA_ALL')]).toEqual(['rating', 'rating', 'newest', 'newest']);
});
