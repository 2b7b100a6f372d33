import { fetchGeo } from '../../data/geo/fetchGeo';
import { loadText, storageKeys } from '../../data/storage';
import type { Locale } from '../../domain/region/locales';
import { preferredLocale } from '../../domain/region/preferredLocale';

/**
 * The locale that the start URL redirects to. The visitor's location is only requested if no locale is stored; offline
 * the request fails.
 */
export async function startLocale(languages: readonly string[]): Promise<Locale> {
  const stored = loadText(storageKeys.locale);
  const known = preferredLocale({ stored, country: null, languages });
  if (known.id === stored) return known;
  return preferredLocale({ stored, country: (await fetchGeo())?.country ?? null, languages });
}
