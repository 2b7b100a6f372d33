import { asc } from 'drizzle-orm';
import { providerZones } from '../../database/schema';
import type { AppContext } from '../appContext';

/** An address is suggested with each pause of the typing; zones change with a contract. In milliseconds. */
const keptMs = 60_000;

interface Kept {
  zones: ReadonlyMap<string, string>;
  until: number;
}

const kept = new WeakMap<AppContext['database'], Kept>();

/** Which providers deliver to each postal code, as one text to compare; read at most once a minute. */
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
