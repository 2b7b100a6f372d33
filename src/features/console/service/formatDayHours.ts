import type { DayHours } from '../../../domain/delivery/providerSchema';
import { defaultLocale } from '../../../domain/region/locales';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import { formatClock } from '../../../i18n/time/formatHours';

/** '10:00 AM – 8:00 PM'. */
export const formatDayHours = (hours: DayHours | null): string =>
  hours ? `${formatClock(hours.open, defaultLocale)} – ${formatClock(hours.close, defaultLocale)}` : 'closed';

/** '2026-12-25' → 'Fri, Dec 25, 2026'. */
export const formatIsoDay = (day: string): string =>
  dateFormatter(defaultLocale.id, {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(`${day}T12:00:00Z`));
