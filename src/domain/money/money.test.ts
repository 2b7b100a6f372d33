import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneySchema } from './moneySchema';
import { formatMoney, fromCents, toCents } from './money';

describe('S5-22 money display', () => {
  test.each([
    [{ amount: null }, {}, ''],
    [{ amount: null, currencyCode: 'USD' }, {}, ''],
    [{ amount: 0 }, {}, '$0.00'],
    [{ amount: 12 }, {}, '$12.00'],
    [{ amount: 12.3 }, {}, '$12.30'],
    [{ amount: 1234.5, currencyCode: 'USD' }, {}, '$1234.50 USD'],
    [{ amount: 12 }, { hideZeroCents: true }, '$12'],
    [{ amount: 0 }, { hideZeroCents: true }, '$0'],
    [{ amount: 100 }, { hideZeroCents: true }, '$100'],
    [{ amount: 12.3 }, { hideZeroCents: true }, '$12.30'],
    [{ amount: 12.3, currencyCode: 'CAD' }, { hideCurrency: true }, '$12.30'],
    [{ amount: 12, currencyCode: 'CAD' }, { hideZeroCents: true }, '$12 CAD'],
    [{ amount: 12, currencyCode: 'CAD' }, { hideZeroCents: true, hideCurrency: true }, '$12'],
  ])('S5-22 %j with %j is %j', (money, format, shown) => {
    expect(formatMoney(money, format)).toBe(shown);
  });

  test.each([
    [{ amount: null }, {}, ''],
    [{ amount: 61.54, currencyCode: 'USD' }, {}, '61,54 $ US'],
    [{ amount: 35, currencyCode: 'CAD' }, {}, '35,00 $ CA'],
    [{ amount: 35, currencyCode: 'CAD' }, { hideCurrency: true }, '35,00 $'],
    [{ amount: 50 }, { hideZeroCents: true }, '50 $'],
    [{ amount: 12.3 }, { hideZeroCents: true }, '12,30 $'],
    [{ amount: 1234.5 }, {}, '1234,50 $'],
    [{ amount: 12_345 }, { hideZeroCents: true }, '12 345 $'],
    [{ amount: 123_456.78, currencyCode: 'USD' }, {}, '123 456,78 $ US'],
  ])('in French, %j with %j is %j, as the style guide of Québec has it', (money, format, shown) => {
    expect(formatMoney(money, { ...format, language: 'fr' }).replaceAll('\u00A0', ' ')).toBe(shown);
    expect(formatMoney(money, { ...format, language: 'fr' })).not.toContain(' ');
  });

  test('S9-14 every amount has a dollar sign and exactly two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const shown = formatMoney({ amount: fromCents(cents) });
        expect(shown).toMatch(/^\$\d+\.\d\d$/);
        expect(Number(shown.replace(/\D/g, ''))).toBe(cents);
      }),
    );
  });
});

describe('cents', () => {
  test('converting dollars to cents and back is exact, and the schema accepts every whole cent (S3-14)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
        expect(moneySchema.safeParse({ amount: fromCents(cents) }).success).toBe(true);
      }),
    );
  });

  test.each([
    [0.1 + 0.2, 30],
    [19.99, 1999],
    [1.15, 115],
    [8.2, 820],
  ])('%d dollars are %d cents', (amount, cents) => {
    expect(toCents(amount)).toBe(cents);
  });

  test.each([
    [{ amount: 1.234 }],
    [{ amount: '1' }],
    [{ amount: Number.NaN }],
    [{ amount: 1, currencyCode: 'DOLLAR' }],
  ])('S3-14 %j is no money amount', (value) => {
    expect(moneySchema.safeParse(value).success).toBe(false);
  });
});
