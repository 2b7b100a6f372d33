import { expect, test } from 'vitest';
import { windowCountdown } from './windowCountdown';

const slot = { start: '2026-11-03T18:00:00.000Z', end: '2026-11-03T19:00:00.000Z' };

test.each([
  ['2026-10-30T17:00:00.000Z', 'in 4 days', 'later'],
  ['2026-11-03T16:55:00.000Z', 'in 1 h 5 min', 'later'],
  ['2026-11-03T16:00:00.000Z', 'in 2 h', 'later'],
  ['2026-11-03T17:15:00.000Z', 'in 45 min', 'soon'],
  ['2026-11-03T17:59:30.000Z', 'in 1 min', 'soon'],
  ['2026-11-03T18:00:00.000Z', 'now, 1 h left', 'now'],
  ['2026-11-03T18:35:00.000Z', 'now, 25 min left', 'now'],
  ['2026-11-03T19:00:00.000Z', '0 min late', 'late'],
  ['2026-11-03T19:12:00.000Z', '12 min late', 'late'],
])('at %s an order for 18:00 to 19:00 is due %s', (now, text, state) => {
  expect(windowCountdown({ status: 'PACKED', slot, eta: null }, new Date(now))).toEqual({ text, state });
});

const eta = { start: '2026-11-03T19:10:00.000Z', end: '2026-11-03T19:40:00.000Z' };

test.each([
  ['PACKED', eta, 'now, 20 min left', 'now'],
  ['PACKED', null, '20 min late', 'late'],
  ['READY_PICKUP', null, '20 min past its window', 'now'],
] as const)('S2-74 at 19:20 an order that is %s, with the estimate %o, is “%s”', (status, estimate, text, state) => {
  expect(windowCountdown({ status, slot, eta: estimate }, new Date('2026-11-03T19:20:00.000Z'))).toEqual({
    text,
    state,
  });
});
