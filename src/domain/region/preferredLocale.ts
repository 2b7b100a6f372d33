import { defaultLocale, locales, type Locale } from './locales';
import type { Country } from './regions';

/** The known facts about a visitor who has not chosen a locale yet. Unknown values are null. */
interface VisitorHints {
  /** The id of the locale used last time. */
  stored: string | null;
  /** The detected country, if it is one of the two markets. */
  country: Country | null;
  /** The browser's languages in order of preference: ['fr-CA', 'en']. */
  languages: readonly string[];
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** The stored locale; else the detected country's locale in the preferred language; else the default locale. */
export function preferredLocale({ stored, country, languages }: VisitorHints): Locale {
  const storedLocale = locales.find(({ id }) => id === stored);
  if (storedLocale || !country) return storedLocale ?? defaultLocale;
  const sites = locales.filter((locale) => locale.country === country);
  const spoken = languages.map(languageOf).find((language) => sites.some((site) => site.language === language));
  return sites.find((site) => site.language === spoken) ?? sites[0]!;
}
