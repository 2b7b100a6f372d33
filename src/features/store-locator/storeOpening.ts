import { openingState, type OpeningChange, type OpeningState } from '../../domain/delivery/stores/storeHours';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { zonedDay } from '../../domain/time/zonedTime';
import { formatDoorTime, formatWeekday } from '../../i18n/time/formatWeek';
import type { Locale } from '../../domain/region/locales';
import type { Translate } from '../../i18n/translator';

export interface StoreOpening {
  isOpen: boolean;
  text: string;
  /** The current weekday in the store's time zone. */
  today: number;
  now: Date;
}

interface Words {
  locale: Locale;
  t: Translate<'stores'>;
}

const dayMs = 86_400_000;

function openingText(state: OpeningState, now: Date, { t, locale }: Words): string {
  const getValues = ({ clock, weekday }: OpeningChange) => ({
    time: formatDoorTime(clock, locale),
    day: formatWeekday(weekday, locale),
  });
  if (state.isOpen) {
    if (!state.closes) return t('storeLocator.hours.allDay');
    const isFar = state.closes.at - now.getTime() >= dayMs;
    return t(isFar ? 'storeLocator.open.day' : 'storeLocator.open', getValues(state.closes));
  }
  if (!state.opens) return t('storeLocator.hours.closed');
  const nearKeys = ['storeLocator.opens', 'storeLocator.opens.tomorrow'] as const;
  return t(nearKeys[state.opens.daysAhead] ?? 'storeLocator.opens.day', getValues(state.opens));
}

/**
 * Formats the opening status: 'Open until 9 PM', 'Closed · opens 9 AM Monday'. Names the day only if the time alone
 * would be ambiguous.
 */
export function storeOpening(
  store: Pick<Store, 'hours' | 'timezone' | 'exceptions'>,
  now: Date,
  words: Words,
): StoreOpening {
  const state = openingState(store, now);
  return {
    isOpen: state.isOpen,
    text: openingText(state, now, words),
    today: zonedDay(now, store.timezone).weekday,
    now,
  };
}
