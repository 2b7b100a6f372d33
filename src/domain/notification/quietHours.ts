import { addDays } from '../time/calendarDay';
import { instantOf, zonedClock, zonedDay } from '../time/zonedTime';

/** The strictest states with a law on text messages allow them from 8 AM to 8 PM. */
const firstClock = '08:00';
const lastClock = '20:00';

/** Returns when a phone may ring for news that can wait: now, or the next morning in the shopper's time zone. */
export function afterQuietHours(now: Date, timezone: string): Date {
  const clock = zonedClock(now, timezone);
  if (clock >= firstClock && clock < lastClock) return now;
  const day = zonedDay(now, timezone);
  return new Date(instantOf(clock < firstClock ? day : addDays(day, 1), firstClock, timezone));
}
