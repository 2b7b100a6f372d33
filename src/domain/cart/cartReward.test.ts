import { expect, test } from 'vitest';
import { buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { cartReward, type CartReward } from './cartReward';

const provider = buildProvider({ deliveryTotalMinimum: 40, taxRate: 0.1 });

test.each<[string, number, number, CartReward | null]>([
  ['S8-12 no credit', 10, 0, null],
  ['S8-12 credit under the minimum', 39.99, 10, { kind: 'under-minimum', minimumTotal: 40 }],
  ['D-34 credit at the minimum', 40, 10, { kind: 'usable', amount: 10 }],
  ['D-34 more credit than the order costs', 40, 100, { kind: 'usable', amount: 49 }],
])('%s', (_, subtotal, balance, expected) => {
  expect(cartReward({ subtotal, balance, provider })).toEqual(expected);
});
