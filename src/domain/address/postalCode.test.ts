import { expect, test } from 'vitest';
import { findPostalCode, parsePostalCode } from './postalCode';

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

test.each([
  ['stores near 93650', 'us', '93650'],
  ['90012-1234', 'us', '90012'],
  ['magasin k1p 5m7', 'ca', 'K1P 5M7'],
  ['K1P', 'ca', 'K1P'],
  ['$93650', 'us', null],
  ['93650.5', 'us', null],
  ['CA-CIN-26021', 'us', null],
  ['93650', 'ca', null],
  ['K1P 5M7', 'us', null],
] as const)('%j in %s contains the postal code %j', (text, country, code) =>
  expect(findPostalCode(text, country)).toBe(code),
);
