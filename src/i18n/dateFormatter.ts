import type { LocaleId } from '../domain/region/locales';

// Cached because creating a formatter is slow, and a list of stores or slots formats hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The cached formatter for a locale and options. The key assumes the options are always written in the same order. */
export function dateFormatter(localeId: LocaleId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([localeId, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeId, options);
  formatters.set(key, formatter);
  return formatter;
}
