import { defaultLocale, type LocaleId } from '../region/locales';

/** The default locale's has the name that Gatsby's plugin gives it. */
export const manifestPath = (localeId: LocaleId): string =>
  localeId === defaultLocale.id ? '/manifest.webmanifest' : `/manifest-${localeId}.webmanifest`;
