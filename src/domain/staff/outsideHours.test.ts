import { describe, expect, test } from 'vitest';
import { isOutsideHours } from './outsideHours';

const hours = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };
const shorter = { ...hours, close: '17:30' };
const opening = {
  timezone: 'America/Los_Angeles',
  week: { Wed: hours, Thu: hours },
  days: new Map([
    ['2026-07-02', null],
    ['2026-07-03', shorter],
  ]),
};
const slot = (start: string) => ({ start: new Date(start), end: new Date(Date.parse(start) + 3_600_000) });

describe('a window is outside the hours', () => {
  test.each([
    ['the first window of the day', '2026-07-01T17:00:00Z', false],
    ['the last window of the day', '2026-07-02T02:00:00Z', false],
    ['before opening', '2026-07-01T16:30:00Z', true],
    ['ends after closing', '2026-07-02T02:30:00Z', true],
    ['on a weekday without hours', '2026-07-04T19:00:00Z', true],
    ['on a day that is closed as an exception', '2026-07-02T19:00:00Z', true],
    ['within the hours of an exception on a day without usual hours', '2026-07-03T22:00:00Z', false],
    ['after the closing time of an exception', '2026-07-04T00:00:00Z', true],
  ])('%s', (_, start, expected) => {
    expect(isOutsideHours(opening, slot(start))).toBe(expected);
  });
});
