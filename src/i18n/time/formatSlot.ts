import type { Locale } from '../../domain/region/locales';
import { addDays, zonedDay, type ZonedDay } from '../../domain/delivery/zonedTime';
import { dateFormatter } from './dateFormatter';
import type { Translate } from '../translator';

interface SlotWords {
  locale: Locale;
  t: Translate<'order'>;
  timezone: string;
  now: Date;
}

const isSameDay = (a: ZonedDay, b: ZonedDay) => a.year === b.year && a.month === b.month && a.day === b.day;

const clockOf = ({ locale, timezone }: Pick<SlotWords, 'locale' | 'timezone'>) =>
  dateFormatter(locale.id, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });

/** '2:00 PM' in the dispensary's time zone. */
export const formatSlotTime = (instant: string, words: Pick<SlotWords, 'locale' | 'timezone'>): string =>
  clockOf(words).format(new Date(instant));

/** '2:00 PM – 3:00 PM' in the dispensary's time zone. */
export function formatSlotHours(
  slot: { start: string; end: string },
  { locale, t, timezone }: Omit<SlotWords, 'now'>,
): string {
  const clock = clockOf({ locale, timezone });
  return t('checkout.time.range', { start: clock.format(new Date(slot.start)), end: clock.format(new Date(slot.end)) });
}

/** 'Monday, November 2' in the dispensary's time zone. */
export function formatSlotDay(start: string, { locale, timezone }: Pick<SlotWords, 'locale' | 'timezone'>): string {
  return dateFormatter(locale.id, {
    timeZone: timezone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(start));
}

/** 'Mon, Nov 2' in the dispensary's time zone. */
export const formatShortDay = (start: string, { locale, timezone }: Pick<SlotWords, 'locale' | 'timezone'>): string =>
  dateFormatter(locale.id, { timeZone: timezone, weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(start),
  );

type TomorrowKey = 'hours.tomorrow' | 'checkout.time.tomorrow';

/** Null on any day but today and tomorrow. */
function withNearDay(start: string, time: string, words: SlotWords & { tomorrow: TomorrowKey }): string | null {
  const { t, timezone, now, tomorrow } = words;
  const today = zonedDay(now, timezone);
  const day = zonedDay(new Date(start), timezone);
  if (isSameDay(day, today)) return t('checkout.time.today', { time });
  if (isSameDay(day, addDays(today, 1))) return t(tomorrow, { time });
  return null;
}

function slotText(slot: { start: string; end: string }, words: SlotWords & { tomorrow: TomorrowKey }): string {
  const time = formatSlotHours(slot, words);
  const date = formatSlotDay(slot.start, words);
  return withNearDay(slot.start, time, words) ?? words.t('checkout.time.day', { date, time });
}

/** 'Tomorrow: 2:00 PM – 3:00 PM'. */
export const formatSlot = (slot: { start: string; end: string }, words: SlotWords): string =>
  slotText(slot, { ...words, tomorrow: 'hours.tomorrow' });

/** The checkout's label is spelled 'Tomorow' in the specification. */
export const formatCheckoutSlot = (slot: { start: string; end: string }, words: SlotWords): string =>
  slotText(slot, { ...words, tomorrow: 'checkout.time.tomorrow' });

/** 'Today: 2:00 PM', or only the date on a later day. */
export function formatSlotStart({ start }: { start: string }, words: SlotWords): string {
  const time = formatSlotTime(start, words);
  return withNearDay(start, time, { ...words, tomorrow: 'hours.tomorrow' }) ?? formatSlotDay(start, words);
}
