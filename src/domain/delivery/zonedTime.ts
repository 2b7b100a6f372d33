/** `month` starts at 1; `weekday` 0 is Sunday. */
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

// Creating a formatter costs about a hundred times as much as using one.
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

/** Unaffected by clock changes. */
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

/** None if a clock change skips the time, two if it repeats it. */
export function instantsOf(day: ZonedDay, clock: string, timezone: string): number[] {
  const { wall, before, after } = offsetsAround(day, clock, timezone);
  const candidates = [...new Set([wall - before, wall - after])].sort((a, b) => a - b);
  return candidates.filter((instant) => instant + zoneOffset(instant, timezone) === wall);
}

export function zonedClock(instant: Date, timezone: string): string {
  const local = new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone));
  return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

/** Epoch milliseconds. A skipped time uses the offset before the change (02:30 → 03:30); a repeated one its first. */
export function instantOf(day: ZonedDay, clock: string, timezone: string): number {
  const [first] = instantsOf(day, clock, timezone);
  if (first !== undefined) return first;
  const { wall, before } = offsetsAround(day, clock, timezone);
  return wall - before;
}
