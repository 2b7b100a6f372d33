import type { LocalizedText } from '../../domain/catalogue/productSchema';
import type { Locale } from '../../domain/region/locales';

/** Validation guarantees that French exists wherever Canada shows the words. */
export function resolveWords(words: LocalizedText, locale: Locale): string {
  if (locale.language === 'fr') return words.fr ?? words.en;
  return locale.id === 'en-CA' ? (words.enCa ?? words.en) : words.en;
}
