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

// Logged in production too, because journeys run there and fail on it.
const listeners = new Set<MissingListener>([(key, language) => console.error(`No ${language} message for ${key}`)]);
const missing = new Set<string>();

/** Calls the listener once for each message that a language lacks. Returns a function that removes it. */
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

/** Adds a group of a locale's messages. Call it before rendering anything that uses them. */
export function addMessages(localeId: LocaleId, group: MessageGroup, added: Partial<Messages>): void {
  const before = loadedByLocale.get(localeId);
  const messages = { ...before?.messages, ...added };
  const groups = new Set(before?.groups).add(group);
  loadedByLocale.set(localeId, {
    groups,
    messages,
    translator: createTranslator(messages, localeOf(localeId).language, reportMissing),
  });
}

export const hasMessages = (localeId: LocaleId, group: MessageGroup): boolean =>
  loadedByLocale.get(localeId)?.groups.has(group) ?? false;

/** The translator over a locale's loaded messages, or null if none are loaded. */
export const loadedTranslator = (localeId: LocaleId): Translator | null =>
  loadedByLocale.get(localeId)?.translator ?? null;
