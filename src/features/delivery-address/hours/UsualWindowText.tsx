import { useMemo } from 'react';
import type { Dispensary } from '../../../domain/delivery/citySchema';
import { usualSlotRules } from '../../../domain/delivery/deliveryCities';
import { nextSlot } from '../../../domain/delivery/deliverySchedule';
import { addDays, isoDay } from '../../../domain/time/calendarDay';
import { zonedDay } from '../../../domain/time/zonedTime';
import { formatSlotDay, formatSlotTime } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { useScheduleClock } from '../../../state/delivery/useScheduleClock';

/**
 * The next window by a dispensary's usual hours: 'Today, 2:00 PM – 3:00 PM'. Its messages are those of the page, because
 * the group with the checkout's has 30 KB.
 */
export function UsualWindowText({ dispensary }: { dispensary: Dispensary }) {
  const { locale, t } = useWords('places');
  const rules = useMemo(() => usualSlotRules(dispensary), [dispensary]);
  const now = useScheduleClock(rules);
  const slot = nextSlot(rules, now);
  if (!slot) return t('places.city.noWindow');
  const { timezone } = rules;
  const formatTime = (instant: string) => formatSlotTime(instant, { locale, timezone });
  const today = zonedDay(now, timezone);
  const isOn = (ahead: number) => isoDay(zonedDay(new Date(slot.start), timezone)) === isoDay(addDays(today, ahead));
  const laterDay = isOn(1) ? t('places.city.tomorrow') : formatSlotDay(slot.start, { locale, timezone });
  return t('places.city.onDay', {
    day: isOn(0) ? t('places.city.today') : laterDay,
    hours: t('places.city.range', { open: formatTime(slot.start), close: formatTime(slot.end) }),
  });
}
