import type { Language } from '../../../../src/domain/region/locales';

const paths: Record<Language, string> = { en: '/us/en/support', fr: '/ca/fr/support' };

export const supportUrl = (siteUrl: string, language: Language): string => `${siteUrl}${paths[language]}`;
