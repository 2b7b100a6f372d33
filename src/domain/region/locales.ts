import type { Country } from './regions';

export type Language = 'en' | 'fr';

/** S1-03, S3-05: every route sits under one of these prefixes; the first is the default. */
export const locales = [
  { id: 'en-US', prefix: '/us/en', country: 'us', language: 'en' },
  { id: 'en-CA', prefix: '/ca/en', country: 'ca', language: 'en' },
  { id: 'fr-CA', prefix: '/ca/fr', country: 'ca', language: 'fr' },
] as const satisfies readonly { id: string; prefix: string; country: Country; language: Language }[];

export type Locale = (typeof locales)[number];
export type LocaleId = Locale['id'];

export const defaultLocale: Locale = locales[0];

export const localeOf = (id: LocaleId): Locale => locales.find((locale) => locale.id === id)!;

/** The locale of a path and the rest of it: '/ca/fr/shop' → fr-CA and '/shop'; null outside every locale. */
export function splitLocalePath(path: string): { locale: Locale; rest: string } | null {
  const locale = locales.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  return locale ? { locale, rest: path.slice(locale.prefix.length) || '/' } : null;
}

/** The path of a route in a locale, without a trailing slash (S2-01): '/' in en-US → '/us/en'. */
export const localePath = (locale: Locale, path: string): string => locale.prefix + (path === '/' ? '' : path);
