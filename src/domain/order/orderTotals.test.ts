import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderTotals } from './orderTotals';

describe('D-17 order totals', () => {
  test.each([
    [
      { subtotal: 40, deliveryFee: 5, taxRate: 0.15 },
      { subtotal: 40, taxTotal: 6, deliveryFeeTotal: 5, total: 51 },
    ],
    [
      { subtotal: 50, deliveryFee: 5, taxRate: 0 },
      { subtotal: 50, taxTotal: 0, deliveryFeeTotal: 5, total: 55 },
    ],
    [
      { subtotal: 50.01, deliveryFee: 5, taxRate: 0 },
      { subtotal: 50.01, taxTotal: 0, deliveryFeeTotal: 0, total: 50.01 },
    ],
    [
      { subtotal: 0, deliveryFee: 0, taxRate: 1 },
      { subtotal: 0, taxTotal: 0, deliveryFeeTotal: 0, total: 0 },
    ],
    [
      { subtotal: 1, deliveryFee: 0, taxRate: 0.145 },
      { subtotal: 1, taxTotal: 0.15, deliveryFeeTotal: 0, total: 1.15 },
    ],
  ])('S1-14 D-17 %j makes %j', (charges, totals) => {
    expect(orderTotals(charges)).toEqual(totals);
  });

  test('D-17 the sums are exact in cents, and tax is rounded half up, for every rate of four decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 0, max: 5_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (goods, fee, rate) => {
          const totals = orderTotals({ subtotal: goods / 100, deliveryFee: fee / 100, taxRate: rate / 10_000 });
          const tax = Number((BigInt(goods) * BigInt(rate) * 2n + 10_000n) / 20_000n);
          const charged = goods > 5000 ? 0 : fee;
          expect(totals).toEqual({
            subtotal: goods / 100,
            taxTotal: tax / 100,
            deliveryFeeTotal: charged / 100,
            total: (goods + tax + charged) / 100,
          });
        },
      ),
      { numRuns: 2000 },
    );
  });
});
