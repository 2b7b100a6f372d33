import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { serviceNumbers, taxPercent } from '../staff/serviceNumbers';
import { stockCount, stockPrice } from '../staff/stockLimits';
import { formatNumberRefusal, readNumber, type NumberKind } from './typedNumber';

const kinds = {
  price: stockPrice,
  count: stockCount,
  percent: taxPercent,
  grams: serviceNumbers.purchaseLimitGrams,
  degrees: { expected: 'degrees such as -118.25', decimals: 6, min: -180, max: 180 },
} satisfies Record<string, NumberKind>;
type Name = keyof typeof kinds;

test.each<[kind: Name, typed: string, value: number]>([
  ['price', '34.50', 34.5],
  ['price', '34,50', 34.5],
  ['price', '34,5', 34.5],
  ['price', ' 34 ', 34],
  ['price', '34.', 34],
  ['price', '.5', 0.5],
  ['price', ',50', 0.5],
  ['price', '0,50', 0.5],
  ['price', '34.5000', 34.5],
  ['price', '+34.50', 34.5],
  ['price', '1,234.50', 1234.5],
  ['price', '1.234,50', 1234.5],
  ['price', '1 234,50', 1234.5],
  ['price', '1\u00a0234,50', 1234.5],
  ['price', '1\u202f234,50', 1234.5],
  ['price', '1\u2009234.50', 1234.5],
  ['price', "1'234.50", 1234.5],
  ['price', '1’234,50', 1234.5],
  ['price', '12 345', 12_345],
  ['count', '1,23,456', 123_456],
  ['price', '$34.50', 34.5],
  ['price', '$ 34.50', 34.5],
  ['price', '34,50 $', 34.5],
  ['price', '34,50\u00a0$\u00a0US', 34.5],
  ['price', 'US$34.50', 34.5],
  ['price', 'US$ 1.234,50', 1234.5],
  ['price', 'CA$34.50', 34.5],
  ['price', 'C$34.50', 34.5],
  ['price', '34.50 CAD', 34.5],
  ['price', 'USD\u00a034.50', 34.5],
  ['price', '$34.50 usd', 34.5],
  ['price', '\u200f٣٤٫٥٠\u00a0US$', 34.5],
  ['price', '١٬٢٣٤٫٥٠', 1234.5],
  ['price', '٣٤،٥٠', 34.5],
  ['price', '۳۴٫۵', 34.5],
  ['price', '३४.५०', 34.5],
  ['price', '３４．５０', 34.5],
  ['price', '＄３４，５０', 34.5],
  ['count', '12', 12],
  ['count', '0', 0],
  ['count', '007', 7],
  ['count', '12.0', 12],
  ['count', '12,00', 12],
  ['count', '1 234', 1234],
  ['count', '1,234', 1234],
  ['count', '1,000,000', 1_000_000],
  ['count', '1.000.000', 1_000_000],
  ['count', '١٬٢٣٤', 1234],
  ['percent', '19.5', 19.5],
  ['percent', '19,5 %', 19.5],
  ['percent', '%19,5', 19.5],
  ['percent', '١٩٫٥٪', 19.5],
  ['percent', '１９．５％', 19.5],
  ['percent', '9,375', 9.375],
  ['percent', '9.375', 9.375],
  ['grams', '1.234', 1.234],
  ['grams', '28,5', 28.5],
  ['grams', '0,125', 0.125],
  ['grams', '0.1250', 0.125],
  ['degrees', '-118.2437', -118.2437],
  ['degrees', '−118,243', -118.243],
  ['degrees', '－118.2', -118.2],
  ['degrees', '-0', 0],
])('%s reads %j as %d', (kind, typed, value) => {
  expect(readNumber(typed, kinds[kind])).toEqual({ value });
});

test.each<[kind: Name, typed: string]>(
  (['price', 'count', 'percent', 'grams', 'degrees'] as const).flatMap((kind) =>
    [
      '',
      ' ',
      'free',
      '1e3',
      '1E2',
      '0x10',
      '0b1',
      'Infinity',
      '-Infinity',
      '∞',
      'NaN',
      '.',
      ',',
      '-',
      '$',
      '%',
      '1_000',
      '1.2.3',
      '1,2,3',
      '4 8',
      '1 23 456',
      '--5',
      '-+5',
      '5-',
      '(5)',
      '5²',
      '½',
      '①',
      'Ⅳ',
      '五',
      '34,50 €',
      '34 g',
      '=34',
      '99999999999',
      '1'.repeat(400),
    ].map((typed): [Name, string] => [kind, typed]),
  ),
)('%s refuses %j, and says what it expects', (kind, typed) => {
  expect(readNumber(typed, kinds[kind])).toEqual({ expected: kinds[kind].expected });
});

test.each<[kind: Name, typed: string]>([
  ['price', '0'],
  ['price', '-34.50'],
  ['price', '10%'],
  ['price', '100000.01'],
  ['price', '12,34.50'],
  ['count', '-1'],
  ['count', '1.5'],
  ['count', '1,5'],
  ['count', '$12'],
  ['count', '1000001'],
  ['count', '٬١٢'],
  ['percent', '$19'],
  ['percent', '100.5'],
  ['grams', '0'],
])('%s refuses %j', (kind, typed) => {
  expect(readNumber(typed, kinds[kind])).toEqual({ expected: kinds[kind].expected });
});

describe('a text with two meanings is refused, and both are named', () => {
  test.each<[kind: Name, typed: string, reason: string]>([
    ['price', '1,234', 'can mean 1234 or 1.234'],
    ['price', '1.234', 'can mean 1234 or 1.234'],
    ['price', '$1.234', 'can mean 1234 or 1.234'],
    ['price', '34.500', 'can mean 34500 or 34.500'],
    ['price', '-1,234', 'can mean -1234 or -1.234'],
    ['count', '1.234', 'can mean 1234 or 1.234'],
    ['count', '100,000', 'can mean 100000 or 100.000'],
    ['count', '12,000', 'can mean 12000 or 12.000'],
    ['count', '12.000', 'can mean 12000 or 12.000'],
    ['grams', '1,234', 'can mean 1234 or 1.234'],
  ])('%s %j', (kind, typed, reason) => {
    expect(readNumber(typed, kinds[kind])).toEqual({ expected: kinds[kind].expected, reason });
  });

  test('and so are digits that would be rounded away', () => {
    for (const typed of ['48.5555', '1234,567', '1,234.567'])
      expect(readNumber(typed, stockPrice)).toEqual({
        expected: stockPrice.expected,
        reason: 'has more than 2 decimals',
      });
    expect(readNumber('0.1234567890123456', { ...kinds.degrees, decimals: 20 })).toHaveProperty('expected');
  });

  test('in words', () => {
    const words = 'Expected a price such as 34.50, up to 100,000.';
    expect(formatNumberRefusal({ expected: stockPrice.expected }, 'x')).toBe(words);
    expect(formatNumberRefusal({ expected: stockPrice.expected, reason: 'can mean 1234 or 1.234' }, ' 1,234 ')).toBe(
      `${words} “1,234” can mean 1234 or 1.234.`,
    );
  });
});

const locales =
  'en-US en-CA en-IN en-ZA fr-FR fr-CA de-DE de-AT de-CH ' +
  'it-CH es-ES es-MX pt-BR pt-PT nl-NL sv-SE nb-NO fi-FI ' +
  'pl-PL cs-CZ sl-SI el-GR tr-TR ru-RU uk-UA he-IL ar-EG ' +
  'ar-MA fa-IR ur-PK hi-IN hi-IN-u-nu-deva bn-BD mr-IN ta-IN-u-nu-tamldec my-MM ' +
  'ne-NP th-TH-u-nu-thai km-KH-u-nu-khmr zh-CN-u-nu-fullwide ja-JP ko-KR vi-VN id-ID';
const locale = fc.constantFrom(...locales.split(' '));
const grouping = fc.constantFrom('always', 'min2', false);

describe('what any locale writes is read as the same value', () => {
  test('prices with cents, with and without a currency', () => {
    const style = fc.constantFrom<Intl.NumberFormatOptions>(
      { minimumFractionDigits: 2, maximumFractionDigits: 2 },
      { style: 'currency', currency: 'USD' },
      { style: 'currency', currency: 'CAD' },
      { style: 'currency', currency: 'USD', currencyDisplay: 'code' },
      { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
    );
    fc.assert(
      fc.property(
        locale,
        style,
        grouping,
        fc.integer({ min: 1, max: 10_000_000 }),
        (id, options, useGrouping, cents) => {
          const typed = new Intl.NumberFormat(id, { ...options, useGrouping } as Intl.NumberFormatOptions).format(
            cents / 100,
          );
          expect([id, typed, readNumber(typed, stockPrice)]).toEqual([id, typed, { value: cents / 100 }]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('negative numbers with one, two or four decimals, and percentages', () => {
    const decimals = fc.constantFrom(1, 2, 4);
    fc.assert(
      fc.property(locale, decimals, fc.integer({ min: -999_999, max: 999_999 }), (id, digits, units) => {
        const value = units / 10 ** digits || 0;
        const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
        const typed = new Intl.NumberFormat(id, options).format(value);
        const range = { ...kinds.degrees, min: -1e6, max: 1e6 };
        expect([id, typed, readNumber(typed, range)]).toEqual([id, typed, { value }]);
        const percent = new Intl.NumberFormat(id, { ...options, style: 'percent' }).format(value / 100);
        const inPercent = { ...range, unit: 'percent' } as const;
        expect([id, percent, readNumber(percent, inPercent)]).toEqual([id, percent, { value }]);
      }),
      { numRuns: 1000 },
    );
  });

  test('whole numbers are read as the same value or refused with both meanings, never read as another', () => {
    fc.assert(
      fc.property(
        locale,
        grouping,
        fc.constantFrom<Name>('count', 'price'),
        fc.nat(99_999),
        (id, useGrouping, kind, value) => {
          fc.pre(kind === 'count' || value > 0);
          const typed = new Intl.NumberFormat(id, { useGrouping } as Intl.NumberFormatOptions).format(value);
          const read = readNumber(typed, kinds[kind]);
          if ('value' in read) expect([id, typed, read.value]).toEqual([id, typed, value]);
          else expect([id, typed, read.reason]).toEqual([id, typed, expect.stringContaining(`can mean ${value} or `)]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('any other text is refused or read within the limits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom<Name>('count', 'price', 'percent'),
        (typed, name) => {
          const { decimals, min, max } = kinds[name];
          const read = readNumber(typed, kinds[name]);
          if (!('value' in read)) return;
          expect(read.value).toBeGreaterThanOrEqual(min);
          expect(read.value).toBeLessThanOrEqual(max);
          expect(Number(read.value.toFixed(decimals))).toBe(read.value);
        },
      ),
    );
  });
});
