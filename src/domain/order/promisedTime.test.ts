import { describe, expect, test } from 'vitest';
import { orderStatuses } from './orderStatus';
import { isOrderLate, promisedTime } from './promisedTime';

const slot = { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:00:00.000Z' };
const eta = { start: '2026-12-01T19:10:00.000Z', end: '2026-12-01T19:40:00.000Z' };
const at = (time: string) => new Date(`2026-12-01T${time}:00.000Z`);

test('S2-74 an estimate replaces the window as the promised time', () => {
  expect(promisedTime({ slot, eta: null })).toBe(slot);
  expect(promisedTime({ slot, eta })).toBe(eta);
});

describe('S2-74 an order is late once its promised time has passed', () => {
  test.each([
    ['within the window', null, '18:59', false],
    ['at the end of the window', null, '19:00', false],
    ['after the window, without an estimate', null, '19:01', true],
    ['after the window, before the end of the estimate', eta, '19:30', false],
    ['after the estimate', eta, '19:41', true],
  ] as const)('%s', (_when, estimate, time, expected) => {
    expect(isOrderLate({ status: 'PACKED', slot, eta: estimate }, at(time))).toBe(expected);
  });

  test('not while the dispensary waits for the shopper, nor after the end', () => {
    const late = orderStatuses.filter((status) => isOrderLate({ status, slot, eta: null }, at('23:00')));
    expect(late).toEqual(['PLACED', 'ACCEPTED', 'PACKED', 'ON_THE_WAY']);
  });
});
