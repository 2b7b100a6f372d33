import type { Locale } from '../domain/region/locales';

/** A weight to the milligram, without its unit: '0.85', or '0,85' in French. */
export const formatGrams = (grams: number, { id }: Pick<Locale, 'id'>): string =>
  new Intl.NumberFormat(id, { maximumFractionDigits: 3 }).format(grams);
