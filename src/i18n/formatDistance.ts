import { kmToMiles } from '../domain/delivery/address/distance';
import type { Locale } from '../domain/region/locales';

/** A distance in the country's unit, without its name: 5.47 km → '3.4' (miles), or '5,5' (kilometers) in French. */
export function formatDistance(kilometres: number, { id, country }: Locale): string {
  const distance = country === 'us' ? kmToMiles(kilometres) : kilometres;
  // Positions come from postal codes, so nothing is nearer than 0.1, and tenths mean nothing far away.
  return new Intl.NumberFormat(id, { maximumFractionDigits: distance < 10 ? 1 : 0 }).format(Math.max(0.1, distance));
}
