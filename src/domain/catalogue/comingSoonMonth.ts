import type { LocaleId } from '../region/locales';

/** A month with its year: 'Nov 2026' and 'November 2026'. */
export interface MonthNames {
  short: string;
  long: string;
}

/** True for the current month (UTC) and later ones: an earlier month is no longer shown. */
export const isMonthToCome = (date: string, now: Date): boolean => date.slice(0, 7) >= now.toISOString().slice(0, 7);

/**
 * The month of an ISO date. Computed at build time, because creating the first formatter takes a phone longer than
 * rendering a card.
 */
export function monthNames(date: string, localeId: LocaleId): MonthNames {
  const name = (names: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeId, { ...names, timeZone: 'UTC' }).format(new Date(`${date.slice(0, 7)}-01`));
  return { short: name({ month: 'short', year: 'numeric' }), long: name({ month: 'long', year: 'numeric' }) };
}
