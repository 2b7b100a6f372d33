const firstOfMonth = /(^|\D)1(?=\s(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/g;

export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts'>;

/** Writes the first of a month as '1er octobre' in French, which Intl does not know. */
export function dateFormat(localeId: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const format = new Intl.DateTimeFormat(localeId, options);
  if (localeId !== 'fr-CA') return format;
  const withFirst = (text: string) => text.replace(firstOfMonth, '$11er');
  return {
    format: (date) => withFirst(format.format(date)),
    formatRange: (start, end) => withFirst(format.formatRange(start, end)),
    formatToParts: (date) => format.formatToParts(date),
  };
}
