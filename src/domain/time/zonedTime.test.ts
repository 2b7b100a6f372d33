import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { addDays, isoDay, parseDay } from './calendarDay';
import { instantOf, instantsOf, zonedClock, zonedDay } from './zonedTime';

const zones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/New_York',
  'America/Toronto',
  'America/Edmonton',
  'America/Phoenix',
  'UTC',
];
/** The computer's time zones. Their clocks change together with the dispensaries', at other times, or never. */
const machines = ['UTC', 'America/Los_Angeles', 'America/Toronto', 'Europe/Paris', 'Australia/Sydney', 'Asia/Kolkata'];
const machine = process.env.TZ;

afterEach(() => {
  process.env.TZ = machine;
});

/** Formats an instant as a clock in the zone shows it, such as '2026-11-01 01:30'. */
const wallFormats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
const wallOf = (instant: number, zone: string) => wallFormats.get(zone)!.format(instant);

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clocks = fc.tuple(fc.nat(23), fc.nat(59)).map(([hours, minutes]) => `${twoDigits(hours)}:${twoDigits(minutes)}`);
/** Every fourth day is one on which clocks change somewhere. */
const days = fc.oneof(
  { weight: 3, arbitrary: fc.nat(4000).map((count) => isoDay(addDays(parseDay('2020-01-01'), count))) },
  { weight: 1, arbitrary: fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2026-10-04', '2026-03-29') },
);

describe('D-18 wall clocks and instants', () => {
  describe.each(machines)('on a computer in %s', (zoneOfMachine) => {
    test.each([
      ['2026-07-01', '09:00', 'America/Los_Angeles', '2026-07-01T16:00:00.000Z'],
      ['2026-12-01', '09:00', 'America/Los_Angeles', '2026-12-01T17:00:00.000Z'],
      ['2026-12-31', '23:30', 'America/New_York', '2027-01-01T04:30:00.000Z'],
      // On 8 March 2026 clocks skip 02:00–03:00. Skipped times use the offset before the change.
      ['2026-03-08', '01:59', 'America/Los_Angeles', '2026-03-08T09:59:00.000Z'],
      ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'],
      ['2026-03-08', '02:30', 'America/Toronto', '2026-03-08T07:30:00.000Z'],
      ['2026-03-08', '02:30', 'America/Phoenix', '2026-03-08T09:30:00.000Z'],
      ['2026-03-08', '03:00', 'America/Los_Angeles', '2026-03-08T10:00:00.000Z'],
      ['2026-03-08', '00:00', 'America/Denver', '2026-03-08T07:00:00.000Z'],
      // On 1 November 2026 clocks repeat 01:00–02:00. Repeated times mean the first occurrence.
      ['2026-11-01', '01:30', 'America/Los_Angeles', '2026-11-01T08:30:00.000Z'],
      ['2026-11-01', '02:00', 'America/Los_Angeles', '2026-11-01T10:00:00.000Z'],
      ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
    ])('D-18 %s %s in %s is %s', (day, clock, zone, instant) => {
      process.env.TZ = zoneOfMachine;
      expect(new Date(instantOf(parseDay(day), clock, zone)).toISOString()).toBe(instant);
    });

    test('D-18 a time is at every instant at which a clock in the zone shows it, and at no other', () => {
      process.env.TZ = zoneOfMachine;
      fc.assert(
        fc.property(fc.constantFrom(...zones), days, clocks, (zone, day, clock) => {
          const utc = Date.parse(`${day}T${clock}Z`);
          const expected = Array.from({ length: 13 }, (_, hours) => utc + hours * 3_600_000).filter(
            (instant) => wallOf(instant, zone) === `${day} ${clock}`,
          );
          expect(instantsOf(parseDay(day), clock, zone)).toEqual(expected);
        }),
        { numRuns: 300 },
      );
    });

    test('D-18 the day of any instant is what a clock in the zone shows', () => {
      process.env.TZ = zoneOfMachine;
      fc.assert(
        fc.property(
          fc.constantFrom(...zones),
          fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true }),
          (zone, instant) => {
            const day = wallOf(instant.getTime(), zone).slice(0, 10);
            expect(zonedDay(instant, zone)).toEqual(parseDay(day));
          },
        ),
        { numRuns: 200 },
      );
    });
  });

  test('D-18 the clock of an instant', () => {
    expect(zonedClock(new Date('2026-11-01T09:30:00Z'), 'America/Los_Angeles')).toBe('01:30');
    expect(zonedClock(new Date('2026-12-01T17:05:59Z'), 'America/Los_Angeles')).toBe('09:05');
  });
});
