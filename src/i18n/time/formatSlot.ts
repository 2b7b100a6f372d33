import type { Locale } from '../../domain/region/locales';
import { addDays, type CalendarDay } from '../../domain/time/calendarDay';
import { zonedDay } from '../../domain/time/zonedTime';
import { dateFormatter } from './dateFormatter';
import type { Translate } from '../translator';

interface SlotContext {
  locale: Locale;
  t: Translate<'order'>;
  timezone: string;
  now: Date;
}

const isSameDay = (a: CalendarDay, b: CalendarDay) => a.year === b.year && a.month === b.month && a.day === b.day;

const timeFormatter = ({ locale, timezone }: Pick<SlotContext, 'locale' | 'timezone'>) =>
  dateFormatter(locale.id, { timeZone: timezone, hour: 'numeric', minute: '2-digit' });

/** Returns '2:00 PM' in the dispensary's time zone. */
export const formatSlotTime = (instant: string, context: Pick<SlotContext, 'locale' | 'timezone'>): string =>
  timeFormatter(context).format(new Date(instant));

/** Returns '2:00 PM – 3:00 PM' in the dispensary's time zone. */
export function formatSlotHours(
  slot: { start: string; end: string },
  { locale, t, timezone }: Omit<SlotContext, 'now'>,
): string {
  const clock = timeFormatter({ locale, timezone });
  return t('checkout.time.range', { start: clock.format(new Date(slot.start)), end: clock.format(new Date(slot.end)) });
}

/** Returns 'Monday, November 2' in the dispensary's time zone. */
export function formatSlotDay(start: string, { locale, timezone }: Pick<SlotContext, 'locale' | 'timezone'>): string {
  return dateFormatter(locale.id, {
    timeZone: timezone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  }).format(new Date(start));
}

/** Returns 'Mon, Nov 2' in the dispensary's time zone. */
export const formatShortDay = (start: string, { locale, timezone }: Pick<SlotContext, 'locale' | 'timezone'>): string =>
  dateFormatter(locale.id, { timeZone: timezone, weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(start),
  );

type TomorrowKey = 'hours.tomorrow' | 'checkout.time.tomorrow';

/** Returns null for any day except today and tomorrow. */
function formatNearDay(start: string, time: string, context: SlotContext & { tomorrow: TomorrowKey }): string | null {
  const { t, timezone, now, tomorrow } = context;
  const today = zonedDay(now, timezone);
  const day = zonedDay(new Date(start), timezone);
  if (isSameDay(day, today)) return t('checkout.time.today', { time });
  if (isSameDay(day, addDays(today, 1))) return t(tomorrow, { time });
  return null;
}

function formatSlotWith(
  slot: { start: string; end: string },
  context: SlotContext & { tomorrow: TomorrowKey },
): string {
  const time = formatSlotHours(slot, context);
  const date = formatSlotDay(slot.start, context);
  return formatNearDay(slot.start, time, context) ?? context.t('checkout.time.day', { date, time });
}

/** 'Tomorrow: 2:00 PM – 3:00 PM'. */
export const formatSlot = (slot: { start: string; end: string }, context: SlotContext): string =>
  formatSlotWith(slot, { ...context, tomorrow: 'hours.tomorrow' });

/** The checkout's label is spelled 'Tomorow' in the specification. */
export const formatCheckoutSlot = (slot: { start: string; end: string }, context: SlotContext): string =>
  formatSlotWith(slot, { ...context, tomorrow: 'checkout.time.tomorrow' });

/** Returns 'Today: 2:00 PM', or only the date after tomorrow. */
export function formatSlotStart({ start }: { start: string }, context: SlotContext): string {
  const time = formatSlotTime(start, context);
  return formatNearDay(start, time, { ...context, tomorrow: 'hours.tomorrow' }) ?? formatSlotDay(start, context);
}
