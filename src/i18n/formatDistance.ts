import { milesOf } from '../domain/delivery/distance';
import type { Locale } from '../domain/region/locales';

/** A distance as the country of the page counts it, without its unit: 5.47 km → '3.4' miles, '5,5' kilometres in French. */
export function formatDistance(kilometres: number, { id, country }: Locale): string {
  const distance = country === 'us' ? milesOf(kilometres) : kilometres;
  // Places are known by their postal code: nothing is nearer than a tenth, and far away a tenth says nothing.
  return new Intl.NumberFormat(id, { maximumFractionDigits: distance < 10 ? 1 : 0 }).format(Math.max(0.1, distance));
}
