import { expect, test } from 'vitest';
import { fairLimits, fullHolder, availablePlaces, type FairHolder } from './fairLimits';

const none = { account: 0, door: 0, phone: 0, id: 0 };

test.each<[Partial<typeof none>, FairHolder | null]>([
  [{}, null],
  [{ account: 2, door: 3, phone: 5, id: 11 }, null],
  [{ account: 3 }, 'account'],
  [{ door: 4 }, 'door'],
  [{ phone: 6 }, 'phone'],
  [{ id: 12 }, 'id'],
  // The account comes first because shoppers can do something about their own orders.
  [{ account: 3, door: 4, phone: 6, id: 12 }, 'account'],
  [{ door: 9, id: 12 }, 'door'],
])('D-16 with %j open orders, the holder at its limit is %s', (open, holder) => {
  expect(fullHolder({ ...none, ...open }, fairLimits)).toBe(holder);
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
  expect(availablePlaces(capacity, fairLimits, false)).toBe(open);
  expect(availablePlaces(capacity, fairLimits, true)).toBe(capacity);
});
