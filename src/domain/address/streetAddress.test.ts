import { expect, test } from 'vitest';
import { abbreviateStreet, isDeliverable, isStreetAddress, isStreetUnverified } from './streetAddress';

test.each([
  ['123 Sunset Boulevard', '123 Sunset Blvd'],
  ['5 fifth avenue', '5 fifth Ave'],
  ['9 Main STREET', '9 Main St'],
  ['1 Abbey Road', '1 Abbey Rd'],
  ['7 Roadrunner Way', '7 Roadrunner Way'],
  ['8 Streeter Ave', '8 Streeter Ave'],
])('S5-20 %s is shortened to %s', (text, short) => {
  expect(abbreviateStreet(text)).toBe(short);
});

test.each([
  ['123 N Spring St', true],
  ['221B Baker St', true],
  ['12-34 5th Ave', true],
  ['123½ Main St', true],
  ['123 1/2 Main St', true],
  ['1234, rue Sherbrooke', true],
  ['Los Angeles', false],
  ['90012', false],
  ['N Spring St', false],
  ['12 34', false],
])('S5-19 %s is a street address: %s', (text, expected) => {
  expect(isStreetAddress(text)).toBe(expected);
});

test.each([
  ['gz:VVN8OTAwMTJ8', '233 S Spring St', true],
  ['gz:VVN8OTAwMTJ8', 'Los Angeles', false],
  ['ChIJa0b1c2d3e4R', '233 S Spring St', false],
])('D-20 the street of %s, %s, is unverified: %s', (placeId, addressOne, expected) => {
  expect(isStreetUnverified({ placeId, addressOne })).toBe(expected);
});

test.each([
  ['233 S Spring St', 'US', '90012', true],
  ['233 S Spring St', 'US', '', false],
  ['Los Angeles', 'US', '90012', false],
  ['120 Adelaide St W', 'CA', '', true],
] as const)('D-45 %j in %s with the postal code %j is deliverable: %s', (addressOne, country, postalCode, expected) => {
  expect(isDeliverable({ addressOne, country, postalCode })).toBe(expected);
});
