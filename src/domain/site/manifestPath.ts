import { defaultLocale, type LocaleId } from '../region/locales';

/** The default locale uses the name that Gatsby's plugin gives its manifest. */
export const manifestPath = (localeId: LocaleId): string =>
  localeId === defaultLocale.id ? '/manifest.webmanifest' : `/manifest-${localeId}.webmanifest`;
