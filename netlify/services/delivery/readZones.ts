import { asc } from 'drizzle-orm';
import { providerZones } from '../../database/schema';
import type { AppContext } from '../appContext';

/** In milliseconds. Suggestions are requested with every pause in typing, while zones change only with a contract. */
const keptMs = 60_000;

interface Kept {
  zones: ReadonlyMap<string, string>;
  until: number;
}

const kept = new WeakMap<AppContext['database'], Kept>();

/** Providers by postal code, each list joined into one comparable string. Read at most once a minute. */
export async function readZones({ database, clock }: AppContext): Promise<ReadonlyMap<string, string>> {
  const now = clock().getTime();
  const known = kept.get(database);
  if (known && known.until > now) return known.zones;
  const rows = await database
    .select({ postalCode: providerZones.postalCode, providerId: providerZones.providerId })
    .from(providerZones)
    .orderBy(asc(providerZones.postalCode), asc(providerZones.providerId));
  const zones = new Map<string, string>();
  for (const { postalCode, providerId } of rows)
    zones.set(postalCode, [zones.get(postalCode), providerId].filter(Boolean).join(' '));
  kept.set(database, { zones, until: now + keptMs });
  return zones;
}
