/** Months start at 1, weekdays at 0 (Sunday). */
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

// Cached, because creating a formatter costs about a hundred times as much as using one.
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

function zoneOffset(instant: number, timezone: string): number {
  const parts = formatterOf(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)!.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

export const zonedDay = (instant: Date, timezone: string): ZonedDay =>
  toZonedDay(new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone)));

/** Counts calendar days, so clock changes do not matter. */
export const addDays = (day: ZonedDay, count: number): ZonedDay =>
  toZonedDay(new Date(Date.UTC(day.year, day.month - 1, day.day + count)));

const twoDigits = (value: number) => String(value).padStart(2, '0');

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

/** Returns no instant if a clock change skips the time, and two if it repeats the time. */
export function instantsOf(day: ZonedDay, clock: string, timezone: string): number[] {
  const { wall, before, after } = offsetsAround(day, clock, timezone);
  const candidates = [...new Set([wall - before, wall - after])].sort((a, b) => a - b);
  return candidates.filter((instant) => instant + zoneOffset(instant, timezone) === wall);
}

export function zonedClock(instant: Date, timezone: string): string {
  const local = new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone));
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

/** In epoch milliseconds. A skipped time uses the offset before the change; a repeated one is its first occurrence. */
export function instantOf(day: ZonedDay, clock: string, timezone: string): number {
  const [first] = instantsOf(day, clock, timezone);
  if (first !== undefined) return first;
  const { wall, before } = offsetsAround(day, clock, timezone);
  return wall - before;
}
