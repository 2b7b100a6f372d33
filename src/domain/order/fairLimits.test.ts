import { expect, test } from 'vitest';
import { fairLimits, exceededScope, availableCapacity, networkCapacity, type OrderLimitScope } from './fairLimits';

const none = { account: 0, door: 0, phone: 0, id: 0 };
const stranger = { hasCompletedOrder: false, hasVerifiedPhone: false };

test.each<[Partial<typeof none>, OrderLimitScope | null]>([
  [{}, null],
  [{ account: 2, door: 3, phone: 5, id: 11 }, null],
  [{ account: 3 }, 'account'],
  [{ door: 4 }, 'door'],
  [{ phone: 6 }, 'phone'],
  [{ id: 12 }, 'id'],
  // If several limits are reached, the account's is reported, because shoppers can change their own orders.
  [{ account: 3, door: 4, phone: 6, id: 12 }, 'account'],
  [{ door: 9, id: 12 }, 'door'],
])('D-16 with %j open orders, the holder at its limit is %s', (open, holder) => {
  expect(exceededScope({ ...none, ...open }, fairLimits, stranger)).toBe(holder);
});

test.each([
  { hasCompletedOrder: true, hasVerifiedPhone: false },
  { hasCompletedOrder: false, hasVerifiedPhone: true },
])('D-16 others’ orders to the door or with the number do not count against %j', (standing) => {
  expect(exceededScope({ ...none, door: 9, phone: 9 }, fairLimits, standing)).toBe(null);
  expect(exceededScope({ ...none, account: 3, door: 9 }, fairLimits, standing)).toBe('account');
  expect(exceededScope({ ...none, id: 12, door: 9 }, fairLimits, standing)).toBe('id');
});

test.each([
  [1, 1],
  [3, 3],
  [4, 3],
  [5, 4],
  [6, 5],
  [8, 6],
  [50, 38],
])('D-16 D-18 a window of %i places is full for a new account once %i are taken', (capacity, open) => {
  expect(availableCapacity(capacity, fairLimits, false)).toBe(open);
  expect(availableCapacity(capacity, fairLimits, true)).toBe(capacity);
});

test.each([
  [0, 4, 4],
  [9, 4, 4],
  [54, 13, 27],
  [400, 100, 200],
])('D-16 of %i places of a day, new customers of one network may hold %i, or %i', (places, plain, verified) => {
  expect(networkCapacity(places, fairLimits, { hasVerifiedPhone: false })).toBe(plain);
  expect(networkCapacity(places, fairLimits, { hasVerifiedPhone: true })).toBe(verified);
});
