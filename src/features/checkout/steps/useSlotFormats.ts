import type { DeliverySlot } from '../../../domain/delivery/deliverySlots';
import { addDays } from '../../../domain/time/calendarDay';
import { zonedDay } from '../../../domain/time/zonedTime';
import { formatZone } from '../../../i18n/time/formatHours';
import { formatCheckoutSlot, formatShortDay } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';

const dayId = (instant: Date, timezone: string): string => {
  const { year, month, day } = zonedDay(instant, timezone);
  return `${year}-${month}-${day}`;
};

/** Groups slots by calendar day in the dispensary's time zone. */
export function slotDays(slots: readonly DeliverySlot[], timezone: string): { id: string; slots: DeliverySlot[] }[] {
  const days = new Map<string, DeliverySlot[]>();
  for (const slot of slots) {
    const id = dayId(new Date(slot.start), timezone);
    days.set(id, [...(days.get(id) ?? []), slot]);
  }
  return [...days].map(([id, daySlots]) => ({ id, slots: daySlots }));
}

/**
 * Formats days and slots in the dispensary's time zone. `formatLocalTime` returns undefined if the shopper's clock is
 * the same.
 */
export function useSlotFormats(timezone: string, now: Date) {
  const { locale, t } = useWords('account', 'order');
  const localZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const formatDay = (start: string) => {
    const day = dayId(new Date(start), timezone);
    const today = zonedDay(now, timezone);
    const { year, month, day: date } = addDays(today, 1);
    if (day === dayId(now, timezone)) return t('checkout.time.todayName');
    if (day === `${year}-${month}-${date}`) return t('checkout.time.tomorrowName');
    return formatShortDay(start, { locale, timezone });
  };
  const formatSlot = (slot: DeliverySlot, zone = timezone) =>
    formatCheckoutSlot(slot, { locale, t, timezone: zone, now });
  const formatLocalTime = (slot: DeliverySlot) => {
    const time = formatSlot(slot, localZone);
    if (time === formatSlot(slot)) return undefined;
    return t('checkout.time.yours', { time, zone: formatZone(localZone, locale, now) });
  };
  return { formatDay, formatSlot, formatLocalTime };
}
