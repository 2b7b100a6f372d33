import type { LocaleId } from '../region/locales';

/** True for the current month (UTC) and later ones: an earlier month is no longer shown. */
export const isCurrentOrFutureMonth = (date: string, now: Date): boolean =>
  date.slice(0, 7) >= now.toISOString().slice(0, 7);

/**
 * The month of an ISO date: 'November 2026'. Computed at build time, because creating the first formatter takes a phone
 * longer than rendering a card.
 */
export const formatMonth = (date: string, localeId: LocaleId): string =>
  new Intl.DateTimeFormat(localeId, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 7)}-01`),
  );
