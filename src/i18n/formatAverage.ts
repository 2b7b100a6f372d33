import type { LocaleId } from '../domain/region/locales';

// Creating a formatter is slow, and a list formats one average for each card.
const formatters = new Map<LocaleId, Intl.NumberFormat>();

/** Always has one decimal: 4 → '4.0'. */
export function formatAverage(average: number, localeId: LocaleId): string {
  const formatter = formatters.get(localeId) ?? new Intl.NumberFormat(localeId, { minimumFractionDigits: 1 });
  formatters.set(localeId, formatter);
  return formatter.format(average);
}
