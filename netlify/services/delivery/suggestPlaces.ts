import type { PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import { parseTypedAddress } from '../../../src/domain/address/parseTypedAddress';
import type { SuggestOptions } from '../../platform/maps/maps';
import type { AppContext } from '../context/appContext';
import { consumeMapLimit } from './mapLimits';
import { readZones } from './readZones';

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
