import type { Order } from '../../domain/order/orderSchema';
import type { Locale } from '../../domain/region/locales';
import { formatZone } from '../../i18n/time/formatHours';
import { formatSlotDay, formatSlotHours } from '../../i18n/time/formatSlot';
import type { Translate } from '../../i18n/translator';

interface WindowWords {
  locale: Locale;
  t: Translate<'order'>;
}

/** Formats an order's window: 'Tuesday, November 3, 2:00 PM – 3:00 PM, Pacific Time'. */
export function orderWindowText({ slot }: Pick<Order, 'slot'>, timezone: string, { locale, t }: WindowWords): string {
  const words = { locale, t, timezone };
  return t('order.windowIn', {
    day: formatSlotDay(slot.start, words),
    hours: formatSlotHours(slot, words),
    zone: formatZone(timezone, locale, new Date(slot.start)),
  });
}

/** True if both time zones show the same date and time at an instant. */
export function isSameClock(instant: string, zones: [string, string]): boolean {
  const [one, other] = zones.map((timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant)),
  );
  return one === other;
}
