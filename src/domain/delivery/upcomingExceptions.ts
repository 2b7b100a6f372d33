import type { OpeningHours } from './providerSchema';
import { addDays, isoDay, parseDay, type CalendarDay } from '../time/calendarDay';
import { zonedDay } from '../time/zonedTime';

/** Null hours mean closed. */
export interface UpcomingException {
  day: CalendarDay;
  hours: OpeningHours | null;
  reason: string;
}

/** Enough for Thanksgiving, the days around Christmas, and New Year. */
const maxDates = 5;

interface Exceptions {
  timezone: string;
  exceptions: readonly { day: string; reason?: string }[];
  hoursOn: (day: CalendarDay) => OpeningHours | null;
}

/** Days are in the time zone of the store or dispensary. */
export function upcomingExceptions(
  { timezone, exceptions, hoursOn }: Exceptions,
  now: Date,
  from: 'today' | 'tomorrow',
): UpcomingException[] {
  const first = isoDay(addDays(zonedDay(now, timezone), from === 'today' ? 0 : 1));
  return [...exceptions]
    .filter(({ day }) => day >= first)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, maxDates)
    .map(({ day: iso, reason = '' }) => {
      const day = parseDay(iso);
      return { day, hours: hoursOn(day), reason };
    });
}
