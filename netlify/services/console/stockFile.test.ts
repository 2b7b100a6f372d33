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
