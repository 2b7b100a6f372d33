import type { PlaceSuggestion } from '../../../src/domain/delivery/addressSchema';
import type { SuggestOptions } from '../../platform/maps/maps';
import type { AppContext } from '../appContext';
import { takeSuggestion } from './mapLimits';
import { readZones } from './readZones';

interface Typed extends SuggestOptions {
  text: string;
  origin: string;
}

/** S5-19, S7-27: places in the United States and Canada that a typed text may mean; 429 for who asks a hosted service too often. */
export async function suggestPlaces(
  context: AppContext,
  { text, types, country, near, origin }: Typed,
): Promise<PlaceSuggestion[]> {
  await takeSuggestion(context, origin);
  // A hosted service knows each house with its postal code.
  const zones = context.maps.isMetered || types === 'any' ? undefined : await readZones(context);
  return context.maps.suggest(text, { types, country, near, zones });
}
