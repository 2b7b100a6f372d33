import type { LocaleId } from '../region/locales';

/** Compares months in UTC. */
export const isCurrentOrFutureMonth = (date: string, now: Date): boolean =>
  date.slice(0, 7) >= now.toISOString().slice(0, 7);

/** Runs at build time, because creating a formatter takes a phone longer than rendering a card. */
export const formatMonth = (date: string, localeId: LocaleId): string =>
  new Intl.DateTimeFormat(localeId, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date.slice(0, 7)}-01`),
  );
