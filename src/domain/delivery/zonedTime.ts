/** A calendar day in some time zone. `month` starts at 1; `weekday` 0 is Sunday. */
export interface ZonedDay {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

const toZonedDay = (utc: Date): ZonedDay => ({
  year: utc.getUTCFullYear(),
  month: utc.getUTCMonth() + 1,
  day: utc.getUTCDate(),
  weekday: utc.getUTCDay(),
});

// Creating a formatter costs about a hundred times as much as using one, and a week of slots needs hundreds of calls.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timezone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timezone, formatter);
  return formatter;
}

/** The zone's offset from UTC at an instant, in milliseconds, from the runtime's time zone data. */
function zoneOffset(instant: number, timezone: string): number {
  const parts = formatterOf(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)!.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The calendar day that an instant falls on in a zone. */
export const zonedDay = (instant: Date, timezone: string): ZonedDay =>
  toZonedDay(new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone)));

/** The calendar day `count` days later, unaffected by clock changes. */
export const addDays = (day: ZonedDay, count: number): ZonedDay =>
  toZonedDay(new Date(Date.UTC(day.year, day.month - 1, day.day + count)));

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** '2026-03-08'. */
export const isoDay = ({ year, month, day }: ZonedDay): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;

function offsetsAround(day: ZonedDay, clock: string, timezone: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hours, minutes);
  return {
    wall,
    before: zoneOffset(wall - 86_400_000, timezone),
    after: zoneOffset(wall + 86_400_000, timezone),
  };
}

/** The instants of a wall-clock time, in order: none if a clock change skips it, two if it repeats it. */
export function instantsOf(day: ZonedDay, clock: string, timezone: string): number[] {
  const { wall, before, after } = offsetsAround(day, clock, timezone);
  const candidates = [...new Set([wall - before, wall - after])].sort((a, b) => a - b);
  return candidates.filter((instant) => instant + zoneOffset(instant, timezone) === wall);
}

/** The wall-clock time of an instant: '09:30'. */
export function zonedClock(instant: Date, timezone: string): string {
  const local = new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone));
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

/**
 * The instant of a wall-clock time, in epoch milliseconds. A time skipped by a clock change uses the offset before it
 * (02:30 → 03:30); a time that occurs twice means its first occurrence.
 */
export function instantOf(day: ZonedDay, clock: string, timezone: string): number {
  const [first] = instantsOf(day, clock, timezone);
  if (first !== undefined) return first;
  const { wall, before } = offsetsAround(day, clock, timezone);
  return wall - before;
}
