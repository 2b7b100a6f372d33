import { kmToMiles } from '../domain/address/distance';
import type { Locale } from '../domain/region/locales';

/** Returns miles in the United States, else kilometers: 5.47 → '3.4' or '5,5'. */
export function formatDistance(kilometres: number, { id, country }: Locale): string {
  const distance = country === 'us' ? kmToMiles(kilometres) : kilometres;
  // Positions are centers of postal codes, so show at least 0.1, and no tenths for long distances.
  return new Intl.NumberFormat(id, { maximumFractionDigits: distance < 10 ? 1 : 0 }).format(Math.max(0.1, distance));
}
