import { expect, test } from 'vitest';
import { parseZone } from './parseZone';

test('reads codes between spaces, commas and line breaks, each once', () => {
  expect(parseZone('90012, 90013\r\n90010;90012\n\n')).toEqual({
    postalCodes: ['90010', '90012', '90013'],
    errors: [],
  });
});

test('names every word that is no ZIP code, with its line', () => {
  expect(parseZone('90012\n9001 K1A\n90013-1234').errors).toEqual([
    { line: 2, message: 'expected a ZIP code of five digits, got "9001"' },
    { line: 2, message: 'expected a ZIP code of five digits, got "K1A"' },
    { line: 3, message: 'expected a ZIP code of five digits, got "90013-1234"' },
  ]);
});
