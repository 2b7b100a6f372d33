import type { AppContext } from '../appContext';

const hour = 60 * 60;

/** A hosted maps service charges per request, so each client address has an hourly limit. The gazetteer has none. */
export async function takeSuggestion({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.suggestionsPerAddressAndHour;
  if (maps.isMetered) await limits.take({ name: 'origin-suggestions', points, seconds: hour }, origin);
}

/** The same, for looking up places by id or position. */
export async function takePlace({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.placesPerAddressAndHour;
  if (maps.isMetered) await limits.take({ name: 'origin-places', points, seconds: hour }, origin);
}
