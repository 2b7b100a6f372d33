import type { OpeningHours } from './providerSchema';
import { addDays, isoDay, zonedDay, type ZonedDay } from '../time/zonedTime';

/** Null hours mean closed. */
export interface UpcomingException {
  day: ZonedDay;
  hours: OpeningHours | null;
  reason: string;
}

const maxDates = 3;

interface Exceptions {
  timezone: string;
  exceptions: readonly { day: string; reason?: string }[];
  hoursOn: (day: ZonedDay) => OpeningHours | null;
}

function calendarDay(iso: string): ZonedDay {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  // `addDays` computes the weekday.
  return addDays({ year, month, day, weekday: 0 }, 0);
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
      const day = calendarDay(iso);
      return { day, hours: hoursOn(day), reason };
    });
}
