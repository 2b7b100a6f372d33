import { isoDay } from '../../domain/time/calendarDay';
import { zonedDay } from '../../domain/time/zonedTime';
import type { Locale } from '../../domain/region/locales';
import { dateFormatter } from './dateFormatter';
import { formatShortDay } from './formatSlot';
import type { Translate } from '../translator';

interface ArrivalContext {
  locale: Locale;
  t: Translate<'order'>;
  timezone: string;
  now: Date;
}

/**
 * Returns 'Arriving 6:10 – 6:40 PM' in the dispensary's time zone, with the day unless it is today. Once that time has
 * passed, it says that the order is late.
 */
export function formatArrival(
  eta: { start: string; end: string },
  { locale, t, timezone, now }: ArrivalContext,
): string {
  const [start, end] = [new Date(eta.start), new Date(eta.end)];
  const clock = dateFormatter(locale.id, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const time = clock.formatRange(start, end);
  const isToday = isoDay(zonedDay(start, timezone)) === isoDay(zonedDay(now, timezone));
  const isLate = end < now;
  if (isToday) return t(isLate ? 'order.late' : 'order.arriving', { time });
  const day = formatShortDay(eta.start, { locale, timezone });
  return t(isLate ? 'order.late.day' : 'order.arriving.day', { day, time });
}
