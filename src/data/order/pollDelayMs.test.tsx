import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { orderPollDelayMs, pollDelayMs } from './pollDelayMs';

const at = (dataUpdatedAt: number, errorUpdatedAt = 0) => ({ dataUpdatedAt, errorUpdatedAt });

describe('S2-74 the polling interval of an open order', () => {
  test.each([
    ['successful', at(100_000), 3000],
    ['after a past error', at(100_000, 90_000), 3000],
    ['after a first failure', at(100_000, 101_000), 3000],
    ['failing for ten seconds', at(100_000, 110_000), 10_000],
    ['failing for an hour', at(100_000, 3_700_000), 30_000],
    ['never had', at(0, 100_000), 30_000],
  ])('%s: after %j', (_, state, wait) => expect(pollDelayMs(state, 3000)).toBe(wait));

  const placedAt = '2026-11-03T18:00:00.000Z';
  test.each<[OrderStatus, number, number]>([
    ['PLACED', 0, 3000],
    ['ACCEPTED', 119, 3000],
    ['PLACED', 120, 15_000],
    ['PACKED', 3600, 15_000],
    ['READY_PICKUP', 3600, 15_000],
    ['ON_THE_WAY', 3600, 3000],
  ])('%s, %i seconds after it was placed, is polled every %i ms', (status, seconds, wait) => {
    const now = Date.parse(placedAt) + seconds * 1000;
    expect(orderPollDelayMs({ ...at(now), data: { status, placedAt } }, now)).toBe(wait);
  });

  test('is short until there is an order', () => {
    expect(orderPollDelayMs({ ...at(0), data: undefined }, 0)).toBe(3000);
  });
});
