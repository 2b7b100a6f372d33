import { upcomingExceptions } from '../../domain/delivery/upcomingExceptions';
import { storeHoursOn } from '../../domain/delivery/stores/storeHours';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { formatDate } from '../../i18n/time/formatDate';
import { useWords } from '../../i18n/LocaleContext';
import { formatStoreHours } from './formatStoreHours';

interface StoreHolidaysProps {
  store: Pick<Store, 'hours' | 'timezone' | 'exceptions'>;
  now: Date;
}

/** Lists upcoming dates with special hours, from today on. */
export function StoreHolidays({ store, now }: StoreHolidaysProps) {
  const words = useWords('stores');
  const { t, locale } = words;
  const { timezone, exceptions = [] } = store;
  const days = upcomingExceptions({ timezone, exceptions, hoursOn: (day) => storeHoursOn(store, day) }, now, 'today');
  if (days.length === 0) return null;
  return (
    <ul>
      {days.map((coming) => (
        <li key={`${coming.day.month}-${coming.day.day}`}>
          {coming.hours
            ? t('storeLocator.hours.otherOn', {
                date: formatDate(coming, locale, 'short'),
                hours: formatStoreHours(coming.hours, words),
              })
            : t('storeLocator.hours.closedOn', { date: formatDate(coming, locale, 'long') })}
        </li>
      ))}
    </ul>
  );
}
