import { fetchGeo } from '../data/geo/fetchGeo';
import { loadText, storageKeys } from '../data/storage';
import type { Locale } from '../domain/region/locales';
import { preferredLocale } from '../domain/region/preferredLocale';

/** D-10: where the start URL leads. The place is asked for only where nothing is stored; offline there is no answer. */
export async function startLocale(languages: readonly string[]): Promise<Locale> {
  const stored = loadText(storageKeys.locale);
  const known = preferredLocale({ stored, country: null, languages });
  if (known.id === stored) return known;
  return preferredLocale({ stored, country: (await fetchGeo())?.country ?? null, languages });
}
