import { createContext, use, type ReactNode } from 'react';
import { localeOf, type Locale, type LocaleId } from '../domain/region/locales';
import type { MessageGroup } from '../domain/site/messageGroups';
import { loadMessageGroups } from './loadMessages';
import { loadedTranslator } from './messageStore';
import type { Translator } from './translator';

const LocaleContext = createContext<Locale | null>(null);

/** Throws the promise, because React 19.2 loses hooks if only some renders call `use`. */
function waitForMessages(localeId: LocaleId, groups: readonly MessageGroup[]): void {
  const messages = loadMessageGroups(localeId, groups);
  if (messages.status === 'rejected') throw messages.reason;
  if (messages.status !== 'fulfilled') throw messages;
}

interface LocaleProviderProps {
  localeId: LocaleId;
  children: ReactNode;
}

export function LocaleProvider({ localeId, children }: LocaleProviderProps) {
  waitForMessages(localeId, ['first']);
  return <LocaleContext value={localeOf(localeId)}>{children}</LocaleContext>;
}

export type LocaleTranslator<Group extends MessageGroup> = Translator<Group> & { locale: Locale };

/** Returns the messages that every page has and those of the given groups. Suspends until they have loaded. */
export function useWords<Group extends MessageGroup = 'first'>(...groups: Group[]): LocaleTranslator<'first' | Group> {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('expected a LocaleProvider above');
  waitForMessages(locale.id, groups);
  return { ...loadedTranslator(locale.id)!, locale };
}
