import { fromZonedTime } from 'date-fns-tz';
import { describe, expect, test } from 'vitest';
import { deliveryState, openMsBetween, upcomingSlot } from './deliveryOpening';
import { nextSlot } from './deliverySchedule';
import type { SlotRules } from './deliverySlots';
import { weekdays } from '../time/weekdays';

const zone = 'America/Los_Angeles';
const at = (wall: string) => fromZonedTime(wall, zone);
const iso = (wall: string) => at(wall).toISOString();
const hours = { open: '10:00', close: '13:00', leadtime: 45, timeframe: 60 };
const rulesOf = (changes: Partial<SlotRules> = {}): SlotRules => ({
  timezone: zone,
  deliveryTimes: Object.fromEntries(weekdays.map((day) => [day, hours])),
  deliveryAllowedDaysInAdvance: 1,
  deliveryMinimumDaysInAdvance: 0,
  fullSlots: [],
  exceptions: [],
  pause: null,
  ...changes,
});

describe('D-35 the delivery state of a dispensary', () => {
  test.each([
    ['03:00', false, '2026-07-01T10:00'],
    ['10:00', true, '2026-07-01T13:00'],
    ['12:59', true, '2026-07-01T13:00'],
    ['13:00', false, '2026-07-02T10:00'],
  ])('at %s: %s, until %s', (clock, isOpen, change) => {
    const state = deliveryState(rulesOf(), at(`2026-07-01T${clock}:00`));
    expect(state.isOpen).toBe(isOpen);
    expect((state.isOpen ? state.closes : state.opens)?.at).toBe(at(`${change}:00`).getTime());
  });

  test('D-18 ignores hours before six and after ten', () => {
    const long = { ...hours, open: '04:00', close: '23:30' };
    const rules = rulesOf({ deliveryTimes: { Wed: long } });
    expect(deliveryState(rules, at('2026-07-01T05:59:00')).isOpen).toBe(false);
    expect(deliveryState(rules, at('2026-07-01T06:00:00')).isOpen).toBe(true);
    expect(deliveryState(rules, at('2026-07-01T22:00:00')).isOpen).toBe(false);
  });

  test('follows an exception on its date, and the week again after it', () => {
    const exceptions = [{ day: '2026-07-01', deliveryHours: null, pickupHours: null, reason: '' }];
    const state = deliveryState(rulesOf({ exceptions }), at('2026-07-01T11:00:00'));
    expect(state).toMatchObject({ isOpen: false, opens: { at: at('2026-07-02T10:00:00').getTime(), daysAhead: 1 } });
    const wednesdays = rulesOf({ deliveryTimes: { Wed: hours }, exceptions });
    expect(deliveryState(wednesdays, at('2026-07-01T11:00:00'))).toMatchObject({
      opens: { at: at('2026-07-08T10:00:00').getTime(), daysAhead: 7 },
    });
  });

  test('without hours it never opens', () => {
    expect(deliveryState(rulesOf({ deliveryTimes: {} }), at('2026-07-01T12:00:00'))).toEqual({
      isOpen: false,
      opens: null,
    });
  });
});

describe('the time within opening hours', () => {
  const minute = 60_000;
  const openMinutes = (from: string, to: string, changes: Partial<SlotRules> = {}) =>
    openMsBetween(rulesOf(changes), { from: at(from), to: at(to) }) / minute;
  const closedOn = (day: string) => [{ day, deliveryHours: null, pickupHours: null, reason: '' }];

  test.each([
    ['while open', '2026-07-01T10:20', '2026-07-01T10:45', 25],
    ['from before opening', '2026-07-01T03:00', '2026-07-01T10:45', 45],
    ['past closing', '2026-07-01T12:50', '2026-07-01T18:00', 10],
    ['all night', '2026-07-01T13:00', '2026-07-02T10:00', 0],
    ['from a minute before closing until the next morning', '2026-07-01T12:59', '2026-07-02T10:14', 15],
    ['over several days', '2026-07-01T12:00', '2026-07-04T10:30', 60 + 2 * 180 + 30],
    ['over a clock change', '2026-10-31T12:30', '2026-11-01T10:30', 60],
    ['over the end of a year', '2026-12-31T12:30', '2027-01-01T10:30', 60],
    ['of no time at all', '2026-07-01T11:00', '2026-07-01T11:00', 0],
    ['of time that runs backwards', '2026-07-01T11:00', '2026-07-01T10:30', 0],
  ])('%s, from %s until %s: %i minutes', (_, from, to, minutes) => {
    expect(openMinutes(from, to)).toBe(minutes);
  });

  test('does not run on a day that is closed by exception, and does in other hours than usual', () => {
    const day = '2026-07-02';
    const night = ['2026-07-01T12:59', '2026-07-03T10:01'] as const;
    expect(openMinutes(...night, { exceptions: closedOn(day) })).toBe(2);
    const short = { ...hours, open: '09:00', close: '09:30' };
    expect(openMinutes(...night, { exceptions: [{ ...closedOn(day)[0]!, deliveryHours: short }] })).toBe(32);
    expect(openMinutes(...night, { deliveryTimes: {}, exceptions: closedOn(day) })).toBe(0);
  });

  test('D-18 does not run before six and after ten', () => {
    const deliveryTimes = { Wed: { ...hours, open: '00:00', close: '23:59' } };
    expect(openMinutes('2026-07-01T00:00', '2026-07-02T00:00', { deliveryTimes })).toBe(16 * 60);
  });

  test('is that of the dispensary’s own time zone', () => {
    const inNewYork = rulesOf({ timezone: 'America/New_York' });
    const day = { from: at('2026-07-01T06:59'), to: at('2026-07-01T10:01') };
    expect(openMsBetween(inNewYork, day) / minute).toBe(180);
  });

  test('goes on during a pause, which leaves the orders that are there', () => {
    const pause = { until: at('2026-07-03T00:00').toISOString(), reason: '' };
    expect(openMinutes('2026-07-01T11:00', '2026-07-01T11:20', { pause })).toBe(20);
  });
});

describe('S5-17 the next slot when none is open', () => {
  const evening = at('2026-07-01T20:00:00');
  const slotAt = (wall: string) => ({ start: iso(`${wall}:00:00`), isFull: false });

  test('is tomorrow’s first, from midnight on and no earlier', () => {
    const rules = rulesOf();
    expect(nextSlot(rules, evening)).toBeNull();
    const later = upcomingSlot(rules, evening)!;
    expect(later).toMatchObject({ slot: slotAt('2026-07-02T10'), from: iso('2026-07-02T00:00:00') });
    expect(nextSlot(rules, new Date(Date.parse(later.from) - 1))).toBeNull();
    expect(nextSlot(rules, new Date(later.from))).toEqual(later.slot);
  });

  test('skips days without hours and slots that are full', () => {
    const deliveryTimes = { Fri: hours };
    const fullSlots = [iso('2026-07-03T10:00:00')];
    expect(upcomingSlot(rulesOf({ deliveryTimes, fullSlots }), evening)).toMatchObject({
      slot: slotAt('2026-07-03T11'),
      from: iso('2026-07-03T00:00:00'),
    });
  });

  test('S5-15 opens earlier by the days that a dispensary requires in advance', () => {
    const rules = rulesOf({ deliveryTimes: { Sat: hours }, deliveryMinimumDaysInAdvance: 1 });
    expect(upcomingSlot(rules, evening)).toMatchObject({
      slot: slotAt('2026-07-04T10'),
      from: iso('2026-07-03T00:00:00'),
    });
  });

  test('on the night of a clock change too', () => {
    expect(upcomingSlot(rulesOf(), at('2026-10-31T20:00:00'))).toMatchObject({
      slot: slotAt('2026-11-01T10'),
      from: iso('2026-11-01T00:00:00'),
    });
  });

  test('is null if none opens within a week', () => {
    expect(upcomingSlot(rulesOf({ deliveryTimes: {} }), evening)).toBeNull();
  });
});
