import { deliveryState, upcomingSlot } from '../../domain/delivery/deliveryOpening';
import { deliveryWeek, nextSlot } from '../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { zonedDay } from '../../domain/delivery/zonedTime';
import { formatClock, formatZone } from '../../i18n/formatHours';
import { formatLaterSlot, formatOpening } from '../../i18n/formatOpening';
import { formatSlot } from '../../i18n/formatSlot';
import { useOrderWords } from '../../i18n/LocaleContext';
import { useScheduleClock } from './useScheduleClock';

/**
 * A dispensary's times as text that updates with the clock: today's hours, the next opening if it is closed, and the
 * next window.
 */
export function useProviderTimes(provider: DeliveryProvider) {
  const { locale, t } = useOrderWords();
  const now = useScheduleClock(provider);
  const { timezone } = provider;
  const words = { locale, t, timezone, now };
  const { hours } = deliveryWeek(provider)[zonedDay(now, timezone).weekday]!;
  const state = deliveryState(provider, now);
  const slot = nextSlot(provider, now);
  return {
    today: hours
      ? t('checkout.time.range', { start: formatClock(hours.open, locale), end: formatClock(hours.close, locale) })
      : t('facts.hours.closed'),
    opening: !state.isOpen && state.opens ? formatOpening(state.opens, words) : null,
    hasWindow: slot !== null,
    /** The next window, or that there is none and when the next one comes. */
    next: slot ? formatSlot(slot, words) : formatLaterSlot(upcomingSlot(provider, now), words),
    zone: formatZone(timezone, locale, now),
  };
}
