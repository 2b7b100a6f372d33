import type { AppContext } from '../appContext';

const hour = 60 * 60;

/** D-20: a hosted maps service is paid by the question, so one address of origin gets a share of it an hour; the gazetteer costs nothing. */
export async function takeSuggestion({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.suggestionsPerAddressAndHour;
  if (maps.isMetered) await limits.take({ name: 'origin-suggestions', points, seconds: hour }, origin);
}

/** The same for places that are looked up by id or position. */
export async function takePlace({ maps, limits, settings }: AppContext, origin: string): Promise<void> {
  const points = settings.limits.placesPerAddressAndHour;
  if (maps.isMetered) await limits.take({ name: 'origin-places', points, seconds: hour }, origin);
}
