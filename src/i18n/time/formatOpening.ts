import type { UpcomingSlot } from '../../domain/delivery/deliveryOpening';
import type { OpeningChange } from '../../domain/delivery/stores/storeHours';
import type { Locale } from '../../domain/region/locales';
import { formatClock } from './formatHours';
import { formatSlotDay, formatSlotHours } from './formatSlot';
import { formatWeekday } from './formatWeek';
import type { Translate } from '../translator';

interface OpeningContext {
  locale: Locale;
  t: Translate<'order'>;
}

/** 'Closed now. Opens at 10:00 AM.' */
export function formatOpening({ clock, weekday, daysAhead }: OpeningChange, { locale, t }: OpeningContext): string {
  const time = formatClock(clock, locale);
  if (daysAhead === 0) return t('facts.opens', { time });
  if (daysAhead === 1) return t('facts.opens.tomorrow', { time });
  return t('facts.opens.day', { time, day: formatWeekday(weekday, locale) });
}

export function formatLaterSlot(later: UpcomingSlot | null, context: OpeningContext & { timezone: string }): string {
  if (!later) return context.t('facts.noneSoon');
  return context.t('facts.later', {
    date: formatSlotDay(later.slot.start, context),
    time: formatSlotHours(later.slot, context),
    from: formatSlotDay(later.from, context),
  });
}
