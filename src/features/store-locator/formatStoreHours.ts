import type { OpeningHours } from '../../domain/delivery/providerSchema';
import type { Locale } from '../../domain/region/locales';
import { formatDoorTime } from '../../i18n/time/formatWeek';
import type { Translate } from '../../i18n/translator';

/** Formats a day's hours: '9 AM – 9 PM', 'Open 24 hours' or 'Closed'. */
export function formatStoreHours(
  hours: OpeningHours | null | undefined,
  { t, locale }: { t: Translate<'stores'>; locale: Locale },
): string {
  if (!hours) return t('storeLocator.hours.closed');
  if (hours.open === hours.close) return t('storeLocator.hours.allDay');
  const [open, close] = [formatDoorTime(hours.open, locale), formatDoorTime(hours.close, locale)];
  return t('storeLocator.hours.range', { open, close });
}
