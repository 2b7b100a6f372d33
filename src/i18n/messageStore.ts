import { localeOf, type LocaleId } from '../domain/region/locales';
import { createTranslator, type Messages, type Translator } from './translator';

const translators = new Map<LocaleId, Translator>();

const reportMissing = (key: string, language: string) => console.error(`No ${language} message for ${key}`);

/** Makes a locale's messages known, before anything of it is rendered. */
export function setMessages(localeId: LocaleId, messages: Partial<Messages>): void {
  translators.set(localeId, createTranslator(messages, localeOf(localeId).language, reportMissing));
}

/** The translator of a locale whose messages are loaded, or null. */
export const knownTranslator = (localeId: LocaleId): Translator | null => translators.get(localeId) ?? null;
