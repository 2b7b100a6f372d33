import { expect, test } from 'vitest';
import { regionOf, type Subcountry } from '../../region/regions';
import type { Address } from './addressSchema';
import { addressRegion } from './addressRegion';

type Row = [country: Address['country'], state: string, current: Subcountry, expected: Subcountry];

test.each<Row>([
  ['US', 'CA', 'CA', 'CA'],
  ['US', 'CA', 'OH', 'CA'],
  ['US', 'OH', 'CA', 'OH'],
  ['US', 'OH', 'CA_ALL', 'OH'],
  // Served by a neighboring state (S4-33).
  ['US', 'MI', 'OH', 'OH'],
  ['US', 'MI', 'CA', 'OH'],
  ['US', 'NV', 'OH', 'CA'],
  // Offered itself, so the neighbor in S4-33 does not apply.
  ['US', 'CO', 'OH', 'CO'],
  // No neighbor: the country's default.
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
  // Hidden and not the current region, so never offered.
  ['US', 'UT', 'OH', 'CA'],
  ['CA', 'AB', 'ON', 'CA_ALL'],
])(
  'D-06 in %s, an address in %s while %s is shown belongs to %s: a hidden region is valid only while it is current',
  (country, state, current, expected) => {
    expect(addressRegion({ country, state }, regionOf(current)).code).toBe(expected);
  },
);
