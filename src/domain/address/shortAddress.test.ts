import { expect, test } from 'vitest';
import { shortAddress } from './shortAddress';

test.each([
  ['', ''],
  ['12 Elm St', '12 Elm St'],
  ['12345 Elm St, Fresno', '12345 Elm St, Fresno'],
  ['123456 Elm St, Fresno', '123456 Elm St, Fresn…'],
  ['1234 Martin Luther King Jr Blvd', '1234 Martin Luther K…'],
  ['1234 Martin Luther M King Blvd', '1234 Martin Luther M…'],
  ['1234 Martin Luthers King Blvd', '1234 Martin Luthers…'],
])('S2-42 S9-05 %j is shortened to %j on a button', (address, shown) => {
  expect(shortAddress(address)).toBe(shown);
});
