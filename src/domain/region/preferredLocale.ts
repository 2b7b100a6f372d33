import { defaultLocale, locales, type Locale } from './locales';
import type { Country } from './regions';

/** Where a visitor who chose nothing yet may belong: what is known of each is null otherwise. */
interface Signs {
  /** The id of the locale of last time. */
  stored: string | null;
  /** The detected country, if it is a market. */
  country: Country | null;
  /** As the browser gives them, the dearest first: ['fr-CA', 'en']. */
  languages: readonly string[];
}

const languageOf = (tag: string) => tag.toLowerCase().split('-')[0];

/** D-10: the stored locale, else the detected country in the dearest of its languages, else the default locale. */
export function preferredLocale({ stored, country, languages }: Signs): Locale {
  const known = locales.find(({ id }) => id === stored);
  if (known || !country) return known ?? defaultLocale;
  const sites = locales.filter((locale) => locale.country === country);
  const spoken = languages.map(languageOf).find((language) => sites.some((site) => site.language === language));
  return sites.find((site) => site.language === spoken) ?? sites[0]!;
}
