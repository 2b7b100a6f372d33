import { upcomingExceptions } from '../../../domain/delivery/upcomingExceptions';
import { deliveryState, upcomingSlot } from '../../../domain/delivery/deliveryOpening';
import { legalHoursOn, nextSlot } from '../../../domain/delivery/deliverySchedule';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { scheduleNotice } from '../../../domain/delivery/scheduleNotice';
import { zonedDay } from '../../../domain/time/zonedTime';
import { formatClock, formatZone } from '../../../i18n/time/formatHours';
import { formatUpcomingHours } from '../../../i18n/time/formatUpcomingHours';
import { formatLaterSlot, formatOpening } from '../../../i18n/time/formatOpening';
import { formatScheduleNotice } from '../../../i18n/time/formatScheduleNotice';
import { formatSlot } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { useScheduleClock } from '../../../state/delivery/useScheduleClock';

/** Formats a dispensary's times, and updates them with the clock. */
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
    // Omitted during a pause or closure, whose notice and next window already say when the dispensary opens.
    opening:
      !state.isOpen && state.opens && (!notice || notice.kind === 'hours') ? formatOpening(state.opens, words) : null,
    /** The pause or the exceptional hours of today. */
    notice: notice && formatScheduleNotice(notice, words),
    hasWindow: slot !== null,
    /** If there is no window soon, says so and names the next one. */
    next: slot ? formatSlot(slot, words) : formatLaterSlot(upcomingSlot(provider, now), words),
    /** Dates with exceptional hours: 'Closed on Thursday, November 26'. */
    upcoming: upcoming.map((day) => formatUpcomingHours(day, words)),
    zone: formatZone(timezone, locale, now),
  };
}
