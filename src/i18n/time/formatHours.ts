import type { Locale } from '../../domain/region/locales';
import { dateFormatter } from './dateFormatter';

/** '09:30' → '9:30 AM', '9 h 30'. */
export function formatClock(clock: string, locale: Locale): string {
  const [hours, minutes] = clock.split(':').map(Number);
  return dateFormatter(locale.id, { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' }).format(
    Date.UTC(2000, 0, 1, hours, minutes),
  );
}

/** 'Pacific Time', 'heure du Pacifique'. */
export function formatZone(timezone: string, { id }: Locale, now: Date): string {
  const parts = dateFormatter(id, { timeZone: timezone, timeZoneName: 'longGeneric' }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/** 90 → '1 hour 30 minutes', '1 heure 30 minutes'. */
export function formatMinutes(minutes: number, { id }: Locale): string {
  const count = (value: number, unit: string) =>
    new Intl.NumberFormat(id, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && count(hours, 'hour'), (rest > 0 || hours === 0) && count(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
