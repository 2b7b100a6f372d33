import type { Locale } from '../../domain/region/locales';
import { dateFormatter } from '../../i18n/time/dateFormatter';

/** An instant's date in the shopper's time zone: 'January 31, 2026', '31 janvier 2026'. */
export const formatDay = (instant: string, { id }: Locale): string =>
  dateFormatter(id, { dateStyle: 'long' }).format(new Date(instant));
