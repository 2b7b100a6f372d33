import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingState } from './storeHours';
import type { Store } from './storeSchema';
import { weekdays } from '../../time/weekdays';
import { addDays } from '../../time/calendarDay';
import { instantOf, zonedDay } from '../../time/zonedTime';

const daily = (open: string, close: string): Store['hours'] =>
  Object.fromEntries(weekdays.map((day) => [day, { open, close }]));
const shop = (hours: Store['hours'], timezone = 'America/Los_Angeles', exceptions?: Store['exceptions']) => ({
  hours,
  timezone,
  exceptions,
});
const nine = { open: '09:00', close: '21:00' };
const weekdaysOnly = { Mon: nine, Tue: nine, Wed: nine, Thu: nine, Fri: nine };

/** Formats a state with the day of the next opening or closing: 'open until 21:00 +0 Thu'. */
function stateText(store: ReturnType<typeof shop>, now: string): string {
  const state = openingState(store, new Date(now));
  const time = state.isOpen ? state.closes : state.opens;
  const when = time ? `${time.clock} +${time.daysAhead} ${weekdays[time.weekday]}` : 'never';
  return `${state.isOpen ? 'open until' : 'closed until'} ${when}`;
}

// 8 July 2026 is a Wednesday; Los Angeles is 7 hours behind UTC in summer.
describe('S2-78 a store is', () => {
  test.each([
    ['before it opens', daily('09:00', '21:00'), '2026-07-08T15:59:59Z', 'closed until 09:00 +0 Wed'],
    ['as it opens', daily('09:00', '21:00'), '2026-07-08T16:00:00Z', 'open until 21:00 +0 Wed'],
    ['a second before it closes', daily('09:00', '21:00'), '2026-07-09T03:59:59Z', 'open until 21:00 +0 Wed'],
    ['as it closes', daily('09:00', '21:00'), '2026-07-09T04:00:00Z', 'closed until 09:00 +1 Thu'],
    ['on Friday night', weekdaysOnly, '2026-07-11T05:00:00Z', 'closed until 09:00 +3 Mon'],
    ['on Sunday', weekdaysOnly, '2026-07-12T19:00:00Z', 'closed until 09:00 +1 Mon'],
    ['on the day after its only one', { Tue: nine }, '2026-07-08T19:00:00Z', 'closed until 09:00 +6 Tue'],
    ['on the evening of its only one', { Wed: nine }, '2026-07-09T04:30:00Z', 'closed until 09:00 +7 Wed'],
    ['without any hours', {}, '2026-07-08T19:00:00Z', 'closed until never'],
    ['with hours past midnight, late', daily('18:00', '02:00'), '2026-07-09T06:30:00Z', 'open until 02:00 +1 Thu'],
    ['with hours past midnight, early', daily('18:00', '02:00'), '2026-07-09T08:30:00Z', 'open until 02:00 +0 Thu'],
    ['with hours past midnight, by day', daily('18:00', '02:00'), '2026-07-09T09:00:00Z', 'closed until 18:00 +0 Thu'],
    ['until midnight', daily('10:00', '00:00'), '2026-07-09T06:59:59Z', 'open until 00:00 +1 Thu'],
    ['at midnight', daily('10:00', '00:00'), '2026-07-09T07:00:00Z', 'closed until 10:00 +0 Thu'],
    ['around the clock', daily('00:00', '00:00'), '2026-07-08T19:00:00Z', 'open until never'],
    [
      'around the clock until Sunday',
      { ...daily('00:00', '00:00'), Sun: undefined },
      '2026-07-08T19:00:00Z',
      'open until 00:00 +4 Sun',
    ],
    [
      'open through a night into the next morning',
      { Wed: { open: '20:00', close: '09:00' }, Thu: nine },
      '2026-07-09T04:00:00Z',
      'open until 21:00 +1 Thu',
    ],
  ])('%s', (_, hours, now, expected) => {
    expect(stateText(shop(hours), now)).toBe(expected);
  });

  test.each([
    ['America/Los_Angeles', 'closed until 09:00 +0 Wed'],
    ['America/Denver', 'open until 21:00 +0 Wed'],
    ['America/New_York', 'open until 21:00 +0 Wed'],
    // Newfoundland is half an hour ahead of Halifax.
    ['America/St_Johns', 'open until 21:00 +0 Wed'],
  ])('judged in its own time zone: at 15:30 UTC in %s', (timezone, expected) => {
    expect(stateText(shop(daily('09:00', '21:00'), timezone), '2026-07-08T15:30:00Z')).toBe(expected);
  });

  test.each([
    ['11:29:59', 'closed until 09:00 +0 Wed'],
    ['11:30:00', 'open until 21:00 +0 Wed'],
  ])('accurate to Newfoundland’s half hour: at %s UTC', (time, expected) => {
    expect(stateText(shop(daily('09:00', '21:00'), 'America/St_Johns'), `2026-07-08T${time}Z`)).toBe(expected);
  });

  // In 2026, clocks skip 02:00–03:00 on 8 March and repeat 01:00–02:00 on 1 November.
  test.each([
    [
      'open at nine before the clocks go forward',
      daily('09:00', '21:00'),
      '2026-03-07T17:00:00Z',
      'open until 21:00 +0 Sat',
    ],
    ['not yet open the day after', daily('09:00', '21:00'), '2026-03-08T15:59:59Z', 'closed until 09:00 +0 Sun'],
    ['open an hour earlier in UTC', daily('09:00', '21:00'), '2026-03-08T16:00:00Z', 'open until 21:00 +0 Sun'],
    ['open through the skipped hour', daily('18:00', '04:00'), '2026-03-08T10:30:00Z', 'open until 04:00 +0 Sun'],
    [
      'closed if the hours fall entirely in the skipped hour',
      { Sun: { open: '02:30', close: '03:00' } },
      '2026-03-08T10:10:00Z',
      'closed until 02:30 +7 Sun',
    ],
    ['open through the doubled hour', daily('18:00', '04:00'), '2026-11-01T09:30:00Z', 'open until 04:00 +0 Sun'],
    [
      'closed at the first occurrence of two o’clock',
      daily('18:00', '02:00'),
      '2026-11-01T10:00:00Z',
      'closed until 18:00 +0 Sun',
    ],
    ['open in the second half past one', daily('18:00', '02:00'), '2026-11-01T09:30:00Z', 'open until 02:00 +0 Sun'],
    [
      'not yet open after the clocks go back',
      daily('09:00', '21:00'),
      '2026-11-01T16:59:59Z',
      'closed until 09:00 +0 Sun',
    ],
    ['open an hour later in UTC', daily('09:00', '21:00'), '2026-11-01T17:00:00Z', 'open until 21:00 +0 Sun'],
  ])('across a clock change: %s', (_, hours, now, expected) => {
    expect(stateText(shop(hours), now)).toBe(expected);
  });

  test('open or closed until the time it shows, and the opposite from then on', () => {
    const clock = fc
      .integer({ min: 0, max: 95 })
      .map(
        (quarter) =>
          `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
      );
    const week = fc.record(Object.fromEntries(weekdays.map((day) => [day, fc.record({ open: clock, close: clock })])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(
        week,
        fc.constantFrom('America/Los_Angeles', 'America/St_Johns', 'America/Phoenix', 'Australia/Lord_Howe'),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        (hours, timezone, now) => {
          const store = shop(hours, timezone);
          const state = openingState(store, now);
          const next = state.isOpen ? state.closes : state.opens;
          if (!next) return;
          expect(next.at).toBeGreaterThan(now.getTime());
          expect(openingState(store, new Date(next.at - 1)).isOpen).toBe(state.isOpen);
          expect(openingState(store, new Date(next.at)).isOpen).toBe(!state.isOpen);
          const day = addDays(zonedDay(now, timezone), next.daysAhead);
          expect([instantOf(day, next.clock, timezone), day.weekday]).toEqual([next.at, next.weekday]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('S2-78 on a date with other hours', () => {
  const holidays = [
    { day: '2026-07-08', hours: { open: '12:00', close: '16:00' } },
    { day: '2026-07-09', hours: null },
  ];
  test.each([
    ['before the later opening', '2026-07-08T17:00:00Z', 'closed until 12:00 +0 Wed'],
    ['until the earlier closing', '2026-07-08T20:00:00Z', 'open until 16:00 +0 Wed'],
    ['the next day is skipped if it is closed', '2026-07-08T23:30:00Z', 'closed until 09:00 +2 Fri'],
  ])('%s', (_, now, expected) => {
    expect(stateText(shop(daily('09:00', '21:00'), 'America/Los_Angeles', holidays), now)).toBe(expected);
  });
});
