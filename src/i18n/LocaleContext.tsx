import { createContext, use, type ReactNode } from 'react';
import { defaultLocale, localeOf, type Locale, type LocaleId } from '../domain/region/locales';
import { loadMessages } from './loadMessages';
import { knownTranslator } from './messageStore';
import type { Translator } from './translator';

interface LocaleValue extends Translator {
  locale: Locale;
}

const LocaleContext = createContext<LocaleValue | null>(null);

interface LocaleProviderProps {
  localeId: LocaleId;
  children: ReactNode;
}

/** Gives the page its locale and words; waits for the words of a language that is not loaded yet. */
export function LocaleProvider({ localeId, children }: LocaleProviderProps) {
  let translator = knownTranslator(localeId);
  if (!translator) {
    use(loadMessages(localeId));
    translator = knownTranslator(localeId)!;
  }
  return <LocaleContext value={{ ...translator, locale: localeOf(localeId) }}>{children}</LocaleContext>;
}

/** The page's locale, and its words: `t(key)`, `plural(key, count)`. */
export function useLocale(): LocaleValue {
  const value = use(LocaleContext);
  if (!value) throw new Error(`useLocale stands outside LocaleProvider (default would be ${defaultLocale.id})`);
  return value;
}
