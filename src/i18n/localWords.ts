import type { Words } from '../domain/catalogue/productSchema';
import type { Locale } from '../domain/region/locales';

/** Words of a content file in the page's language. */
export function localWords({ en, enCa, fr }: Words, { id, language }: Locale): string {
  if (language === 'fr') return fr ?? en;
  return id === 'en-CA' ? (enCa ?? en) : en;
}
