import { expect, test } from 'vitest';
import { regionOf, type Subcountry } from '../region/regions';
import type { Address } from './addressSchema';
import { addressRegion } from './addressRegion';

type Row = [country: Address['country'], state: string, current: Subcountry, expected: Subcountry];

test.each<Row>([
  ['US', 'CA', 'CA', 'CA'],
  ['US', 'CA', 'OH', 'CA'],
  ['US', 'OH', 'CA', 'OH'],
  ['US', 'OH', 'CA_ALL', 'OH'],
  // Served by a neighbour (S4-33).
  ['US', 'MI', 'OH', 'OH'],
  ['US', 'MI', 'CA', 'OH'],
  ['US', 'NV', 'OH', 'CA'],
  // Offered itself, whatever S4-33 maps it to.
  ['US', 'CO', 'OH', 'CO'],
  // Nobody's neighbour: the country's default.
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
  // Of another shopper's view it is hidden, and so never offered.
  ['US', 'UT', 'OH', 'CA'],
  ['CA', 'AB', 'ON', 'CA_ALL'],
])(
  'D-06 in %s, an address in %s while %s is shown belongs to %s: a hidden region is valid for who is in it',
  (country, state, current, expected) => {
    expect(addressRegion({ country, state }, regionOf(current)).code).toBe(expected);
  },
);
