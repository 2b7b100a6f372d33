import type { UpcomingException } from '../../domain/delivery/upcomingExceptions';
import type { Locale } from '../../domain/region/locales';
import { formatDate } from './formatDate';
import { formatClock } from './formatHours';
import type { Translate } from '../translator';

/** Returns 'Closed on Thursday, November 26 (Thanksgiving)' or 'Thu, Dec 24: 10:00 AM – 4:00 PM'. */
export function formatUpcomingHours(
  exception: UpcomingException,
  { locale, t }: { locale: Locale; t: Translate<'order'> },
): string {
  const { hours, reason } = exception;
  const text = hours
    ? t('hours.otherOn', {
        date: formatDate(exception, locale, 'short'),
        hours: t('checkout.time.range', {
          start: formatClock(hours.open, locale),
          end: formatClock(hours.close, locale),
        }),
      })
    : t('hours.closedOn', { date: formatDate(exception, locale, 'long') });
  return reason ? `${text} (${reason})` : text;
}
