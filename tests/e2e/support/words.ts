import type { Locale } from '../../../src/domain/region/locales';
import { en } from '../../../src/i18n/messages/en';
import { enCa } from '../../../src/i18n/messages/enCa';
import { fr } from '../../../src/i18n/messages/fr';
import { createTranslator, type Translator } from '../../../src/i18n/translator';

const messages = { 'en-US': en, 'en-CA': { ...en, ...enCa }, 'fr-CA': fr };

/** Formats messages as a page of the locale must show them. */
export const wordsOf = (locale: Locale): Translator =>
  createTranslator(messages[locale.id], locale.language, (key) => {
    throw new Error(`${locale.id} has no message ${key}`);
  });
