import { defaultLocale, locales, type Locale } from './locales';
import type { Country } from './regions';

interface VisitorHints {
  stored: string | null;
  country: Country | null;
  /** Sorted by preference: ['fr-CA', 'en']. */
  languages: readonly string[];
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** Prefers the stored locale, then the detected country's in a preferred language, then the default. */
export function preferredLocale({ stored, country, languages }: VisitorHints): Locale {
  const storedLocale = locales.find(({ id }) => id === stored);
  if (storedLocale || !country) return storedLocale ?? defaultLocale;
  const sites = locales.filter((locale) => locale.country === country);
  const spoken = languages.map(languageOf).find((language) => sites.some((site) => site.language === language));
  return sites.find((site) => site.language === spoken) ?? sites[0]!;
}
