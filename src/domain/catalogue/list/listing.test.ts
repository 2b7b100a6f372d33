import { expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import type { Subcountry } from '../../region/regions';
import { availableFacets } from './listOptions';
import { facetKeys, facetsInRow, hasListing, listedProducts, type FacetKey } from './listing';

const catalogue = [
  buildSummary({ slug: 'pod', regions: ['CA', 'OH'] }),
  buildSummary({ slug: 'coming', regions: ['CA'], availability: 'coming-soon' }),
  buildSummary({ slug: 'ohioan', regions: ['OH'] }),
  buildSummary({ slug: 'battery', productType: 'devices', plantType: null, oilType: null, regions: ['CA', 'OH'] }),
];

test.each([
  ['products', 'S2-11', 'CA', 'pod coming battery'],
  ['devices', 'S2-12', 'CA', 'battery'],
  ['pods', 'S2-13', 'CA', 'pod coming'],
  ['pods', 'S2-13 S3-04', 'OH', 'pod ohioan'],
  ['products', 'S3-04', 'AB', ''],
  ['home', 'S2-02', 'CA', 'pod'],
  ['discover', 'S2-10', 'CA', 'pod'],
  ['support', 'no list', 'CA', ''],
] as const)('the list of %s (%s) in %s', (routeId, _, region, slugs) => {
  expect(
    listedProducts(catalogue, routeId, region)
      .map(({ slug }) => slug)
      .join(' '),
  ).toBe(slugs);
  expect(hasListing(routeId)).toBe(routeId !== 'support');
});

test.each<[string, Subcountry, readonly FacetKey[]]>([
  ['pods', 'CA', facetKeys],
  ['products', 'CA', facetKeys],
  ['pods', 'OH', ['plant', 'effect', 'method', 'size', 'thc', 'flavor', 'brand']],
  ['pods', 'ON', ['plant', 'method', 'size', 'thc', 'brand']],
  ['pods', 'CA_ALL', []],
  ['devices', 'CA', []],
])(
  'S2-72 the filters of %s in %s: prices where they are shown, and in Canada nothing that promotes',
  (route, region, keys) => expect(availableFacets(route, region)).toEqual(keys),
);

test.each(['us', 'ca'] as const)('the buttons in the row are filters of the list in %s', (country) => {
  const region = country === 'us' ? 'CA' : 'ON';
  expect(availableFacets('pods', region)).toEqual(expect.arrayContaining([...facetsInRow('pods', country)]));
  expect(facetsInRow('devices', country)).toEqual([]);
});
