import { localeOf, type Language, type LocaleId } from '../domain/region/locales';
import type { MessageGroup } from '../domain/site/messageGroups';
import { createTranslator, type Messages, type Translator } from './translator';

interface LoadedMessages {
  groups: Set<MessageGroup>;
  messages: Partial<Messages>;
  translator: Translator;
}

const loadedByLocale = new Map<LocaleId, LoadedMessages>();

type MissingListener = (key: string, language: Language) => void;

// Logged in production too, because the browser tests run against a production build and fail on errors.
const listeners = new Set<MissingListener>([(key, language) => console.error(`No ${language} message for ${key}`)]);
const missing = new Set<string>();

/** Called once per missing message. Returns a function that removes the listener. */
export function onMissingMessage(listener: MissingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function reportMissing(key: string, language: Language): void {
  const name = `${language} ${key}`;
  if (missing.has(name)) return;
  missing.add(name);
  for (const listener of listeners) listener(key, language);
}

/** Call this before rendering anything that uses the messages. */
export function addMessages(localeId: LocaleId, group: MessageGroup, added: Partial<Messages>): void {
  const loaded = loadedByLocale.get(localeId);
  const messages = { ...loaded?.messages, ...added };
  const groups = new Set(loaded?.groups).add(group);
  loadedByLocale.set(localeId, {
    groups,
    messages,
    translator: createTranslator(messages, localeOf(localeId).language, reportMissing),
  });
}

export const hasMessages = (localeId: LocaleId, group: MessageGroup): boolean =>
  loadedByLocale.get(localeId)?.groups.has(group) ?? false;

/** Null if no messages of the locale are loaded. */
export const loadedTranslator = (localeId: LocaleId): Translator | null =>
  loadedByLocale.get(localeId)?.translator ?? null;
