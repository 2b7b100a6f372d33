import type { LocaleId } from '../../../../src/domain/region/locales';

export interface TimeWindow {
  start: string;
  end: string;
}

interface WindowFormat {
  localeId: LocaleId;
  timezone: string;
  length: 'long' | 'short';
  hours: (start: string, end: string) => string;
}

/** 'Wednesday, July 1, 11:00 AM – 12:00 PM'. Never 'today', because the message may be read tomorrow. */
export function formatWindow({ start, end }: TimeWindow, { localeId, timezone, length, hours }: WindowFormat): string {
  const day = new Intl.DateTimeFormat(localeId, {
    timeZone: timezone,
    weekday: length,
    month: length,
    day: 'numeric',
  }).format(new Date(start));
  const clock = new Intl.DateTimeFormat(localeId, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const range = hours(clock.format(new Date(start)), clock.format(new Date(end)));
  // French uses an ordinal for the first of a month, which Intl does not support.
  const formattedDay = localeId === 'fr-CA' ? day.replace(/(^|\s)1(?=\s)/, '$11er') : day;
  return `${formattedDay}, ${range}`;
}
