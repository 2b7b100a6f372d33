import { asc } from 'drizzle-orm';
import { providerZones } from '../../database/schema';
import type { AppContext } from '../appContext';

/** In milliseconds. Suggestions are requested with every pause in typing, while zones change only with a contract. */
const cacheMs = 60_000;

interface CachedZones {
  zones: ReadonlyMap<string, string>;
  until: number;
}

const cache = new WeakMap<AppContext['database'], CachedZones>();

/** Providers by postal code, each list joined into one comparable string. Read at most once a minute. */
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
