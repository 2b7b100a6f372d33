import { expect, test } from 'vitest';
import { windowCountdown } from './windowCountdown';

const window = { start: '2026-11-03T18:00:00.000Z', end: '2026-11-03T19:00:00.000Z' };

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
  expect(windowCountdown(window, new Date(now))).toEqual({ text, state });
});
