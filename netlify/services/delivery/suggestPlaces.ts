import type { PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import { parseTypedAddress } from '../../../src/domain/address/parseTypedAddress';
import type { SuggestOptions } from '../../platform/maps/maps';
import type { AppContext } from '../context/appContext';
import { consumeMapLimit } from './mapLimits';
import { asc } from 'drizzle-orm';
import { providerZones } from '../../database/providerTables';

/** Suggestions are requested while typing, but zones rarely change. */
const cacheMs = 60_000;

interface CachedZones {
  zones: ReadonlyMap<string, string>;
  until: number;
}

const cache = new WeakMap<AppContext['database'], CachedZones>();

/** Maps each postal code to its providers, joined into one comparable string. */
async function readZones({ database, clock }: AppContext): Promise<ReadonlyMap<string, string>> {
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

interface PlaceQuery extends SuggestOptions {
  text: string;
  origin: string;
}

/** Returns no places for an address that is not a building, such as a PO box. Throws a 429 over the limit of a hosted service. */
export async function suggestPlaces(
  context: AppContext,
  { text: typed, types, country, near, origin }: PlaceQuery,
): Promise<PlaceSuggestion[]> {
  const { text, undeliverableReason } = parseTypedAddress(typed);
  if (undeliverableReason && types !== 'any') return [];
  await consumeMapLimit(context, 'suggestions', origin);
  // A hosted service returns each house with its own postal code, so only the gazetteer needs zones.
  const zones = context.maps.isMetered || types === 'any' ? undefined : await readZones(context);
  return context.maps.suggest(text, { types, country, near, zones });
}
