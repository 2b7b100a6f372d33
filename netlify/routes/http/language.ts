import type { Context } from 'hono';
import type { Language, LocaleId } from '../../../src/domain/region/locales';

export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const preferences = (acceptLanguage ?? '').split(',').map((preference) => {
    const [tag = '', ...parameters] = preference.toLowerCase().split(';');
    const quality = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter.trim())?.[1]).find(Boolean);
    return { language: tag.trim().split(/[-_]/, 1)[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const [best] = preferences
    .filter(({ language, quality }) => (language === 'en' || language === 'fr') && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return best?.language === 'fr' ? 'fr' : 'en';
}

export function respondInLanguage(c: Context): Language {
  const language = preferredLanguage(c.req.header('accept-language'));
  c.header('content-language', language);
  return language;
}

export const acceptedLocale = (acceptLanguage: string | undefined): LocaleId =>
  preferredLanguage(acceptLanguage) === 'fr' ? 'fr-CA' : 'en-US';
