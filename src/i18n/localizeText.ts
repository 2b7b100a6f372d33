import type { LocalizedText } from '../domain/catalogue/productSchema';
import type { Locale } from '../domain/region/locales';

export function localizeText({ en, enCa, fr }: LocalizedText, { id, language }: Locale): string {
  if (language === 'fr') return fr ?? en;
  return id === 'en-CA' ? (enCa ?? en) : en;
}
