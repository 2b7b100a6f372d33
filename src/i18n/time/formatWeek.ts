import type { Locale } from '../../domain/region/locales';
import { dateFormatter } from './dateFormatter';

/** Omits zero minutes, as on a door sign: '21:00' → '9 PM', '21 h'. */
export function formatDoorTime(clock: string, { id }: Locale): string {
  const [hours, minutes] = clock.split(':').map(Number);
  return (
    dateFormatter(id, { timeZone: 'UTC', hour: 'numeric', minute: minutes ? '2-digit' : undefined })
      .format(Date.UTC(2000, 0, 1, hours, minutes))
      // Intl formats the French hour as '09 h' but '9 h 30'.
      .replace(/^0(?=\d)/, '')
  );
}

export const formatWeekday = (weekday: number, { id }: Locale): string =>
  // January 2, 2000 was a Sunday.
  dateFormatter(id, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2000, 0, 2 + weekday));
