import { useMemo, useState } from 'react';
import { browserTimezone } from '../../data/notification/browserTimezone';
import { dateFormatter } from '../../i18n/time/dateFormatter';
import { useWords } from '../../i18n/LocaleContext';

/** Formats instants in the reader's time zone and language. */
export function usePodDates() {
  const { locale } = useWords('account', 'pods');
  const [timezone] = useState(browserTimezone);
  return useMemo(() => {
    const days = dateFormatter(locale.id, { dateStyle: 'medium', timeZone: timezone });
    const dateTimes = dateFormatter(locale.id, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timezone,
    });
    return {
      timezone,
      day: (iso: string) => days.format(new Date(iso)),
      dateTime: (iso: string) => dateTimes.format(new Date(iso)),
    };
  }, [locale.id, timezone]);
}

export type PodDates = ReturnType<typeof usePodDates>;
