import { fromZonedTime, toZonedTime } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, instantOf, zonedDay, type ZonedDay } from './zonedTime';

const zones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/New_York',
  'America/Toronto',
  'America/Edmonton',
  'America/Phoenix',
  'UTC',
];
const two = (value: number) => String(value).padStart(2, '0');
const isoDay = ({ year, month, day }: ZonedDay) => `${year}-${two(month)}-${two(day)}`;
const dayOf = (iso: string): ZonedDay => {
  const date = new Date(`${iso}T00:00:00Z`);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
};

describe('D-18 wall clocks and instants', () => {
  test.each([
    ['2026-07-01', '09:00', 'America/Los_Angeles', '2026-07-01T16:00:00.000Z'],
    ['2026-12-01', '09:00', 'America/Los_Angeles', '2026-12-01T17:00:00.000Z'],
    ['2026-12-31', '23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
    // On 8 March 2026 clocks skip 02:00–03:00. Skipped times use the offset before the change.
    ['2026-03-08', '01:59', 'America/Los_Angeles', '2026-03-08T09:59:00.000Z'],
    ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
    ['2026-03-08', '03:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
    ['2026-03-08', '00:00', 'America/Denver', '2026-03-08T07:00:00.000Z'],
    // On 1 November 2026 clocks repeat 01:00–02:00. Repeated times mean the first occurrence.
    ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
    ['2026-11-01', '02:00', 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
    ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
  ])('D-18 %s %s in %s is %s', (day, clock, zone, instant) => {
    expect(new Date(instantOf(dayOf(day), clock, zone)).toISOString()).toBe(instant);
  });

  test('D-18 matches date-fns-tz outside the hours of a clock change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4000 }),
        fc.integer({ min: 3 * 60, max: 23 * 60 + 59 }),
        (zone, days, minutes) => {
          const day = addDays(dayOf('2020-01-01'), days);
          const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
          expect(instantOf(day, clock, zone)).toBe(fromZonedTime(`${isoDay(day)}T${clock}:00`, zone).getTime());
        },
      ),
      { numRuns: 500 },
    );
  });

  test('D-18 the calendar day of any instant matches date-fns-tz', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
        (zone, at) => {
          const wall = toZonedTime(at, zone);
          expect(zonedDay(at, zone)).toEqual({
            year: wall.getFullYear(),
            month: wall.getMonth() + 1,
            day: wall.getDate(),
            weekday: wall.getDay(),
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s plus %i days is %s', (day, count, later) => {
    expect(addDays(dayOf(day), count)).toEqual(dayOf(later));
  });
});
