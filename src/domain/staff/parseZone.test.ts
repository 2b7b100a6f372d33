import { describe, expect, test } from 'vitest';
import { changeZoneText, parseZone } from './parseZone';

describe('a pasted zone', () => {
  test('reads codes between spaces, commas and line breaks, each once', () => {
    expect(parseZone('90012, 90013\r\n90010;90012\n\n')).toEqual({
      postalCodes: ['90010', '90012', '90013'],
      errors: [],
    });
  });

  test.each([
    ['a column of a spreadsheet, with a mark of byte order', '\ufeff90012\t90013\t\n90014\t'],
    ['CSV with quotes', '"90012","90013",\'90014\''],
    ['JSON', '["90012", "90013", "90014"]'],
    ['no-break spaces and bars', '90012\u00a0|\u00a090013 | 90014'],
    ['digits of other scripts', '٩٠٠١٢ ９００１３，۹۰۰۱۴'],
    ['ZIP+4', '90012-1234 90013-0001 90014'],
  ])('reads %s', (_, text) => {
    expect(parseZone(text)).toEqual({ postalCodes: ['90012', '90013', '90014'], errors: [] });
  });

  test('names every word that is no ZIP code, with its line', () => {
    expect(parseZone('90012\n9001 K1A\n90013-90015').errors).toEqual([
      { line: 2, message: 'expected a ZIP code of five digits, got "9001"' },
      { line: 2, message: 'expected a ZIP code of five digits, got "K1A"' },
      { line: 3, message: 'expected a ZIP code of five digits, got "90013-90015"' },
    ]);
  });
});

describe('a zone changed on the map', () => {
  test('adds only what is missing, at the end', () => {
    expect(changeZoneText('90012, 90014\n', ['90012', '90001'], true)).toBe('90012, 90014 90001');
    expect(changeZoneText('', ['90001', '90002'], true)).toBe('90001 90002');
  });

  test('removes each spelling of a code', () => {
    expect(changeZoneText('90012 90013-1234 90014', ['90012', '90013'], false)).toBe('90014');
    expect(changeZoneText('٩٠٠١٢ 90014', ['90012'], false)).toBe('90014');
    expect(changeZoneText('90012,90013;90014', ['90013'], false)).toBe('90012,;90014');
    expect(parseZone(changeZoneText('["90012","90013"]', ['90012'], false)).postalCodes).toEqual(['90013']);
  });

  test('keeps words that are invalid, so that they are still named', () => {
    const text = '90012 9001\n90013-90015';
    expect(changeZoneText(text, ['90012', '90013'], false)).toBe('9001\n90013-90015');
    expect(changeZoneText(text, ['90016'], true)).toBe(`${text} 90016`);
  });
});
