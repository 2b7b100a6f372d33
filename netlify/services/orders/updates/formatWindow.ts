import type { LocaleId } from '../../../../src/domain/region/locales';
import { dateFormat } from '../../../../src/domain/time/dateFormat';

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
  /** Does not repeat what both times share: '6:10–6:40 PM'. */
  range: string;
}

/** Keeps '6:10' and 'PM' on one line. Some mail programs show the narrow spaces of Intl as boxes. */
const withFixedSpaces = (time: string): string => time.replaceAll(/[ \u202f]/g, '\u00a0');

export function formatHours({ start, end }: TimeWindow, { localeId, timezone }: ClockFormat): HourRange {
  const clock = new Intl.DateTimeFormat(localeId, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const [first, last] = [new Date(start), new Date(end)];
  return {
    start: withFixedSpaces(clock.format(first)),
    end: withFixedSpaces(clock.format(last)),
    range: withFixedSpaces(clock.formatRange(first, last).replace(/\s*–\s*/, '–')),
  };
}

/** 'July 1, 2026'. */
export const formatReceiptDate = (instant: string, { localeId, timezone }: ClockFormat): string =>
  dateFormat(localeId, { timeZone: timezone, dateStyle: 'long' }).format(new Date(instant));

/** 'Wednesday, July 1, 11:00 AM – 12:00 PM'. Never 'today', because the message may be read tomorrow. */
export function formatWindow(window: TimeWindow, { localeId, timezone, length, hours }: WindowFormat): string {
  const format = { timeZone: timezone, weekday: length, month: length, day: 'numeric' } as const;
  const day = dateFormat(localeId, format).format(new Date(window.start));
  const { start, end } = formatHours(window, { localeId, timezone });
  return `${day}, ${hours(start, end)}`;
}
