import type { Locale } from '../domain/region/locales';

// A list of stores asks for hundreds of times and days, few of them different; making a formatter is slow.
const known = new Map<string, string>();

function remembered(key: string, make: () => string): string {
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}

/** The same without minutes that are none, as a sign on a door says it: '21:00' → '9 PM', '21 h'. */
export function formatDoorTime(clock: string, locale: Locale): string {
  const [hours, minutes] = clock.split(':').map(Number);
  const minute = minutes ? '2-digit' : undefined;
  return remembered(`${locale.id} ${clock}`, () =>
    new Intl.DateTimeFormat(locale.id, { timeZone: 'UTC', hour: 'numeric', minute })
      .format(Date.UTC(2000, 0, 1, hours, minutes))
      // French writes '09 h' but '9 h 30' unless told.
      .replace(/^0(?=\d)/, ''),
  );
}

/** A day of the week, 0 for Sunday: 'Tuesday', 'mardi'. */
export function formatWeekday(weekday: number, locale: Locale): string {
  // The second of January 2000 was a Sunday.
  return remembered(`${locale.id} ${weekday}`, () =>
    new Intl.DateTimeFormat(locale.id, { timeZone: 'UTC', weekday: 'long' }).format(Date.UTC(2000, 0, 2 + weekday)),
  );
}
