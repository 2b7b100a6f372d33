import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCents } from '../money/money';
import { orderTotals } from './orderTotals';
import { spendCredits } from '../order/rewards';

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
  ])('S1-14 D-17 %j gives %j', (charges, totals) => {
    expect(orderTotals(charges)).toEqual({ ...totals, rewardTotal: 0 });
  });

  test('D-17 sums are exact in cents, and tax is rounded half up, for every rate of four decimals', () => {
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
            rewardTotal: 0,
            total: (goods + tax + charged) / 100,
          });
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([0.01, 40, 50, 50.01])(
    'D-26 members pay no delivery fee for goods of $%d, and all the rest',
    (subtotal) => {
      const charges = { subtotal, deliveryFee: 5, taxRate: 0.15, reward: 2 };
      expect(orderTotals({ ...charges, isMember: true })).toEqual(orderTotals({ ...charges, deliveryFee: 0 }));
    },
  );

  test.each([
    [{ subtotal: 40, deliveryFee: 5, taxRate: 0.15, reward: 10 }, 10, 41],
    [{ subtotal: 40, deliveryFee: 5, taxRate: 0.15, reward: 51 }, 51, 0],
    [{ subtotal: 40, deliveryFee: 5, taxRate: 0.15, reward: 80 }, 51, 0],
    [{ subtotal: 40, deliveryFee: 5, taxRate: 0.15, reward: -1 }, 0, 51],
    // Free delivery depends on the subtotal, not on the remaining amount to pay.
    [{ subtotal: 50.01, deliveryFee: 5, taxRate: 0, reward: 20 }, 20, 30.01],
  ])('D-34 D-17 %j applies a reward of %d and leaves %d', (charges, rewardTotal, total) => {
    expect(orderTotals(charges)).toMatchObject({ rewardTotal, total });
  });

  test('D-34 for any credits: never below zero, never more than available, and every cent accounted for', () => {
    const credit = fc.record({ id: fc.uuid(), remainingCents: fc.integer({ min: 0, max: 5000 }) });
    const cents = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(fc.array(credit, { maxLength: 6 }), cents, cents, (credits, goods, fee) => {
        const charges = { subtotal: goods / 100, deliveryFee: fee / 100, taxRate: 0.15 };
        const due = toCents(orderTotals(charges).total);
        const uses = spendCredits(credits, due);
        const used = uses.reduce((sum, use) => sum + use.cents, 0);
        const available = credits.reduce((sum, { remainingCents }) => sum + remainingCents, 0);
        const totals = orderTotals({ ...charges, reward: used / 100 });
        expect(toCents(totals.total)).toBe(due - Math.min(due, available));
        expect(toCents(totals.rewardTotal)).toBe(used);
        const parts = toCents(totals.subtotal) + toCents(totals.taxTotal) + toCents(totals.deliveryFeeTotal);
        expect(toCents(totals.total) + used).toBe(parts);
        for (const use of uses) {
          const { remainingCents } = credits.find(({ id }) => id === use.creditId)!;
          expect(use.cents).toBeGreaterThan(0);
          expect(use.cents).toBeLessThanOrEqual(remainingCents);
        }
        const full = uses
          .slice(0, -1)
          .every((use) => credits.some((each) => each.id === use.creditId && each.remainingCents === use.cents));
        expect(full).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
