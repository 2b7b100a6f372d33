import { expect, test, describe } from 'vitest';
import { regionOf, regions, type Subcountry } from './regions';
import type { Address } from '../address/addressSchema';
import { addressRegion, resolveRegion } from './resolveRegion';

describe('D-06 S4-33 the region of a place', () => {
  test.each([
    ['MI', 'OH'],
    ['IN', 'OH'],
    ['KY', 'OH'],
    ['WV', 'OH'],
    ['GA', 'OH'],
    ['NV', 'CA'],
    ['AZ', 'CA'],
    ['OR', 'CA'],
    // Utah is hidden, so its neighbor is offered instead (D-06).
    ['UT', 'CA'],
  ])('S4-33 in the US, %s is served by %s', (state, code) => {
    expect(resolveRegion('us', state).code).toBe(code);
  });

  test.each([
    ['CO', 'CO'],
    ['NM', 'NM'],
    ['CA', 'CA'],
    ['OH', 'OH'],
    ['MO', 'MO'],
    ['WA', 'WA'],
  ])('D-06 %s is offered, so it is itself and not its neighbor in S4-33', (state, code) => {
    expect(resolveRegion('us', state).code).toBe(code);
  });

  // AB and ON are hidden, so all of these resolve to the country's default.
  test.each(['BC', 'SK', 'QC', 'MB', 'ON', 'AB', 'NS', 'YT'])('D-06 in Canada, %s is All Provinces', (province) => {
    expect(resolveRegion('ca', province).code).toBe('CA_ALL');
  });

  test.each([
    ['us', 'TX', 'CA'],
    ['us', null, 'CA'],
    ['us', '', 'CA'],
    ['us', 'constructor', 'CA'],
    ['us', 'QC', 'CA'],
    ['ca', null, 'CA_ALL'],
    ['ca', 'OH', 'CA_ALL'],
  ] as const)('D-06 in %s, %j falls back to the default %s', (country, state, code) => {
    expect(resolveRegion(country, state).code).toBe(code);
  });

  test('D-06 the result is always offered and in the country', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const country of ['us', 'ca'] as const) {
      for (const state of letters.flatMap((a) => letters.map((b) => a + b))) {
        const region = resolveRegion(country, state);
        expect(region.country).toBe(country);
        expect(region.isHidden).toBe(false);
      }
    }
    expect(regions.filter((region) => region.isHidden)).toHaveLength(3);
  });
});

type Row = [country: Address['country'], state: string, current: Subcountry, expected: Subcountry];

test.each<Row>([
  ['US', 'CA', 'CA', 'CA'],
  ['US', 'CA', 'OH', 'CA'],
  ['US', 'OH', 'CA', 'OH'],
  ['US', 'OH', 'CA_ALL', 'OH'],
  // A neighboring state serves these (S4-33).
  ['US', 'MI', 'OH', 'OH'],
  ['US', 'MI', 'CA', 'OH'],
  ['US', 'NV', 'OH', 'CA'],
  // Colorado is offered itself, so the neighbor in S4-33 does not apply.
  ['US', 'CO', 'OH', 'CO'],
  // Texas has no neighbor, so it gets the country's default.
  ['US', 'TX', 'CA', 'CA'],
  ['US', 'TX', 'WA', 'CA'],
  ['CA', 'QC', 'CA_ALL', 'CA_ALL'],
  ['CA', 'ON', 'CA_ALL', 'CA_ALL'],
  ['CA', 'BC', 'CA', 'CA_ALL'],
])('S4-27 D-06 in %s, an address in %s while %s is shown belongs to %s', (country, state, current, expected) => {
  expect(addressRegion({ country, state }, regionOf(current)).code).toBe(expected);
});

test.each<Row>([
  ['US', 'UT', 'UT', 'UT'],
  ['CA', 'ON', 'ON', 'ON'],
  ['CA', 'AB', 'AB', 'AB'],
  ['US', 'UT', 'OH', 'CA'],
  ['CA', 'AB', 'ON', 'CA_ALL'],
])(
  'D-06 in %s, an address in %s while %s is shown belongs to %s: a hidden region is valid only while it is current',
  (country, state, current, expected) => {
    expect(addressRegion({ country, state }, regionOf(current)).code).toBe(expected);
  },
);
