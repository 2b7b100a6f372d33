import type { Locale } from '../../domain/region/locales';

const minute = 60_000;
const hour = 60 * minute;

/** Returns 'now', '2 minutes ago' or 'il y a 3 heures'. */
export function formatAgo(milliseconds: number, { id }: Locale): string {
  const format = new Intl.RelativeTimeFormat(id, { numeric: 'auto' });
  if (milliseconds < minute) return format.format(0, 'second');
  return milliseconds < hour
    ? format.format(-Math.floor(milliseconds / minute), 'minute')
    : format.format(-Math.floor(milliseconds / hour), 'hour');
}
