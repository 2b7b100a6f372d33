import type { LocaleId } from '../../domain/region/locales';

// Creating a formatter is slow, and a list of stores or slots formats hundreds of times.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The cache expects options in the same order each time. */
export function dateFormatter(localeId: LocaleId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([localeId, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeId, options);
  formatters.set(key, formatter);
  return formatter;
}
