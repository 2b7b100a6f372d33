import { expect, test } from 'vitest';
import { unitForPlace, isSameAddress } from './isSameAddress';

const chosenPlace = { placeId: 'place-1', addressTwo: '', label: '12 Elm St' };

test.each([
  [null, null, true],
  [chosenPlace, null, false],
  [chosenPlace, { ...chosenPlace, label: 'Other words' }, true],
  [chosenPlace, { ...chosenPlace, addressTwo: '4' }, false],
  [chosenPlace, { ...chosenPlace, placeId: 'place-2' }, false],
])('S4-28 %o and %o are the same door: %s', (a, b, expected) => {
  expect(isSameAddress(a, b)).toBe(expected);
});

const place = (placeId: string, addressTwo = '') => ({ placeId, addressTwo });

test.each([
  ['first typed, then an address', null, place('a'), ' 4B ', '4B'],
  ['the same address again', place('a', '4B'), place('a'), '4B', '4B'],
  ['the same address again after the unit was deleted', place('a', '4B'), place('a'), '', ''],
  ['another address', place('a', '4B'), place('b'), '4B', ''],
  ['another address while a unit is being typed', place('a'), place('b'), '4B', ''],
  ['a unit within the text of another address', place('a', '4B'), place('b', 'Unit 9'), '4B', 'Unit 9'],
  ['a unit within the text of the same address', place('a', '4B'), place('a', 'Unit 9'), '4B', 'Unit 9'],
  ['nothing typed', null, place('a'), '', ''],
])('S3-07 %s', (_, before, found, typed, expected) => {
  expect(unitForPlace(before, found, typed)).toBe(expected);
});
