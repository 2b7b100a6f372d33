import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { formatInTimeZone, fromZonedTime, toZonedTime } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliverySlots } from './deliverySlots';
import { weekdays, type Weekday } from '../time/weekdays';
import type { DayHours } from './providerSchema';

type Rules = Parameters<typeof deliverySlots>[0];
const everyDay = (hours: DayHours) =>
  Object.fromEntries(weekdays.map((day) => [day, hours])) as Record<Weekday, DayHours>;
const hours: DayHours = { open: '09:00', close: '17:00', leadtime: 60, timeframe: 60 };
const rulesOf = (changes: Partial<Rules> = {}): Rules => ({
  timezone: 'America/Los_Angeles',
  deliveryTimes: everyDay(hours),
  deliveryAllowedDaysInAdvance: 1,
  deliveryMinimumDaysInAdvance: 0,
  fullSlots: [],
  exceptions: [],
  pause: null,
  ...changes,
});
const at = (wall: string, zone = 'America/Los_Angeles') => fromZonedTime(wall, zone);
const starts = (rules: Rules, now: Date) =>
  deliverySlots(rules, now).map(({ start }) => formatInTimeZone(start, rules.timezone, 'MM-dd HH:mm'));

/** The same rules implemented with another library, minute by minute instead of slot by slot. */
function oracle(rules: Rules, now: Date): { start: string; end: string }[] {
  const zone = rules.timezone;
  const today = toZonedTime(now, zone);
  const minimum = rules.deliveryMinimumDaysInAdvance;
  const found: { start: string; end: string }[] = [];
  for (let offset = 0; offset < minimum + rules.deliveryAllowedDaysInAdvance; offset += 1) {
    const date = format(addDays(today, offset), 'yyyy-MM-dd');
    const day = rules.deliveryTimes[format(addDays(today, offset), 'EEE') as Weekday];
    if (!day) continue;
    const open = fromZonedTime(`${date}T${day.open < '06:00' ? '06:00' : day.open}:00`, zone).getTime();
    const close = fromZonedTime(`${date}T${day.close > '22:00' ? '22:00' : day.close}:00`, zone).getTime();
    for (let minute = open; minute < close; minute += 60_000) {
      const end = minute + day.timeframe * 60_000;
      const isOnGrid = (minute - open) % (day.timeframe * 60_000) === 0;
      const isLateEnough = minimum > 0 ? offset >= minimum : minute > now.getTime() + day.leadtime * 60_000;
      if (isOnGrid && isLateEnough && end <= close)
        found.push({ start: new Date(minute).toISOString(), end: new Date(end).toISOString() });
    }
  }
  return found;
}

describe('S5-14 delivery slots', () => {
  test('S5-15 a slot starts later than now plus the lead time, not exactly then', () => {
    expect(starts(rulesOf(), at('2026-07-01T13:00:00'))).toEqual(['07-01 15:00', '07-01 16:00']);
    expect(starts(rulesOf(), at('2026-07-01T12:59:59'))).toEqual(['07-01 14:00', '07-01 15:00', '07-01 16:00']);
  });

  test('S5-15 with days in advance the first slot is the day’s first, regardless of lead time', () => {
    const rules = rulesOf({ deliveryMinimumDaysInAdvance: 1, deliveryTimes: everyDay({ ...hours, leadtime: 600 }) });
    expect(starts(rules, at('2026-07-01T20:00:00'))[0]).toBe('07-02 09:00');
    expect(starts(rules, at('2026-07-01T20:00:00'))).toHaveLength(8);
  });

  test('S5-16 the last slot ends by closing time', () => {
    const rules = rulesOf({ deliveryTimes: everyDay({ ...hours, close: '16:30' }) });
    expect(starts(rules, at('2026-07-01T05:00:00')).at(-1)).toBe('07-01 15:00');
  });

  test('S5-17 S9-03 one day by default, more if the provider allows it', () => {
    expect(starts(rulesOf(), at('2026-07-01T05:00:00')).every((start) => start.startsWith('07-01'))).toBe(true);
    const days = starts(rulesOf({ deliveryAllowedDaysInAdvance: 3 }), at('2026-07-01T05:00:00')).map((start) =>
      start.slice(0, 5),
    );
    expect([...new Set(days)]).toEqual(['07-01', '07-02', '07-03']);
  });

  test('D-18 nothing is delivered before 06:00 or after 22:00', () => {
    const rules = rulesOf({ deliveryTimes: everyDay({ open: '00:00', close: '23:59', leadtime: 0, timeframe: 60 }) });
    const found = starts(rules, at('2026-07-01T00:00:00'));
    expect([found[0], found.at(-1)]).toEqual(['07-01 06:00', '07-01 21:00']);
  });

  test('D-18 a full slot is marked as full', () => {
    const rules = rulesOf({ fullSlots: [at('2026-07-01T10:00:00').toISOString()] });
    const full = deliverySlots(rules, at('2026-07-01T05:00:00')).filter((slot) => slot.isFull);
    expect(full.map((slot) => slot.start)).toEqual([at('2026-07-01T10:00:00').toISOString()]);
  });

  test('a weekday without hours has no slots', () => {
    const { Wed: _, ...open } = everyDay(hours);
    expect(starts(rulesOf({ deliveryTimes: open }), at('2026-07-01T05:00:00'))).toEqual([]);
  });
});

describe('exceptions to the week', () => {
  const exception = (day: string, deliveryHours: DayHours | null) => ({
    day,
    deliveryHours,
    pickupHours: hours,
    reason: '',
  });
  const short: DayHours = { open: '12:00', close: '14:00', leadtime: 0, timeframe: 30 };
  const early = at('2026-07-01T05:00:00');

  test.each<[string, DayHours | null, string[]]>([
    ['a closed day has no slots', null, []],
    [
      'other hours replace the week’s, with their own lead time and length',
      short,
      ['12:00', '12:30', '13:00', '13:30'],
    ],
    ['other hours are limited by law', { ...short, open: '04:00', close: '06:30' }, ['06:00']],
  ])('%s', (_, deliveryHours, expected) => {
    const rules = rulesOf({ exceptions: [exception('2026-07-01', deliveryHours)] });
    expect(starts(rules, early)).toEqual(expected.map((time) => `07-01 ${time}`));
  });

  test('a weekday without deliveries can have some on one date', () => {
    const { Wed: _, ...others } = everyDay(hours);
    const rules = rulesOf({ deliveryTimes: others, exceptions: [exception('2026-07-01', short)] });
    expect(starts(rules, early)).toHaveLength(4);
  });

  test('only the exception’s own date differs', () => {
    const rules = rulesOf({ deliveryAllowedDaysInAdvance: 2, exceptions: [exception('2026-07-02', null)] });
    expect(starts(rules, early)).toHaveLength(8);
    expect(starts(rules, early).every((start) => start.startsWith('07-01'))).toBe(true);
  });

  test.each(['2026-03-08', '2026-11-01'])('on %s, when clocks change, other hours are by the wall clock', (day) => {
    const rules = rulesOf({ exceptions: [exception(day, { ...short, open: '06:00', close: '08:00', timeframe: 60 })] });
    expect(starts(rules, at(`${day}T00:30:00`))).toEqual([`${day.slice(5)} 06:00`, `${day.slice(5)} 07:00`]);
    const closed = rulesOf({ exceptions: [exception(day, null)] });
    expect(starts(closed, at(`${day}T00:30:00`))).toEqual([]);
  });
});

describe('a pause', () => {
  const pausedUntil = (until: string) => ({ until: at(until).toISOString(), reason: 'Power cut' });

  test.each([
    ['2026-07-01T15:00:00', ['07-01 15:00', '07-01 16:00']],
    ['2026-07-01T15:00:01', ['07-01 16:00']],
    ['2026-07-01T09:00:00', ['07-01 14:00', '07-01 15:00', '07-01 16:00']],
    ['2026-07-02T09:00:00', []],
  ])('until %s leaves the slots that do not start before it', (until, expected) => {
    expect(starts(rulesOf({ pause: pausedUntil(until) }), at('2026-07-01T12:59:00'))).toEqual(expected);
  });

  test('holds for days in advance too', () => {
    const rules = rulesOf({ deliveryMinimumDaysInAdvance: 1, pause: pausedUntil('2026-07-02T15:30:00') });
    expect(starts(rules, at('2026-07-01T12:00:00'))).toEqual(['07-02 16:00']);
  });
});

describe('D-18 clock changes', () => {
  const zones = ['America/Los_Angeles', 'America/Denver', 'America/New_York', 'America/Toronto', 'America/Edmonton'];
  const changes = ['2026-03-08', '2026-11-01'].flatMap((day) => zones.map((zone) => [day, zone] as const));

  test.each(changes)('D-18 on %s in %s the day has its sixteen slots at the wall clock’s hours', (day, timezone) => {
    const rules = rulesOf({
      timezone,
      deliveryAllowedDaysInAdvance: 2,
      deliveryTimes: everyDay({ open: '06:00', close: '22:00', leadtime: 30, timeframe: 60 }),
    });
    const eve = addDays(at(`${day}T12:00:00`, timezone), -1);
    const found = starts(rules, eve).filter((start) => start.startsWith(day.slice(5)));
    expect(found).toEqual(
      Array.from({ length: 16 }, (_, hour) => `${day.slice(5)} ${String(hour + 6).padStart(2, '0')}:00`),
    );
  });

  test('S5-15 S5-16 S5-17 D-18 matches a second implementation for any rules at any time', () => {
    const dayHours = fc.record({
      open: fc
        .integer({ min: 0, max: 95 })
        .map((quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`),
      close: fc
        .integer({ min: 0, max: 95 })
        .map((quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`),
      leadtime: fc.integer({ min: 0, max: 300 }),
      timeframe: fc.constantFrom(15, 30, 45, 60, 90, 120, 240),
    });
    const week = fc.record(
      Object.fromEntries(weekdays.map((day) => [day, dayHours])) as Record<Weekday, typeof dayHours>,
      { requiredKeys: [] },
    );
    const nearAChange = fc.tuple(
      fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07'),
      fc.integer({ min: -4 * 1440, max: 2 * 1440 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        week,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 3 }),
        nearAChange,
        (timezone, deliveryTimes, allowed, minimum, [day, minutes]) => {
          const rules = rulesOf({
            timezone,
            deliveryTimes,
            deliveryAllowedDaysInAdvance: allowed,
            deliveryMinimumDaysInAdvance: minimum,
          });
          const now = new Date(Date.parse(`${day}T10:00:00Z`) + minutes * 60_000);
          expect(deliverySlots(rules, now).map(({ start, end }) => ({ start, end }))).toEqual(oracle(rules, now));
        },
      ),
      { numRuns: 400 },
    );
  });
});
