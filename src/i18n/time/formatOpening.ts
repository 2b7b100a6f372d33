import type { UpcomingSlot } from '../../domain/delivery/deliveryOpening';
import type { OpeningChange } from '../../domain/delivery/stores/storeHours';
import type { Locale } from '../../domain/region/locales';
import { formatClock } from './formatHours';
import { formatSlotDay, formatSlotHours } from './formatSlot';
import { formatWeekday } from './formatWeek';
import type { Translate } from '../translator';

interface OpeningWords {
  locale: Locale;
  t: Translate<'order'>;
}

/** 'Closed now. Opens at 10:00 AM.' */
export function formatOpening({ clock, weekday, daysAhead }: OpeningChange, { locale, t }: OpeningWords): string {
  const time = formatClock(clock, locale);
  if (daysAhead === 0) return t('facts.opens', { time });
  if (daysAhead === 1) return t('facts.opens.tomorrow', { time });
  return t('facts.opens.day', { time, day: formatWeekday(weekday, locale) });
}

export function formatLaterSlot(later: UpcomingSlot | null, words: OpeningWords & { timezone: string }): string {
  if (!later) return words.t('facts.noneSoon');
  return words.t('facts.later', {
    date: formatSlotDay(later.slot.start, words),
    time: formatSlotHours(later.slot, words),
    from: formatSlotDay(later.from, words),
  });
}
