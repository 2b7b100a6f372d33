import { comingSoonMonth } from '../domain/catalogue/comingSoonMonth';
import type { Locale } from '../domain/region/locales';
import type { FirstKey, Translator } from './translator';

interface LabelOptions extends Pick<Translator<FirstKey>, 't'> {
  locale: Locale;
  /** Null while the page is rendered on the server or hydrates. */
  now: Date | null;
  /** 'Nov 26' where there is little room. */
  isShort?: boolean;
}

/** S4-08: 'Coming Soon', or 'Available November 2026' ('Available Nov 26') once the browser knows the month. */
export function comingSoonLabel(date: string | null, { locale, t, now, isShort = false }: LabelOptions): string {
  const month = now && comingSoonMonth(date, now);
  if (!month) return t('product.availability.COMING_SOON');
  const format = new Intl.DateTimeFormat(locale.id, {
    month: isShort ? 'short' : 'long',
    year: isShort ? '2-digit' : 'numeric',
    timeZone: 'UTC',
  });
  return t('product.availableFrom', { month: format.format(month) });
}
