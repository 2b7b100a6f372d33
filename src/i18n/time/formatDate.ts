import type { UpcomingException } from '../../domain/delivery/upcomingExceptions';
import type { Locale } from '../../domain/region/locales';
import { dateFormatter } from './dateFormatter';

/** Returns 'Thursday, November 26, 2026' or 'Thu, Dec 24, 2026'. */
export const formatDate = ({ day }: Pick<UpcomingException, 'day'>, { id }: Locale, length: 'long' | 'short'): string =>
  dateFormatter(id, { timeZone: 'UTC', weekday: length, year: 'numeric', month: length, day: 'numeric' }).format(
    Date.UTC(day.year, day.month - 1, day.day),
  );
