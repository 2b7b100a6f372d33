import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { slotOracle } from '../../../tests/fixtures/slotOracle';
import { isHeavy, times } from '../../../tests/fixtures/times';
import { deliverySlots, type SlotRules } from './deliverySlots';
import { weekdays, type Weekday } from '../time/weekdays';
import { addDays, type CalendarDay } from '../time/calendarDay';
import { instantOf, zonedDay } from '../time/zonedTime';

/** Has every time zone of the fifty states, the provinces and the territories, with and without clock changes. */
const names = [
  'New_York Detroit Kentucky/Louisville Kentucky/Monticello Indiana/Indianapolis Indiana/Knox Indiana/Vincennes',
  'Indiana/Winamac Indiana/Marengo Indiana/Petersburg Indiana/Vevay Indiana/Tell_City Chicago Menominee',
  'North_Dakota/Center North_Dakota/New_Salem North_Dakota/Beulah Denver Boise Phoenix Los_Angeles Anchorage',
  'Juneau Sitka Metlakatla Yakutat Nome Adak St_Johns Goose_Bay Blanc-Sablon Halifax Glace_Bay Moncton Toronto',
  'Iqaluit Atikokan Winnipeg Resolute Rankin_Inlet Regina Swift_Current Edmonton Cambridge_Bay Inuvik Creston',
  'Dawson_Creek Fort_Nelson Whitehorse Dawson Vancouver',
];
const zones = names.flatMap((line) => line.split(' ').map((name) => `America/${name}`)).concat('Pacific/Honolulu');
const years = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031];
const day = 86_400_000;
const minute = 60_000;

/** Returns a zone's clock changes from 2024 to 2031, according to Temporal. */
function clockChanges(timezone: string): number[] {
  const changes: number[] = [];
  let instant = Temporal.ZonedDateTime.from(`2024-01-01T00:00[${timezone}]`).getTimeZoneTransition('next');
  while (instant && instant.year <= years.at(-1)!) {
    changes.push(instant.epochMilliseconds);
    instant = instant.getTimeZoneTransition('next');
  }
  return changes;
}
const changesOf = new Map(zones.map((zone) => [zone, clockChanges(zone)]));

const anyMoment = fc.date({
  min: new Date('2024-01-02T00:00:00Z'),
  max: new Date('2031-12-30T00:00:00Z'),
  noInvalidDate: true,
});
/** Generates a zone and an instant. Three of four instants are within days of a clock change in the zone. */
const placeAndTime = fc.constantFrom(...zones).chain((timezone) => {
  const changes = changesOf.get(timezone)!;
  if (!changes.length) return fc.tuple(fc.constant(timezone), anyMoment);
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -4 * day, max: 2 * day }))
    .map(([change, offset]) => new Date(change + offset));
  return fc.tuple(fc.constant(timezone), fc.oneof({ arbitrary: near, weight: 3 }, { arbitrary: anyMoment, weight: 1 }));
});

const clock = fc.oneof(
  fc.constantFrom('00:00', '01:00', '01:30', '02:00', '02:30', '03:00', '05:59', '06:00', '06:01', '21:59', '22:00'),
  fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
);
const dayHours = fc.record({
  open: clock,
  close: fc.oneof(fc.constantFrom('22:00', '22:01', '23:59'), clock),
  leadtime: fc.oneof(fc.constantFrom(0, 30, 60), fc.nat(3 * 1440)),
  timeframe: fc.oneof(fc.constantFrom(15, 30, 60, 180), fc.integer({ min: 15, max: 180 })),
});
const week = fc.record(
  Object.fromEntries(weekdays.map((name) => [name, dayHours])) as Record<Weekday, typeof dayHours>,
  {
    requiredKeys: [],
  },
);
const anyCase = fc.record({
  placeAndTime,
  deliveryTimes: week,
  deliveryAllowedDaysInAdvance: fc.integer({ min: 1, max: 7 }),
  deliveryMinimumDaysInAdvance: fc.constantFrom(0, 0, 1, 2, 5),
});

type Slots = (rules: SlotRules, now: Date) => { start: string; end: string }[];
const ours: Slots = (rules, now) => deliverySlots(rules, now).map(({ start, end }) => ({ start, end }));

const agreement = (slots: Slots) =>
  fc.property(anyCase, ({ placeAndTime: [timezone, now], ...rest }) => {
    const rules = { ...rest, timezone, fullSlots: [], exceptions: [], pause: null };
    expect(slots(rules, now)).toEqual(slotOracle(rules, now));
  });
/** Adds days with exceptional hours, some of them closed, and a pause that may have ended. */
const exceptionalAgreement = fc.property(
  anyCase,
  fc.array(fc.tuple(fc.integer({ min: -1, max: 8 }), fc.option(dayHours)), { minLength: 1, maxLength: 4 }),
  fc.option(fc.integer({ min: -300, max: 5 * 1440 })),
  ({ placeAndTime: [timezone, now], ...rest }, others, pausedFor) => {
    const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
    const otherDays = new Map(others.map(([days, hours]) => [today.add({ days }).toString(), hours]));
    const exceptions = [...otherDays].map(([date, deliveryHours]) => ({
      day: date,
      deliveryHours,
      pickupHours: null,
      reason: '',
    }));
    const pausedUntil = pausedFor === null ? undefined : now.getTime() + pausedFor * minute;
    const pause = pausedUntil === undefined ? null : { until: new Date(pausedUntil).toISOString(), reason: '' };
    expect(ours({ ...rest, timezone, fullSlots: [], exceptions, pause }, now)).toEqual(
      slotOracle({ ...rest, timezone, otherDays, pausedUntil }, now),
    );
  },
);
const runs = { numRuns: times(200, 20_000) };

interface Plan {
  dayAfter: (now: Date, days: number, timezone: string) => CalendarDay;
  fits: (slot: { start: number; end: number }, closing: number) => boolean;
}
const rightPlan: Plan = {
  dayAfter: (now, days, timezone) => addDays(zonedDay(now, timezone), days),
  fits: ({ end }, closing) => end <= closing,
};

/** A simple implementation into which the tests inject one bug at a time. */
const slotsBy =
  ({ dayAfter, fits }: Plan): Slots =>
  (rules, now) => {
    const { timezone, deliveryMinimumDaysInAdvance: minimum } = rules;
    return Array.from({ length: rules.deliveryAllowedDaysInAdvance }, (_, index) => minimum + index).flatMap((days) => {
      const date = dayAfter(now, days, timezone);
      const hours = rules.deliveryTimes[weekdays[date.weekday]!];
      if (!hours) return [];
      const earliest = minimum > 0 ? -1 : now.getTime() + hours.leadtime * minute;
      const closing = instantOf(date, hours.close < '22:00' ? hours.close : '22:00', timezone);
      const slots = [];
      let start = instantOf(date, hours.open > '06:00' ? hours.open : '06:00', timezone);
      for (let end = start; ; start = end) {
        end = start + hours.timeframe * minute;
        if (!fits({ start, end }, closing)) return slots;
        if (start > earliest) slots.push({ start: new Date(start).toISOString(), end: new Date(end).toISOString() });
      }
    });
  };

const planted: [string, Plan][] = [
  [
    'treats a day as 24 hours',
    {
      ...rightPlan,
      dayAfter: (now, days, timezone) =>
        zonedDay(new Date(instantOf(zonedDay(now, timezone), '00:00', timezone) + days * day), timezone),
    },
  ],
  ['lets the last slot start before closing time', { ...rightPlan, fits: ({ start }, closing) => start < closing }],
];

describe('delivery slots against an oracle written from the specification', () => {
  test('S5-15 S5-16 S5-17 S9-03 D-18 the same slots in every zone of the United States and Canada, around clock changes and between', () => {
    fc.assert(agreement(ours), runs);
  });

  test('also on days with other hours, closed days, and while paused', () => {
    fc.assert(exceptionalAgreement, runs);
  });

  test.each(planted)('the oracle catches an implementation that %s and is otherwise correct', (_, plan) => {
    expect(fc.check(agreement(slotsBy(rightPlan)), { numRuns: 200 }).failed).toBe(false);
    expect(fc.check(agreement(slotsBy(plan)), { numRuns: 3_000 }).failed).toBe(true);
  });

  test('D-18 all slots lie between 06:00 and 22:00 on the provider’s own clock, for any hours', () => {
    fc.assert(
      fc.property(anyCase, ({ placeAndTime: [timezone, now], ...rest }) => {
        for (const { start, end } of ours({ ...rest, timezone, fullSlots: [], exceptions: [], pause: null }, now)) {
          const [from, until] = [start, end].map((instant) =>
            Temporal.Instant.from(instant).toZonedDateTimeISO(timezone),
          );
          const isLawful = from!.hour >= 6 && Temporal.PlainTime.compare(until!.toPlainTime(), '22:00') <= 0;
          if (!isLawful || !from!.toPlainDate().equals(until!))
            throw new Error(`${from!.toString()} to ${until!.toString()}`);
        }
      }),
      { numRuns: times(200, 2_000) },
    );
  });
});

describe('D-18 wall clocks against Temporal', () => {
  const wallOf = (date: Temporal.PlainDate) => ({
    year: date.year,
    month: date.month,
    day: date.day,
    weekday: date.dayOfWeek % 7,
  });

  test('D-18 every quarter hour of each day with a clock change, and of the days around it, is the same instant', () => {
    const quarters = Array.from(
      { length: 96 },
      (_, index) => new Temporal.PlainTime(Math.floor(index / 4), (index % 4) * 15),
    );
    // Zones with the same rules behave alike, so the short run uses one zone per offset.
    const some = ['Los_Angeles', 'Denver', 'Chicago', 'Toronto', 'Halifax', 'St_Johns', 'Anchorage', 'Adak'];
    const tested = isHeavy ? zones : some.map((name) => `America/${name}`);
    for (const timezone of tested)
      for (const change of changesOf.get(timezone)!.slice(0, times(4, 99))) {
        const date = Temporal.Instant.fromEpochMilliseconds(change).toZonedDateTimeISO(timezone).toPlainDate();
        for (const near of [date.subtract({ days: 1 }), date, date.add({ days: 1 })]) {
          const expected = quarters.map(
            (plainTime) => near.toZonedDateTime({ timeZone: timezone, plainTime }).epochMilliseconds,
          );
          const found = quarters.map((time) => instantOf(wallOf(near), time.toString().slice(0, 5), timezone));
          expect(found, `${timezone} ${near.toString()}`).toEqual(expected);
        }
      }
  });

  test('D-18 the calendar day of any instant is the one Temporal gives', () => {
    fc.assert(
      fc.property(placeAndTime, ([timezone, now]) => {
        const date = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
        expect(zonedDay(now, timezone)).toEqual(wallOf(date));
      }),
      { numRuns: times(500, 20_000) },
    );
  });
});
