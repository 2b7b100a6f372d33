import { locales, type Language, type Locale } from './locales';
import type { Country } from './regions';

/** The locale of a country for a language, or the country's first locale: ('ca', 'fr') → fr-CA, ('us', 'fr') → en-US. */
export function localeForLanguage(country: Country, language: Language): Locale {
  const ofCountry = locales.filter((locale) => locale.country === country);
  return ofCountry.find((locale) => locale.language === language) ?? ofCountry[0]!;
}
