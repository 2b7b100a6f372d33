import type { Locale } from '../domain/region/locales';
import { addDays, zonedDay, type ZonedDay } from '../domain/delivery/zonedTime';
import type { MessageKey, MessageValues } from './translator';

interface SlotWords {
  locale: Locale;
  t: (key: MessageKey, values?: MessageValues) => string;
  timezone: string;
  now: Date;
}

const isSameDay = (a: ZonedDay, b: ZonedDay) => a.year === b.year && a.month === b.month && a.day === b.day;

/** A slot's hours in the dispensary's zone: '2:00 PM – 3:00 PM'. */
export function formatSlotHours(
  slot: { start: string; end: string },
  { locale, t, timezone }: Omit<SlotWords, 'now'>,
): string {
  const clock = new Intl.DateTimeFormat(locale.id, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  return t('checkout.time.range', { start: clock.format(new Date(slot.start)), end: clock.format(new Date(slot.end)) });
}

/** The day of an instant as its shopper says it; S5-18: today, tomorrow, or weekday, month and day. */
export function formatSlotDay(start: string, { locale, timezone }: Pick<SlotWords, 'locale' | 'timezone'>): string {
  return new Intl.DateTimeFormat(locale.id, {
    timeZone: timezone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(start));
}

/** S5-18: 'Today: 2:00 PM – 3:00 PM'. */
export function formatSlot(slot: { start: string; end: string }, words: SlotWords): string {
  const today = zonedDay(words.now, words.timezone);
  const day = zonedDay(new Date(slot.start), words.timezone);
  const time = formatSlotHours(slot, words);
  if (isSameDay(day, today)) return words.t('checkout.time.today', { time });
  if (isSameDay(day, addDays(today, 1))) return words.t('checkout.time.tomorrow', { time });
  return words.t('checkout.time.day', { date: formatSlotDay(slot.start, words), time });
}
