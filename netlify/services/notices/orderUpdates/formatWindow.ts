import type { LocaleId } from '../../../../src/domain/region/locales';

export interface TimeWindow {
  start: string;
  end: string;
}

interface ClockFormat {
  localeId: LocaleId;
  timezone: string;
}

interface WindowFormat extends ClockFormat {
  length: 'long' | 'short';
  hours: (start: string, end: string) => string;
}

export interface HourRange {
  start: string;
  end: string;
  /** Names what both have in common once: '6:10–6:40 PM'. */
  range: string;
}

const clockFormatter = ({ localeId, timezone }: ClockFormat) =>
  new Intl.DateTimeFormat(localeId, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });

/** Some mail programs show the narrow spaces of Intl as boxes in subjects. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u2009', '').replaceAll('\u202f', '\u00a0');

export function formatHours({ start, end }: TimeWindow, format: ClockFormat): HourRange {
  const clock = clockFormatter(format);
  const [first, last] = [new Date(start), new Date(end)];
  return {
    start: withPlainSpaces(clock.format(first)),
    end: withPlainSpaces(clock.format(last)),
    range: withPlainSpaces(clock.formatRange(first, last)),
  };
}

/** 'Wednesday, July 1, 11:00 AM – 12:00 PM'. Never 'today', because the message may be read tomorrow. */
export function formatWindow({ start, end }: TimeWindow, { localeId, timezone, length, hours }: WindowFormat): string {
  const day = new Intl.DateTimeFormat(localeId, {
    timeZone: timezone,
    weekday: length,
    month: length,
    day: 'numeric',
  }).format(new Date(start));
  const clock = clockFormatter({ localeId, timezone });
  const range = hours(clock.format(new Date(start)), clock.format(new Date(end)));
  // French uses an ordinal for the first of a month, which Intl does not support.
  const formattedDay = localeId === 'fr-CA' ? day.replace(/(^|\s)1(?=\s)/, '$11er') : day;
  return `${formattedDay}, ${range}`;
}
