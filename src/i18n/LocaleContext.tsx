import { createContext, use, type ReactNode } from 'react';
import { localeOf, type Locale, type LocaleId } from '../domain/region/locales';
import { failureOf, loadMessages } from './loadMessages';
import { hasMessages, knownTranslator, type MessageGroup } from './messageStore';
import type {
  AccountKey,
  DetailsKey,
  FiltersKey,
  MapKey,
  FirstKey,
  OrderKey,
  PagesKey,
  ProductKey,
  ShopKey,
  StoresKey,
  Translator,
} from './translator';

const LocaleContext = createContext<Locale | null>(null);

/** Suspends until they are there, or throws why they are not. Thrown and not `use`d: React 19.2 loses the hooks after a `use` that is not always called. */
function waitForMessages(localeId: LocaleId, group: MessageGroup): void {
  if (!hasMessages(localeId, group)) throw failureOf(localeId, group) ?? loadMessages(localeId, group);
}

interface LocaleProviderProps {
  localeId: LocaleId;
  children: ReactNode;
}

/** Gives the page its locale and waits for the words of a language that is not loaded yet. */
export function LocaleProvider({ localeId, children }: LocaleProviderProps) {
  waitForMessages(localeId, 'first');
  return <LocaleContext value={localeOf(localeId)}>{children}</LocaleContext>;
}

function useLocaleOnly(): Locale {
  const locale = use(LocaleContext);
  if (!locale) throw new Error('expected a LocaleProvider above');
  return locale;
}

/** The page's locale, and the words that every page has: `t(key)`, `plural(key, count)`. */
export function useLocale(): Translator<FirstKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of accounts, for which it waits when they are not loaded yet. */
export function useAccountWords(): Translator<FirstKey | AccountKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'account');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of ordering, of addresses and stores. */
export function useOrderWords(): Translator<FirstKey | OrderKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'order');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of legal pages, support and partners. */
export function usePagesWords(): Translator<FirstKey | PagesKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'pages');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of product pages. */
export function useProductWords(): Translator<FirstKey | ProductKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'product');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with those of what a product page loads when it is seen. */
export function useDetailsWords(): Translator<FirstKey | ProductKey | DetailsKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'product');
  waitForMessages(locale.id, 'details');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of what stands above a list: search, filters, sorting. */
export function useShopWords(): Translator<FirstKey | ShopKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'shop');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of what a list shows once it is touched. */
export function useFiltersWords(): Translator<FirstKey | ShopKey | FiltersKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'shop');
  waitForMessages(locale.id, 'filters');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of stores. */
export function useStoresWords(): Translator<FirstKey | StoresKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'stores');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of stores and of their map. */
export function useMapWords(): Translator<FirstKey | StoresKey | MapKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'stores');
  waitForMessages(locale.id, 'map');
  return { ...knownTranslator(locale.id)!, locale };
}

/** The same with the words of both, for ordering: an order needs an account. */
export function useAllWords(): Translator<FirstKey | AccountKey | OrderKey> & { locale: Locale } {
  const locale = useLocaleOnly();
  waitForMessages(locale.id, 'account');
  waitForMessages(locale.id, 'order');
  return { ...knownTranslator(locale.id)!, locale };
}
