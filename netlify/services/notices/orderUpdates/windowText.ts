import type { LocaleId } from '../../../../src/domain/region/locales';

export interface TimeWindow {
  /** ISO 8601 instants. */
  start: string;
  end: string;
}

interface WindowFormat {
  localeId: LocaleId;
  timezone: string;
  /** 'long' for emails; 'short' fits a text message. */
  length: 'long' | 'short';
  hours: (start: string, end: string) => string;
}

/**
 * A window with its date, in the dispensary's time zone: 'Wednesday, July 1, 11:00 AM – 12:00 PM'. Never 'today': a message
 * may be read tomorrow.
 */
export function formatWindow({ start, end }: TimeWindow, { localeId, timezone, length, hours }: WindowFormat): string {
  const day = new Intl.DateTimeFormat(localeId, {
    timeZone: timezone,
    weekday: length,
    month: length,
    day: 'numeric',
  }).format(new Date(start));
  const clock = new Intl.DateTimeFormat(localeId, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const range = hours(clock.format(new Date(start)), clock.format(new Date(end)));
  // In French the first of a month is an ordinal number, which Intl does not know.
  const formattedDay = localeId === 'fr-CA' ? day.replace(/(^|\s)1(?=\s)/, '$11er') : day;
  return `${formattedDay}, ${range}`;
}
