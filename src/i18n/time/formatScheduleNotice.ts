import type { ScheduleNotice } from '../../domain/delivery/scheduleNotice';
import { isoDay, zonedDay } from '../../domain/delivery/zonedTime';
import type { Locale } from '../../domain/region/locales';
import { formatClock } from './formatHours';
import { formatSlotDay, formatSlotTime } from './formatSlot';
import type { Translate } from '../translator';

interface NoticeWords {
  locale: Locale;
  t: Translate<'order'>;
  timezone: string;
  now: Date;
}

function sentence(notice: ScheduleNotice, words: NoticeWords): string {
  const { locale, t, timezone, now } = words;
  if (notice.kind === 'closed') return t('hours.closedToday');
  if (notice.kind === 'hours') {
    const [start, end] = [formatClock(notice.open, locale), formatClock(notice.close, locale)];
    return t('hours.otherToday', { hours: t('checkout.time.range', { start, end }) });
  }
  const time = formatSlotTime(notice.until, words);
  const [today, day] = [now, new Date(notice.until)].map((instant) => isoDay(zonedDay(instant, timezone)));
  return today === day
    ? t('hours.paused', { time })
    : t('hours.paused.day', { day: formatSlotDay(notice.until, words), time });
}

/** 'Closed today. Reason: Thanksgiving' */
export function formatScheduleNotice(notice: ScheduleNotice, words: NoticeWords): string {
  const text = sentence(notice, words);
  return notice.reason ? `${text} ${words.t('order.reason', { reason: notice.reason })}` : text;
}
