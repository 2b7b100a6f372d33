import type { AppContext } from '../context/appContext';

const hourSeconds = 60 * 60;

/** A hosted maps service charges per request. The gazetteer has no limit. */
export async function consumeSuggestionLimit({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.suggestionsPerAddressAndHour;
  if (maps.isMetered) await limits.consume({ name: 'origin-suggestions', points, seconds: hourSeconds }, origin);
}

export async function consumePlaceLimit({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.placesPerAddressAndHour;
  if (maps.isMetered) await limits.consume({ name: 'origin-places', points, seconds: hourSeconds }, origin);
}
