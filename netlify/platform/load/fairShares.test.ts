import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFairShares, type FairShares } from './fairShares';

function fill(shares: FairShares, address: string): number {
  let count = 0;
  for (; shares.hasRoom(address); count += 1) shares.add(address);
  return count;
}

describe('shares of client addresses', () => {
  test.each([
    [60, [45, 11, 3, 1, 0]],
    [40, [30, 7, 2, 1, 0]],
    [5_000, [3_750, 937, 234, 59, 15]],
    [1, [1, 0]],
  ])('of %i, addresses that take all they can get have %j', (capacity, expected) => {
    const shares = createFairShares(capacity);
    expect(expected.map((_, at) => fill(shares, `address ${at}`))).toEqual(expected);
  });

  test('all addresses of a /48 of IPv6 together leave a seventh to others', () => {
    const shares = createFairShares(60);
    const rotated = Array.from({ length: 100 }, (_, at) => fill(shares, `2001:db8:7:${at.toString(16)}::/64`));
    expect(rotated.reduce((sum, count) => sum + count)).toBe(51);
    expect([fill(shares, '2001:db8:8:1::/64'), fill(shares, '203.0.113.9')]).toEqual([6, 2]);
  });

  test('an address that had more than its share gets nothing until it is below it', () => {
    const shares = createFairShares(8);
    fill(shares, 'a');
    shares.add('b');
    shares.remove('a');
    expect([shares.hasRoom('a'), shares.hasRoom('b'), shares.hasRoom('c')]).toEqual([false, true, true]);
  });

  test('bytes are shared alike', () => {
    const shares = createFairShares(100);
    expect([shares.hasRoom('a', 100), shares.hasRoom('a', 101)]).toEqual([true, false]);
    shares.add('a', 70);
    expect([shares.hasRoom('a', 5), shares.hasRoom('a', 6), shares.hasRoom('b', 30)]).toEqual([true, false, true]);
  });

  test('never more than the whole is held, and what is given back can be taken again', () => {
    const step = fc.record({ address: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.array(step), (capacity, steps) => {
        const shares = createFairShares(capacity);
        const granted = steps.filter(({ address, amount }) => {
          if (!shares.hasRoom(address, amount)) return false;
          shares.add(address, amount);
          expect(shares.total()).toBeLessThanOrEqual(capacity);
          return true;
        });
        granted.forEach(({ address, amount }) => shares.remove(address, amount));
        expect([shares.total(), shares.hasRoom('a', capacity)]).toEqual([0, true]);
      }),
    );
  });
});
