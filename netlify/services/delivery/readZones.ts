import { asc } from 'drizzle-orm';
import { providerZones } from '../../database/providerTables';
import type { AppContext } from '../context/appContext';

/** Suggestions are requested while typing, but zones rarely change. */
const cacheMs = 60_000;

interface CachedZones {
  zones: ReadonlyMap<string, string>;
  until: number;
}

const cache = new WeakMap<AppContext['database'], CachedZones>();

/** Maps each postal code to its providers, joined into one comparable string. */
export async function readZones({ database, clock }: AppContext): Promise<ReadonlyMap<string, string>> {
  const now = clock().getTime();
  const cached = cache.get(database);
  if (cached && cached.until > now) return cached.zones;
  const rows = await database
    .select({ postalCode: providerZones.postalCode, providerId: providerZones.providerId })
    .from(providerZones)
    .orderBy(asc(providerZones.postalCode), asc(providerZones.providerId));
  const zones = new Map<string, string>();
  for (const { postalCode, providerId } of rows)
    zones.set(postalCode, [zones.get(postalCode), providerId].filter(Boolean).join(' '));
  cache.set(database, { zones, until: now + cacheMs });
  return zones;
}
