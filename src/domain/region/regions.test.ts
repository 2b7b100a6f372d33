import { describe, expect, test } from 'vitest';
import {
  defaultRegion,
  offeredRegions,
  productRegion,
  regionOf,
  regions,
  regionsOfPage,
  storedRegion,
} from './regions';

describe('S3-01 regions', () => {
  test.each([
    ['S3-02', 'us', 'CA', 'availableUs', false],
    ['S3-02', 'us', 'OH', 'availableUsOh', false],
    ['S3-02', 'us', 'MO', 'availableUsMo', false],
    ['S3-02', 'us', 'UT', 'availableUsUt', true],
    ['S3-02', 'us', 'WA', 'availableUsWa', false],
    ['S3-02', 'us', 'CO', 'availableUsCo', false],
    ['S3-02', 'us', 'NM', 'availableUsNm', false],
    ['S3-03', 'ca', 'CA_ALL', 'availableCaAll', false],
    ['S3-03', 'ca', 'ON', 'availableCa', true],
    ['S3-03', 'ca', 'AB', 'availableCaAb', true],
  ] as const)('%s %s %s has the flag %s, hidden: %s', (_, country, code, flag, isHidden) => {
    expect(regionOf(code)).toMatchObject({ country, code, flag, isHidden });
  });

  test('S3-02 S3-03 there are ten, each with its own code and flag', () => {
    expect(regions).toHaveLength(10);
    expect(new Set(regions.map((region) => region.code)).size).toBe(10);
    expect(new Set(regions.map((region) => region.flag)).size).toBe(10);
  });

  test('S3-02 California is the default of the US, S3-03 All Provinces (Medical) of Canada', () => {
    expect(defaultRegion('us').code).toBe('CA');
    expect(defaultRegion('ca').code).toBe('CA_ALL');
  });

  test.each([
    ['us', ['OH', 'CA'], 'CA'],
    ['us', ['OH', 'WA'], 'OH'],
    ['ca', ['AB'], 'AB'],
    ['us', [], 'CA'],
  ] as const)('D-08 in %s the page of a product sold in %j starts with %s', (country, sold, code) => {
    expect(productRegion(country, sold).code).toBe(code);
  });

  test('D-06 hidden regions are not offered', () => {
    expect(offeredRegions('us').map((region) => region.code)).toEqual(['CA', 'OH', 'MO', 'WA', 'CO', 'NM']);
    expect(offeredRegions('ca').map((region) => region.code)).toEqual(['CA_ALL']);
  });
});

describe('S4-32 the stored subcountry', () => {
  test.each([
    ['us', 'OH', 'OH'],
    ['us', 'UT', 'UT'],
    ['us', 'ON', 'CA'],
    ['us', 'CA_ALL', 'CA'],
    ['us', 'TX', 'CA'],
    ['us', '', 'CA'],
    ['us', null, 'CA'],
    ['ca', 'ON', 'ON'],
    ['ca', 'OH', 'CA_ALL'],
    ['ca', 'CA', 'CA_ALL'],
    ['ca', null, 'CA_ALL'],
  ] as const)('S4-32 in %s, %j gives %s', (country, stored, code) => {
    expect(storedRegion(country, stored).code).toBe(code);
  });
});

test.each([
  [
    'a product, whatever else it lists',
    { product: { summary: { regions: ['OH'] } }, listing: { products: [{ regions: ['CA'] }] } },
    ['OH'],
  ],
  [
    'a list, once each',
    { listing: { products: [{ regions: ['WA', 'OH'] }, { regions: ['OH', 'CO'] }] } },
    ['WA', 'OH', 'CO'],
  ],
  ['no product', {}, []],
  ['nothing', undefined, []],
] as const)('a page about %s is about the regions that sell it', (_, page, expected) => {
  expect(regionsOfPage(page)).toEqual(expected);
});

test.each([
  [['UT', 'CO'], 'CO'],
  [['UT'], 'UT'],
  [['UT', 'CA'], 'CA'],
] as const)('a product of %j is shown as in %s, a hidden region only if no other sells it', (sold, expected) => {
  expect(productRegion('us', sold).code).toBe(expected);
});
