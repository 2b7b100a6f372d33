import { fetchGeo } from '../../data/geo/fetchGeo';
import { isCrawler } from '../../data/page/isCrawler';
import { loadText, storageKeys } from '../../data/storage';
import type { Locale } from '../../domain/region/locales';
import { preferredLocale } from '../../domain/region/preferredLocale';

/** Null for a crawler, which stays on the start page. The location is only requested if no locale is stored. */
export async function startLocale(languages: readonly string[]): Promise<Locale | null> {
  if (isCrawler()) return null;
  const stored = loadText(storageKeys.locale);
  const storedLocale = preferredLocale({ stored, country: null, languages });
  if (storedLocale.id === stored) return storedLocale;
  return preferredLocale({ stored, country: (await fetchGeo())?.country ?? null, languages });
}
