import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { orderTotals } from '../delivery/orderTotals';
import { remainingAmounts } from './remainingAmounts';

const provider = buildProvider({ deliveryTotalMinimum: 40 });
const feeless = buildProvider({ deliveryTotalMinimum: 0, deliveryFee: { amount: 0, currencyCode: 'USD' } });

test.each([
  [0, 40, 50.01],
  [27.5, 12.5, 22.51],
  [39.99, 0.01, 10.02],
  [40, 0, 10.01],
  [49.99, 0, 0.02],
  [50, 0, 0.01],
  [50.01, 0, 0],
  [200, 0, 0],
])(
  'S5-10 S1-14 D-17 a cart of $%d needs $%d to reach the minimum and $%d to get free delivery',
  (total, toMinimum, toFreeDelivery) => {
    expect(remainingAmounts(total, provider)).toEqual({ toMinimum, toFreeDelivery });
  },
);

test('D-26 members need the minimum, and nothing for free delivery', () => {
  expect(remainingAmounts(27.5, provider, true)).toEqual({ toMinimum: 12.5, toFreeDelivery: 0 });
  expect(remainingAmounts(10, feeless, true)).toEqual({ toMinimum: 0, toFreeDelivery: null });
});

test('D-17 when delivery is free, nothing is missing', () => {
  expect(remainingAmounts(10, feeless)).toEqual({ toMinimum: 0, toFreeDelivery: null });
});

test('S1-14 D-17 with the missing amount the order pays no fee, and with a cent less it does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (cents) => {
      const missing = remainingAmounts(cents / 100, provider).toFreeDelivery!;
      const feeOf = (subtotal: number) => orderTotals({ subtotal, deliveryFee: 5, taxRate: 0 }).deliveryFeeTotal;
      expect(feeOf(cents / 100 + missing)).toBe(0);
      expect(feeOf(cents / 100 + missing - 0.01)).toBe(5);
    }),
  );
});
