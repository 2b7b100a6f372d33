import { expect, test } from 'vitest';
import { addDays, isoDay, parseDay } from './calendarDay';

test.each([
  ['2026-02-28', 1, '2026-03-01', 0],
  ['2028-02-28', 1, '2028-02-29', 2],
  ['2026-12-31', 1, '2027-01-01', 5],
  ['2026-03-08', 1, '2026-03-09', 1],
  ['2026-11-01', 1, '2026-11-02', 1],
  ['2026-03-01', -1, '2026-02-28', 6],
])('%s plus %i days is %s, weekday %i', (day, count, later, weekday) => {
  const sum = addDays(parseDay(day), count);
  expect([isoDay(sum), sum.weekday]).toEqual([later, weekday]);
});
