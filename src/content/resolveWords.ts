import type { Words } from '../domain/catalogue/productSchema';
import type { Locale } from '../domain/region/locales';

/** The words of a content file in a locale. French words are there wherever Canada shows them: the validation sees to it. */
export function resolveWords(words: Words, locale: Locale): string {
  if (locale.language === 'fr') return words.fr ?? words.en;
  return locale.id === 'en-CA' ? (words.enCa ?? words.en) : words.en;
}
