import type { Locale } from '../domain/region/locales';

// A list of stores asks for hundreds of times and days; making a formatter takes as long as writing all of them.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(localeId: string, part: 'hour' | 'minute' | 'weekday'): Intl.DateTimeFormat {
  const options: Record<typeof part, Intl.DateTimeFormatOptions> = {
    hour: { hour: 'numeric' },
    minute: { hour: 'numeric', minute: '2-digit' },
    weekday: { weekday: 'long' },
  };
  const key = `${localeId} ${part}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeId, { timeZone: 'UTC', ...options[part] });
  formatters.set(key, formatter);
  return formatter;
}

/** The same without minutes that are none, as a sign on a door says it: '21:00' → '9 PM', '21 h'. */
export function formatDoorTime(clock: string, { id }: Locale): string {
  const [hours, minutes] = clock.split(':').map(Number);
  return (
    formatterOf(id, minutes ? 'minute' : 'hour')
      .format(Date.UTC(2000, 0, 1, hours, minutes))
      // French writes '09 h' but '9 h 30' unless told.
      .replace(/^0(?=\d)/, '')
  );
}

/** A day of the week, 0 for Sunday: 'Tuesday', 'mardi'. */
export const formatWeekday = (weekday: number, { id }: Locale): string =>
  // The second of January 2000 was a Sunday.
  formatterOf(id, 'weekday').format(Date.UTC(2000, 0, 2 + weekday));
