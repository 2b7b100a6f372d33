import { describe, expect, test } from 'vitest';
import { buildCartItem, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { cartObstacle, type CartObstacle } from './cartObstacle';
import { cartTotals } from './cartTotals';

type Situation = Parameters<typeof cartObstacle>[0];

const fine: Situation = {
  totals: cartTotals([buildCartItem({ quantity: 2 })]),
  hasAddress: true,
  provider: buildProvider(),
  isOnline: true,
  isLoading: false,
  hasFailed: false,
  isKnown: true,
  hasAvailable: true,
};
const nothingKnown = { provider: null, isKnown: false } as const;

describe('S4-21 what blocks placing an order', () => {
  test.each<[string, Partial<Situation>, CartObstacle | null]>([
    ['S4-21 nothing', {}, null],
    ['S4-13 an empty cart, even without a network', { totals: cartTotals([]), isOnline: false }, 'EMPTY_CART'],
    ['S4-09 no address', { ...nothingKnown, hasAddress: false }, 'NO_DELIVERY_ADDRESS'],
    ['S4-10 no dispensary', { provider: null }, 'UNAVAILABLE_DELIVERY_ADDRESS'],
    ['S4-11 too little', { provider: buildProvider({ deliveryTotalMinimum: 61 }) }, 'UNDER_MINIMUM_TOTAL'],
    ['S4-12 too much', { provider: buildProvider({ purchaseLimitConcentratedWeight: 1 }) }, 'OVER_THC_TOTAL_LIMIT'],
    [
      'D-40 too much concentrate',
      {
        totals: { ...fine.totals, oilGrams: 9 },
        provider: buildProvider({ purchaseLimitOilGrams: 8 }),
      },
      'OVER_OIL_TOTAL_LIMIT',
    ],
    ['S4-21 no item is available', { hasAvailable: false }, 'NONE_AVAILABLE'],
    ['S4-21 loading', { ...nothingKnown, isLoading: true }, 'LOADING'],
    ['S8-06 a look-up that failed', { ...nothingKnown, hasFailed: true }, 'FAILED'],
    ['S8-06 a dispensary whose products are unknown', { hasFailed: true }, 'FAILED'],
    ['offline, with everything loaded', { isOnline: false }, 'OFFLINE'],
    ['offline, with nothing loaded: not out of range', { ...nothingKnown, isOnline: false }, 'OFFLINE'],
    ['requests waiting for the network', nothingKnown, 'OFFLINE'],
    ['S4-21 a dispensary whose products wait for the network', { isKnown: false }, 'OFFLINE'],
  ])('%s', (_, change, expected) => {
    expect(cartObstacle({ ...fine, ...change })).toBe(expected);
  });
});
