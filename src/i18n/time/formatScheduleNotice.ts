import type { ScheduleNotice } from '../../domain/delivery/scheduleNotice';
import { isoDay } from '../../domain/time/calendarDay';
import { zonedDay } from '../../domain/time/zonedTime';
import type { Locale } from '../../domain/region/locales';
import { formatClock } from './formatHours';
import { formatSlotDay, formatSlotTime } from './formatSlot';
import type { Translate } from '../translator';

interface NoticeContext {
  locale: Locale;
  t: Translate<'order'>;
  timezone: string;
  now: Date;
}

function formatNoticeText(notice: ScheduleNotice, context: NoticeContext): string {
  const { locale, t, timezone, now } = context;
  if (notice.kind === 'closed') return t('hours.closedToday');
  if (notice.kind === 'hours') {
    const [start, end] = [formatClock(notice.open, locale), formatClock(notice.close, locale)];
    return t('hours.otherToday', { hours: t('checkout.time.range', { start, end }) });
  }
  const time = formatSlotTime(notice.until, context);
  const [today, day] = [now, new Date(notice.until)].map((instant) => isoDay(zonedDay(instant, timezone)));
  return today === day
    ? t('hours.paused', { time })
    : t('hours.paused.day', { day: formatSlotDay(notice.until, context), time });
}

/** 'Closed today. Reason: Thanksgiving' */
export function formatScheduleNotice(notice: ScheduleNotice, context: NoticeContext): string {
  const text = formatNoticeText(notice, context);
  return notice.reason ? `${text} ${context.t('order.reason', { reason: notice.reason })}` : text;
}
