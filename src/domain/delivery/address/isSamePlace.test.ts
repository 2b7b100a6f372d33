import { expect, test } from 'vitest';
import { isSameAddress } from './isSamePlace';

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
