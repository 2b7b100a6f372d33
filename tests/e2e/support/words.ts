import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { en } from '../../../src/i18n/messages/en';
import { enCa } from '../../../src/i18n/messages/enCa';
import { fr as frenchMessages } from '../../../src/i18n/messages/fr';
import { createTranslator, type Translator } from '../../../src/i18n/translator';

const messages = { 'en-US': en, 'en-CA': { ...en, ...enCa }, 'fr-CA': frenchMessages };

/** Formats messages as a page of the locale must show them. */
export const wordsOf = (locale: Locale): Translator =>
  createTranslator(messages[locale.id], locale.language, (key) => {
    throw new Error(`${locale.id} has no message ${key}`);
  });

export const american = localeOf('en-US');
export const french = localeOf('fr-CA');
export const us = wordsOf(american);
export const fr = wordsOf(french);

/** Returns the path of a page without parameters. */
export const at = (id: RouteId, locale: Locale = american) => localePath(locale, routePath(id));
