import type { Language } from '../../../src/domain/region/locales';

const paths: Record<Language, string> = { en: '/us/en/support', fr: '/ca/fr/support' };

/** The support page, linked in messages for people who did not expect them. */
export const supportUrl = (siteUrl: string, language: Language): string => `${siteUrl}${paths[language]}`;
