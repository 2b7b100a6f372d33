import { describe, expect, test } from 'vitest';
import { isFinalStatus, orderStatuses } from '../order/orderStatus';
import { boardColumns, nextOrderStep, endingStatuses } from './orderSteps';

describe('what a clerk can do with an order', () => {
  test.each([
    ['delivery', 'PLACED', 'Accept', ['DECLINED', 'CANCELLED']],
    ['delivery', 'ACCEPTED', 'Pack', ['CANCELLED']],
    ['delivery', 'PACKED', 'Send out', ['CANCELLED']],
    ['delivery', 'ON_THE_WAY', 'Complete', ['CANCELLED']],
    ['pickup', 'PACKED', 'Ready', ['CANCELLED']],
    ['pickup', 'READY_PICKUP', 'Complete', ['CANCELLED']],
    ['delivery', 'COMPLETED', undefined, []],
    ['delivery', 'DECLINED', undefined, []],
    ['pickup', 'CANCELLED', undefined, []],
  ] as const)('a %s that is %s: %s', (orderType, status, label, out) => {
    expect(nextOrderStep({ orderType, status })?.label).toBe(label);
    expect(endingStatuses({ orderType, status })).toEqual(out);
  });

  test('every open status has one column', () => {
    const shown = boardColumns.flatMap(({ statuses }): readonly string[] => statuses).sort();
    expect(shown).toEqual(orderStatuses.filter((status) => !isFinalStatus(status)).sort());
  });
});
