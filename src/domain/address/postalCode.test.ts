import { expect, test } from 'vitest';
import { parsePostalCode } from './postalCode';

test.each([
  ['93650', 'us', '93650'],
  [' 93650-1234 ', 'us', '93650'],
  ['٩٣٦٥٠', 'us', '93650'],
  ['０２１３４', 'us', '02134'],
  ['\u200e93650\u00a0', 'us', '93650'],
  ['9365', 'us', null],
  ['936501', 'us', null],
  ['Fresno 93650', 'us', null],
  ['K1P 5M7', 'us', null],
  ['k1p', 'ca', 'K1P'],
  ['k1p5m7', 'ca', 'K1P 5M7'],
  ['k1p-5m7', 'ca', 'K1P 5M7'],
  ['K1P 5M', 'ca', null],
  ['93650', 'ca', null],
] as const)('S2-78 %j in %s is the postal code %j', (text, country, code) => {
  expect(parsePostalCode(text, country)).toBe(code);
});
