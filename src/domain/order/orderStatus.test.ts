import { describe, expect, test } from 'vitest';
import { canMoveOrder, isFinalStatus, orderPath, orderStatuses, orderTypes, type OrderActor } from './orderStatus';

// Lists every transition that D-14 allows. All others are rejected.
const byDispensary = {
  delivery: [
    'PLACED ACCEPTED',
    'ACCEPTED PACKED',
    'PACKED ON_THE_WAY',
    'ON_THE_WAY COMPLETED',
    'PLACED DECLINED',
    'PLACED CANCELLED',
    'ACCEPTED CANCELLED',
    'PACKED CANCELLED',
    'ON_THE_WAY CANCELLED',
  ],
  pickup: [
    'PLACED ACCEPTED',
    'ACCEPTED PACKED',
    'PACKED READY_PICKUP',
    'READY_PICKUP COMPLETED',
    'PLACED DECLINED',
    'PLACED CANCELLED',
    'ACCEPTED CANCELLED',
    'PACKED CANCELLED',
    'READY_PICKUP CANCELLED',
  ],
};
const allowed: Record<OrderActor, Record<'delivery' | 'pickup', string[]>> = {
  dispensary: byDispensary,
  shopper: { delivery: ['PLACED CANCELLED'], pickup: ['PLACED CANCELLED'] },
};

describe('D-14 order status transitions', () => {
  const moves = (['shopper', 'dispensary'] as const).flatMap((actor) =>
    orderTypes.flatMap((type) =>
      orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ actor, type, from, to }))),
    ),
  );

  test('S4-01 D-14 the table covers 8 × 8 × 2 transitions for both actors', () => {
    expect(moves).toHaveLength(256);
    expect(moves.filter(({ actor, type, from, to }) => allowed[actor][type].includes(`${from} ${to}`))).toHaveLength(
      20,
    );
  });

  test.each(moves)('D-14 $actor moves $type from $from to $to', ({ actor, type, from, to }) => {
    expect(canMoveOrder(type, { from, to }, actor)).toBe(allowed[actor][type].includes(`${from} ${to}`));
  });

  test('D-14 the path of each type can be followed from start to end', () => {
    for (const type of orderTypes) {
      const path = orderPath[type];
      path
        .slice(1)
        .forEach((to, index) => expect(canMoveOrder(type, { from: path[index]!, to }, 'dispensary')).toBe(true));
      expect(isFinalStatus(path.at(-1)!)).toBe(true);
    }
  });

  test('S4-01 exactly COMPLETED, DECLINED and CANCELLED are final', () => {
    expect(orderStatuses.filter(isFinalStatus)).toEqual(['COMPLETED', 'DECLINED', 'CANCELLED']);
  });
});
