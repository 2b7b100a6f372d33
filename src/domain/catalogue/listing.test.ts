import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/buildShop';
import { facetKeys, facetsOf, hasListing, listedProducts } from './listing';

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

test('S2-72 devices have no filters of oils', () => {
  expect([facetsOf('devices'), facetsOf('pods'), facetsOf('products')]).toEqual([[], facetKeys, facetKeys]);
});
