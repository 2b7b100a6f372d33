import { expect, test } from 'vitest';
import { fairLimits, fullHolder, openPlaces, type FairHolder } from './fairLimits';

const none = { account: 0, door: 0, phone: 0, id: 0 };

test.each<[Partial<typeof none>, FairHolder | null]>([
  [{}, null],
  [{ account: 2, door: 3, phone: 5, id: 11 }, null],
  [{ account: 3 }, 'account'],
  [{ door: 4 }, 'door'],
  [{ phone: 6 }, 'phone'],
  [{ id: 12 }, 'id'],
  // The account first: its own orders are what a shopper can do something about.
  [{ account: 3, door: 4, phone: 6, id: 12 }, 'account'],
  [{ door: 9, id: 12 }, 'door'],
])('D-16 with %j open orders, %s is full', (open, holder) => {
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
])('D-16 D-18 of %i places of a window a new account may take one of %i', (capacity, open) => {
  expect(openPlaces(capacity, fairLimits, false)).toBe(open);
  expect(openPlaces(capacity, fairLimits, true)).toBe(capacity);
});
