import { describe, expect, test } from 'vitest';
import { parseStockFile } from './stockFile';

const head = 'productVariantId,price\n';

describe('a stock file that is too long is refused with its limit', () => {
  test('by its lines', () => {
    const lines = (count: number) => head + Array.from({ length: count }, (_, at) => `pod-${at},31\n`).join('');
    expect(parseStockFile(lines(20_001))).toEqual({
      rows: [],
      errors: [{ line: 1, message: 'expected at most 20000 lines' }],
    });
    expect(parseStockFile(lines(20_000)).rows).toHaveLength(20_000);
  });

  test('by the length of a line, and the other lines are still read', () => {
    const { rows, errors } = parseStockFile(`${head}pod-a,31\n${'x'.repeat(20_000)},31\npod-b,32\n`);
    expect(rows.map(({ productVariantId }) => productVariantId)).toEqual(['pod-a', 'pod-b']);
    expect(errors).toEqual([{ line: 3, message: 'expected at most 10000 bytes in a line' }]);
  });
});

describe('a spreadsheet’s file', () => {
  const figures = (text: string) => {
    const { rows, errors } = parseStockFile(text);
    return { figures: rows.map(({ availableQuantity, priceCents }) => [availableQuantity, priceCents]), errors };
  };

  test.each([
    ['sep=;', ';'],
    ['sep=,', ','],
    ['sep=\t', '\t'],
    ['"sep=;"', ';'],
    ['sep=|', '|'],
  ])('with the first line %j is read, and lines keep their numbers', (hint, delimiter) => {
    const lines = [
      ['productVariantId', 'availableQuantity', 'price'],
      ['pod-a', '12', '31'],
      ['pod-b', 'many', '31'],
    ];
    const text = [hint, ...lines.map((cells) => cells.join(delimiter))].join('\r\n');
    for (const file of [text, `\uFEFF${text}`])
      expect(parseStockFile(file)).toMatchObject({
        rows: [{ line: 3, productVariantId: 'pod-a', availableQuantity: 12, priceCents: 3100 }],
        errors: [{ line: 4, message: expect.stringContaining('availableQuantity: expected a whole number') as string }],
      });
    const { errors } = parseStockFile(`${text}\r\n"pod-c${delimiter}1`);
    expect(errors.map(({ line }) => line)).toEqual([5, 4]);
  });

  test('has its numbers in the notation of its country', () => {
    const cells = [
      ['12', '34.50'],
      ['12,0', '34,50'],
      ['1 234', '1 234,50 $'],
      ['1,234', '1.234,50'],
      ['١٢', '٣٤٫٥٠'],
      ['１２', 'US$34.50'],
    ];
    const lines = cells.map(([count, price], index) => `pod-${index};"${count}";"${price}"`);
    expect(figures(['productVariantId;availableQuantity;price', ...lines].join('\n'))).toEqual({
      figures: [
        [12, 3450],
        [12, 3450],
        [1234, 123_450],
        [1234, 123_450],
        [12, 3450],
        [12, 3450],
      ],
      errors: [],
    });
  });

  test('with a number of two meanings is refused in words', () => {
    expect(figures('productVariantId;availableQuantity;price\npod-a;12.000;1.234').errors).toEqual([
      {
        line: 2,
        message:
          'availableQuantity: expected a whole number up to 1,000,000, such as 12, got "12.000", which can mean 12000 or 12.000',
      },
      {
        line: 2,
        message: 'price: expected a price such as 34.50, up to 100,000, got "1.234", which can mean 1234 or 1.234',
      },
    ]);
  });
});

describe('misplaced quotation marks', () => {
  test('leave the other lines as they are, with their quoted cells and their numbers', () => {
    const text = 'productVariantId,title,price\npod-a,"Blue, ""the"" Ridge",31\n"pod-b,x,32\npod-c,"Fir",33\n';
    const { rows, errors } = parseStockFile(text);
    expect(rows.map(({ line, productVariantId, priceCents }) => [line, productVariantId, priceCents])).toEqual([
      [2, 'pod-a', 3100],
      [4, 'pod-c', 3300],
    ]);
    expect(errors).toEqual([{ line: 3, message: 'expected a quotation mark that closes the cell' }]);
  });

  test('are explained for a hundred lines, and counted for the rest', () => {
    const { errors } = parseStockFile(head + '"pod-a,31\n'.repeat(250));
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)).toEqual({
      line: 102,
      message: '150 lines from here on are too long or have misplaced quotation marks',
    });
  });

  test('in a file of nothing else give errors, not a failure', () => {
    expect(parseStockFile('"\n'.repeat(60_000)).errors[0]!.message).toContain('expected the columns');
    expect(parseStockFile(','.repeat(100_000)).errors[0]!.message).toContain('expected');
  });
});
