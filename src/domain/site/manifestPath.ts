import { defaultLocale, type LocaleId } from '../region/locales';

export const manifestPath = (localeId: LocaleId): string =>
  localeId === defaultLocale.id ? '/manifest.webmanifest' : `/manifest-${localeId}.webmanifest`;
