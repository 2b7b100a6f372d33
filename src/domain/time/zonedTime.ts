import { fromZonedTime, toZonedTime } from 'date-fns-tz';
import { addDays, isoDay, localDay, type CalendarDay } from './calendarDay';

export const zonedDay = (instant: Date, timezone: string): CalendarDay => localDay(toZonedTime(instant, timezone));

/** Returns a time such as '09:30', an hour too late where the computer's own zone skips it. */
export const zonedClock = (instant: Date, timezone: string): string =>
  toZonedTime(instant, timezone).toTimeString().slice(0, 5);

/**
 * Returns the possible instants of a local time. There are two near a clock change: one with the offset before the
 * change, and one with the offset after it.
 */
function candidatesOf(day: CalendarDay, clock: string, timezone: string): [first: number, ...others: number[]] {
  const [before, after] = [-1, 1].map((days) => {
    const instant = fromZonedTime(`${isoDay(addDays(day, days))}T${clock}:00`, timezone);
    return instant.getTime() - days * 86_400_000;
  }) as [number, number];
  return before === after ? [before] : [before, after];
}

/** Returns no instant if a clock change skips the time, and two if it repeats the time. */
export function instantsOf(day: CalendarDay, clock: string, timezone: string): number[] {
  const candidates = candidatesOf(day, clock, timezone);
  if (candidates.length === 1) return candidates;
  return candidates
    .filter((each) => {
      const instant = new Date(each);
      return isoDay(zonedDay(instant, timezone)) === isoDay(day) && zonedClock(instant, timezone) === clock;
    })
    .sort((a, b) => a - b);
}

/** In epoch milliseconds. A skipped time uses the offset before the change; a repeated one is its first occurrence. */
export const instantOf = (day: CalendarDay, clock: string, timezone: string): number =>
  instantsOf(day, clock, timezone)[0] ?? candidatesOf(day, clock, timezone)[0];
