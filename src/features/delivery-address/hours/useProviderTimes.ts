import { upcomingExceptions } from '../../../domain/delivery/upcomingExceptions';
import { deliveryState, upcomingSlot } from '../../../domain/delivery/deliveryOpening';
import { legalHoursOn, nextSlot } from '../../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import { zonedDay } from '../../../domain/delivery/zonedTime';
import { formatClock, formatZone } from '../../../i18n/formatHours';
import { formatComingHours } from '../../../i18n/formatComingHours';
import { formatLaterSlot, formatOpening } from '../../../i18n/formatOpening';
import { formatScheduleNotice } from '../../../i18n/formatScheduleNotice';
import { formatSlot } from '../../../i18n/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { useScheduleClock } from './useScheduleClock';

/**
 * A dispensary's times as text that updates with the clock: today's hours, the next opening if it is closed, and the
 * next window.
 */
export function useProviderTimes(provider: DeliveryProvider) {
  const { locale, t } = useWords('order');
  const now = useScheduleClock(provider);
  const { timezone } = provider;
  const words = { locale, t, timezone, now };
  const hours = legalHoursOn(provider, zonedDay(now, timezone));
  const notice = scheduleNotice(provider, now);
  const state = deliveryState(provider, now);
  const slot = nextSlot(provider, now);
  const upcoming = upcomingExceptions({ ...provider, hoursOn: (day) => legalHoursOn(provider, day) }, now, 'tomorrow');
  return {
    today: hours
      ? t('checkout.time.range', { start: formatClock(hours.open, locale), end: formatClock(hours.close, locale) })
      : t('facts.hours.closed'),
    // A pause or closure explains itself, and the next window says when it ends.
    opening:
      !state.isOpen && state.opens && (!notice || notice.kind === 'hours') ? formatOpening(state.opens, words) : null,
    /** A pause, or what differs from the usual hours today. */
    notice: notice && formatScheduleNotice(notice, words),
    hasWindow: slot !== null,
    /** The next window, or that there is none and when the next one comes. */
    next: slot ? formatSlot(slot, words) : formatLaterSlot(upcomingSlot(provider, now), words),
    /** The next dates with other hours: 'Closed on Thursday, November 26'. */
    upcoming: upcoming.map((day) => formatComingHours(day, words)),
    zone: formatZone(timezone, locale, now),
  };
}
