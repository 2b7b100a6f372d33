import { useMemo } from 'react';
import type { Dispensary } from '../../../domain/delivery/citySchema';
import { usualSlotRules } from '../../../domain/delivery/deliveryCities';
import { nextSlot } from '../../../domain/delivery/deliverySchedule';
import { formatSlot } from '../../../i18n/time/formatSlot';
import { useWords } from '../../../i18n/LocaleContext';
import { useScheduleClock } from './useScheduleClock';

/** The next window by a dispensary's usual hours: 'Today: 2:00 PM – 3:00 PM'. */
export function UsualWindowText({ dispensary }: { dispensary: Dispensary }) {
  const { locale, t } = useWords('order');
  const rules = useMemo(() => usualSlotRules(dispensary), [dispensary]);
  const now = useScheduleClock(rules);
  const slot = nextSlot(rules, now);
  return slot ? formatSlot(slot, { locale, t, timezone: rules.timezone, now }) : t('facts.noneSoon');
}
