import type { LocaleId } from '../domain/region/locales';

// A list of stores or of slots asks for hundreds of times; making a formatter takes as long as writing all of them.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The one formatter of a locale with these options, which are plain and few. */
export function dateFormatter(localeId: LocaleId, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([localeId, options]);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(localeId, options);
  formatters.set(key, formatter);
  return formatter;
}
