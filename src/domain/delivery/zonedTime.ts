/** A calendar day in some zone; `weekday` 0 is Sunday. */
export interface ZonedDay {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

const dayOf = (utc: Date): ZonedDay => ({
  year: utc.getUTCFullYear(),
  month: utc.getUTCMonth() + 1,
  day: utc.getUTCDate(),
  weekday: utc.getUTCDay(),
});

// Making a formatter costs a hundred times what using it does, and a week of slots asks for hundreds.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timezone: string): Intl.DateTimeFormat {
  const known = formatters.get(timezone);
  if (known) return known;
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

/** How far a zone's clock is ahead of UTC at an instant, in milliseconds; from the runtime's own zone data. */
function zoneOffset(instant: number, timezone: string): number {
  const parts = formatterOf(timezone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)!.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(instant / 1000) * 1000;
}

/** The calendar day that an instant falls on in a zone. */
export const zonedDay = (instant: Date, timezone: string): ZonedDay =>
  dayOf(new Date(instant.getTime() + zoneOffset(instant.getTime(), timezone)));

/** The calendar day `count` days later, clock changes or not. */
export const addDays = (day: ZonedDay, count: number): ZonedDay =>
  dayOf(new Date(Date.UTC(day.year, day.month - 1, day.day + count)));

/**
 * The instant of a wall-clock time, in epoch milliseconds. A time that a clock change skips is read with the offset
 * before it (02:30 → 03:30); one that happens twice is its first occurrence.
 */
export function instantOf(day: ZonedDay, clock: string, timezone: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const wall = Date.UTC(day.year, day.month - 1, day.day, hours, minutes);
  const before = zoneOffset(wall - 86_400_000, timezone);
  const after = zoneOffset(wall + 86_400_000, timezone);
  const candidates = [wall - before, wall - after].filter(
    (instant) => instant + zoneOffset(instant, timezone) === wall,
  );
  return candidates.length ? Math.min(...candidates) : wall - before;
}
