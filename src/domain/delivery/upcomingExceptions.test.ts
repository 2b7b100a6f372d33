import { expect, test } from 'vitest';
import { upcomingExceptions } from './upcomingExceptions';
import { isoDay } from '../time/calendarDay';

const exceptions = [
  '2027-01-18',
  '2026-12-31',
  '2027-01-01',
  '2026-11-26',
  '2026-12-24',
  '2026-11-25',
  '2026-12-25',
  '2026-11-24',
].map((day) => ({
  day,
  reason: day === '2026-11-26' ? 'Thanksgiving' : undefined,
}));
const rules = (timezone: string) => ({
  timezone,
  exceptions,
  hoursOn: ({ day }: { day: number }) => (day === 24 ? { open: '10:00', close: '16:00' } : null),
});
const daysAt = (now: string, from: 'today' | 'tomorrow', timezone = 'America/Los_Angeles') =>
  upcomingExceptions(rules(timezone), new Date(now), from).map(({ day }) => isoDay(day));

test('S3-08 the next five dates with other hours, soonest first, with hours, weekday and reason', () => {
  expect(upcomingExceptions(rules('America/Los_Angeles'), new Date('2026-11-25T20:00:00Z'), 'tomorrow')).toEqual([
    { day: { year: 2026, month: 11, day: 26, weekday: 4 }, hours: null, reason: 'Thanksgiving' },
    { day: { year: 2026, month: 12, day: 24, weekday: 4 }, hours: { open: '10:00', close: '16:00' }, reason: '' },
    { day: { year: 2026, month: 12, day: 25, weekday: 5 }, hours: null, reason: '' },
    { day: { year: 2026, month: 12, day: 31, weekday: 4 }, hours: null, reason: '' },
    { day: { year: 2027, month: 1, day: 1, weekday: 5 }, hours: null, reason: '' },
  ]);
});

test('S9-03 today is the place’s own day', () => {
  // 10 PM on November 25 in Los Angeles, 1 AM on November 26 in New York.
  const now = '2026-11-26T06:00:00Z';
  expect(daysAt(now, 'today')[0]).toBe('2026-11-25');
  expect(daysAt(now, 'tomorrow')[0]).toBe('2026-11-26');
  expect(daysAt(now, 'today', 'America/New_York')[0]).toBe('2026-11-26');
  expect(daysAt(now, 'tomorrow', 'America/New_York')[0]).toBe('2026-12-24');
});

test('after the last date there are none', () => {
  expect(daysAt('2027-01-19T12:00:00Z', 'today')).toEqual([]);
});
