import type { Locale } from '../domain/region/locales';
import { dateFormatter } from './dateFormatter';

/** The same without minutes that are none, as a sign on a door says it: '21:00' → '9 PM', '21 h'. */
export function formatDoorTime(clock: string, { id }: Locale): string {
  const [hours, minutes] = clock.split(':').map(Number);
  return (
    dateFormatter(id, { timeZone: 'UTC', hour: 'numeric', minute: minutes ? '2-digit' : undefined })
      .format(Date.UTC(2000, 0, 1, hours, minutes))
      // French writes '09 h' but '9 h 30' unless told.
      .replace(/^0(?=\d)/, '')
  );
}

/** A day of the week, 0 for Sunday: 'Tuesday', 'mardi'. */
export const formatWeekday = (weekday: number, { id }: Locale): string =>
  // The second of January 2000 was a Sunday.
  dateFormatter(id, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2000, 0, 2 + weekday));
