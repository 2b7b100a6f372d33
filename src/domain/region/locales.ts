import type { Country } from './regions';

export type Language = 'en' | 'fr';

/** Every route starts with a locale's prefix. The first locale is the default. */
export const locales = [
  { id: 'en-US', prefix: '/us/en', country: 'us', language: 'en' },
  { id: 'en-CA', prefix: '/ca/en', country: 'ca', language: 'en' },
  { id: 'fr-CA', prefix: '/ca/fr', country: 'ca', language: 'fr' },
] as const satisfies readonly { id: string; prefix: string; country: Country; language: Language }[];

export type Locale = (typeof locales)[number];
export type LocaleId = Locale['id'];

export const localeIds = locales.map(({ id }) => id) as [LocaleId, ...LocaleId[]];

export const defaultLocale: Locale = locales[0];

export const localeOf = (id: LocaleId): Locale => locales.find((locale) => locale.id === id)!;

/** '/ca/fr/shop' → fr-CA and '/shop'. Returns null without a locale. */
export function splitLocalePath(path: string): { locale: Locale; rest: string } | null {
  const locale = locales.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return locale ? { locale, rest: path.slice(locale.prefix.length) || '/' } : null;
}

/** The default locale for a path without one. */
export const localeOfPath = (path: string): Locale => splitLocalePath(path)?.locale ?? defaultLocale;

/** '/' in en-US → '/us/en', without a trailing slash. */
export const localePath = (locale: Locale, path: string): string => locale.prefix + (path === '/' ? '' : path);

/** Falls back to the country's first locale: ('us', 'fr') → en-US. */
export function localeForLanguage(country: Country, language: Language): Locale {
  const ofCountry = locales.filter((locale) => locale.country === country);
  return ofCountry.find((locale) => locale.language === language) ?? ofCountry[0]!;
}
