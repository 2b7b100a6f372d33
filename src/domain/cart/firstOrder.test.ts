import { expect, test } from 'vitest';
import { buildCartItem, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { firstOrderTotals } from './firstOrder';

const item = (price: number) => buildCartItem({ productVariantId: `for-${price}`, price });
const fee = { amount: 4.99, currencyCode: 'USD' };

test.each([
  [false, [30, 34.5], { subtotal: 64.5, taxTotal: 9.68, deliveryFeeTotal: 0, total: 74.18 }, 0],
  [false, [34.5], { subtotal: 34.5, taxTotal: 5.18, deliveryFeeTotal: 4.99, total: 44.67 }, 5.5],
  [false, [30, 20], { subtotal: 50, taxTotal: 7.5, deliveryFeeTotal: 4.99, total: 62.49 }, 0],
  [true, [34.5], { subtotal: 34.5, taxTotal: 5.18, deliveryFeeTotal: 0, total: 39.68 }, 5.5],
])(
  'D-26 by a member: %s, a first order of %j costs %j, and lacks %d dollars to the minimum',
  (isMember, prices, due, missing) => {
    const provider = buildProvider({ deliveryFee: fee, taxRate: 0.15, deliveryTotalMinimum: 40 });
    const totals = firstOrderTotals(prices.map(item), { provider, isMember });
    expect(totals).toMatchObject({ subtotal: due.subtotal, due, missing });
  },
);

test('without a dispensary, only the subtotal is known', () => {
  expect(firstOrderTotals([item(30), item(34.5)], { provider: null, isMember: false })).toEqual({
    subtotal: 64.5,
    due: null,
    missing: 0,
  });
});
