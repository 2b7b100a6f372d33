import type { Locale, LocaleId } from '../domain/region/locales';

/** Creating a formatter is slow, and lists have many weights. */
const formatters = new Map<LocaleId, Intl.NumberFormat>();

function getFormatter(id: LocaleId): Intl.NumberFormat {
  const formatter = formatters.get(id) ?? new Intl.NumberFormat(id, { maximumFractionDigits: 3 });
  formatters.set(id, formatter);
  return formatter;
}

/** Rounds to milligrams: '0.85', or '0,85' in French. */
export const formatGrams = (grams: number, { id }: Pick<Locale, 'id'>): string => getFormatter(id).format(grams);
