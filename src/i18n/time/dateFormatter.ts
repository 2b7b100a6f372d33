import type { LocaleId } from '../../domain/region/locales';
import { dateFormat, type DateFormat } from '../../domain/time/dateFormat';

// Creating a formatter is slow, and a list of stores or slots formats hundreds of times.
const formatters = new Map<string, DateFormat>();

/** The cache expects options in the same order each time. */
export function dateFormatter(localeId: LocaleId, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = JSON.stringify([localeId, options]);
  const formatter = formatters.get(key) ?? dateFormat(localeId, options);
  formatters.set(key, formatter);
  return formatter;
}
