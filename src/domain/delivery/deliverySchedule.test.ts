import { fromZonedTime } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryWeek, nextScheduleChange, nextSlot, scheduledDays } from './deliverySchedule';
import { deliverySlots, type SlotRules } from './deliverySlots';
import type { DayHours } from './providerSchema';
import { weekdays, type Weekday } from '../time/weekdays';
import { zonedDay } from '../time/zonedTime';

const zone = 'America/Los_Angeles';
const at = (wall: string) => fromZonedTime(wall, zone);
const hours: DayHours = { open: '09:00', close: '12:00', leadtime: 45, timeframe: 60 };
const everyDay = (day: DayHours) =>
  Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, DayHours>;
const rulesOf = (changes: Partial<SlotRules> = {}): SlotRules => ({
  timezone: zone,
  deliveryTimes: everyDay(hours),
  deliveryAllowedDaysInAdvance: 2,
  deliveryMinimumDaysInAdvance: 0,
  fullSlots: [],
  exceptions: [],
  pause: null,
  ...changes,
});
const iso = (wall: string) => at(wall).toISOString();

const morning = at('2026-07-01T08:00:00');

describe('the days of delivery', () => {
  const shape = (rules: SlotRules, now: Date) =>
    scheduledDays(rules, now).map(({ day, slots, leadtime }) => [day.day, slots.length, leadtime]);

  test('S5-17 hold the slots that can be chosen, by the provider’s calendar', () => {
    expect(shape(rulesOf(), morning)).toEqual([
      [1, 3, 45],
      [2, 3, 45],
    ]);
  });

  test('a day without remaining slots is left out', () => {
    expect(shape(rulesOf(), at('2026-07-01T10:30:00'))).toEqual([[2, 3, 45]]);
  });

  test('each has the lead time of its weekday', () => {
    const deliveryTimes = { ...everyDay(hours), Thu: { ...hours, leadtime: 90 } };
    expect(shape(rulesOf({ deliveryTimes }), morning)).toEqual([
      [1, 3, 45],
      [2, 3, 90],
    ]);
  });

  test('S5-15 have no lead time where days in advance apply', () => {
    expect(shape(rulesOf({ deliveryMinimumDaysInAdvance: 1 }), morning)).toEqual([
      [2, 3, null],
      [3, 3, null],
    ]);
  });
});

describe('D-35 the next slot', () => {
  test('is the first that is not full', () => {
    const rules = rulesOf({ fullSlots: [iso('2026-07-01T09:00:00')] });
    expect(nextSlot(rules, morning)?.start).toBe(iso('2026-07-01T10:00:00'));
  });

  test.each([
    [
      'all are full',
      { fullSlots: [9, 10, 11].map((hour) => iso(`2026-07-01T${String(hour).padStart(2, '0')}:00:00`)) },
    ],
    ['nothing is delivered', { deliveryTimes: {} }],
  ])('is null if %s', (_, changes) => {
    expect(nextSlot(rulesOf({ deliveryAllowedDaysInAdvance: 1, ...changes }), morning)).toBeNull();
  });
});

describe('the next change', () => {
  const change = (rules: SlotRules, now: Date) => new Date(nextScheduleChange(rules, now)).toISOString();

  test('S5-15 is when the next slot closes, its lead time before it begins', () => {
    expect(change(rulesOf(), morning)).toBe(iso('2026-07-01T08:15:00'));
    expect(change(rulesOf(), at('2026-07-01T08:15:00'))).toBe(iso('2026-07-01T09:15:00'));
  });

  test('can be a later day’s slot if its lead time is longer', () => {
    const deliveryTimes = { Wed: hours, Thu: { ...hours, leadtime: 25 * 60 } };
    expect(change(rulesOf({ deliveryTimes }), morning)).toBe(iso('2026-07-01T08:00:00.000').replace('15:00', '15:15'));
    expect(change(rulesOf({ deliveryTimes }), at('2026-07-01T08:20:00'))).toBe(iso('2026-07-01T09:00:00'));
  });

  test.each([
    ['no slot is open', { deliveryTimes: {} }],
    ['days in advance apply', { deliveryMinimumDaysInAdvance: 1 }],
  ])('is the provider’s midnight if %s', (_, changes) => {
    expect(change(rulesOf(changes), morning)).toBe(iso('2026-07-02T00:00:00'));
  });

  test('until then the slots and today stay the same, and then one of them changes', () => {
    const anyRules = fc
      .record({
        leadtime: fc.integer({ min: 0, max: 1600 }),
        timeframe: fc.constantFrom(30, 60, 90),
        minimum: fc.nat(2),
      })
      .map(({ leadtime, timeframe, minimum }) =>
        rulesOf({
          deliveryTimes: everyDay({ open: '06:30', close: '21:00', leadtime, timeframe }),
          deliveryMinimumDaysInAdvance: minimum,
        }),
      );
    const aroundClockChanges = fc
      .tuple(fc.constantFrom('2026-03-08', '2026-11-01'), fc.integer({ min: -2880, max: 2880 }))
      .map(([day, minutes]) => new Date(Date.parse(`${day}T10:00:00Z`) + minutes * 60_000));
    const scheduleAt = (rules: SlotRules, now: number) => ({
      today: zonedDay(new Date(now), zone),
      slots: deliverySlots(rules, new Date(now)),
    });
    fc.assert(
      fc.property(anyRules, aroundClockChanges, (rules, now) => {
        const next = nextScheduleChange(rules, now);
        expect(next).toBeGreaterThan(now.getTime());
        expect(scheduleAt(rules, next - 1)).toEqual(scheduleAt(rules, now.getTime()));
        expect(scheduleAt(rules, next)).not.toEqual(scheduleAt(rules, now.getTime()));
      }),
    );
  });
});

describe('a week of delivery hours', () => {
  test('begins on Sunday and marks days without delivery', () => {
    const week = deliveryWeek(rulesOf({ deliveryTimes: { Mon: hours, Sat: { ...hours, open: '10:00' } } }), morning);
    expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week.map((day) => day.hours?.open ?? null)).toEqual([null, '09:00', null, null, null, null, '10:00']);
  });

  test.each([
    ['00:00', '23:59', { open: '06:00', close: '22:00' }],
    ['06:00', '22:00', { open: '06:00', close: '22:00' }],
    ['22:00', '23:00', null],
    ['04:00', '06:00', null],
  ])('D-18 %s to %s is %j', (open, close, shown) => {
    expect(deliveryWeek(rulesOf({ deliveryTimes: { Sun: { ...hours, open, close } } }), morning)[0]!.hours).toEqual(
      shown,
    );
  });

  test('takes the hours of an exception on its date only, with its reason', () => {
    const exceptions = [
      { day: '2026-07-03', deliveryHours: null, pickupHours: hours, reason: 'Independence Day' },
      { day: '2026-07-08', deliveryHours: null, pickupHours: null, reason: 'Next week' },
    ];
    const week = deliveryWeek(rulesOf({ exceptions }), morning);
    expect(week[5]).toMatchObject({ hours: null, exception: 'Independence Day', day: { month: 7, day: 3 } });
    // Today is a Wednesday. The exception on Wednesday of next week does not apply to it.
    expect(week[3]).toMatchObject({ hours: { open: '09:00' }, exception: null, day: { day: 1 } });
    expect(week[2]!.day).toMatchObject({ month: 7, day: 7 });
  });
});

describe('a day with other hours', () => {
  const exception = { day: '2026-07-01', deliveryHours: { ...hours, leadtime: 15 }, pickupHours: null, reason: '' };

  test('has the lead time of its exception, which decides when a slot closes', () => {
    const rules = rulesOf({ exceptions: [exception] });
    expect(scheduledDays(rules, morning)[0]!.leadtime).toBe(15);
    expect(new Date(nextScheduleChange(rules, morning)).toISOString()).toBe(iso('2026-07-01T08:45:00'));
  });

  test('is skipped by the next slot if nothing is delivered', () => {
    const rules = rulesOf({ exceptions: [{ ...exception, deliveryHours: null }] });
    expect(nextSlot(rules, morning)?.start).toBe(iso('2026-07-02T09:00:00'));
  });
});
