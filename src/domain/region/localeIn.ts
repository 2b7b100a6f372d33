import { locales, type Language, type Locale } from './locales';
import type { Country } from './regions';

/** The locale of a country's site for a reader of a language, or else the country's first: ('ca', 'fr') → fr-CA, ('us', 'fr') → en-US. */
export function localeIn(country: Country, language: Language): Locale {
  const ofCountry = locales.filter((locale) => locale.country === country);
  return ofCountry.find((locale) => locale.language === language) ?? ofCountry[0]!;
}
