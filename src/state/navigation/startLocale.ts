import { fetchGeo } from '../../data/geo/fetchGeo';
import { isCrawler } from '../../data/page/isCrawler';
import { loadText, storageKeys } from '../../data/storage';
import type { Locale } from '../../domain/region/locales';
import { preferredLocale } from '../../domain/region/preferredLocale';

/**
 * The locale that the start URL redirects to, or null for a crawler, which stays there. The visitor's location is only
 * requested if no locale is stored; offline the request fails.
 */
export async function startLocale(languages: readonly string[]): Promise<Locale | null> {
  if (isCrawler()) return null;
  const stored = loadText(storageKeys.locale);
  const known = preferredLocale({ stored, country: null, languages });
  if (known.id === stored) return known;
  return preferredLocale({ stored, country: (await fetchGeo())?.country ?? null, languages });
}
