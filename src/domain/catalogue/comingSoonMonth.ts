import type { LocaleId } from '../region/locales';

/** A month with its year, in words: 'Nov 26' and 'November 2026'. */
export interface MonthNames {
  short: string;
  long: string;
}

/** S4-08: whether a date's month may still be named: it is this month (UTC) or a later one. */
export const isMonthToCome = (date: string, now: Date): boolean => date.slice(0, 7) >= now.toISOString().slice(0, 7);

/** S4-08: the month of a date (ISO), for the build: a phone takes longer to make the first format than to draw a card. */
export function monthNames(date: string, localeId: LocaleId): MonthNames {
  const name = (names: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeId, { ...names, timeZone: 'UTC' }).format(new Date(`${date.slice(0, 7)}-01`));
  return { short: name({ month: 'short', year: '2-digit' }), long: name({ month: 'long', year: 'numeric' }) };
}
