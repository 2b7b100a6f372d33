import { createContext, use, type ReactNode } from 'react';
import { localeOf, type Locale, type LocaleId } from '../domain/region/locales';
import type { MessageGroup } from '../domain/site/messageGroups';
import { failureOf, loadMessages } from './loadMessages';
import { hasMessages, knownTranslator } from './messageStore';
import type {
  AccountKey,
  DetailsKey,
  FiltersKey,
  MapKey,
  FirstKey,
  MessageKey,
  OrderKey,
  PagesKey,
  PodsKey,
  ProductKey,
  SettingsKey,
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

type Words<Key extends MessageKey> = Translator<Key> & { locale: Locale };

/** A hook that gives the page's locale and, beside the words that every page has, those of some groups: it waits for what is not loaded yet. */
const wordsHook =
  <Key extends MessageKey>(...groups: MessageGroup[]) =>
  (): Words<FirstKey | Key> => {
    const locale = useLocaleOnly();
    for (const group of groups) waitForMessages(locale.id, group);
    return { ...knownTranslator(locale.id)!, locale };
  };

/** The page's locale, and the words that every page has: `t(key)`, `plural(key, count)`. */
export const useLocale = wordsHook<FirstKey>();

/** The same with the words of accounts. */
export const useAccountWords = wordsHook<AccountKey>('account');

/** Those of ordering, of addresses and stores. */
export const useOrderWords = wordsHook<OrderKey>('order');

/** Both, for ordering: an order needs an account. */
export const useAllWords = wordsHook<AccountKey | OrderKey>('account', 'order');

/** Those of legal pages, support and partners. */
export const usePagesWords = wordsHook<PagesKey>('pages');

/** Those of product pages. */
export const useProductWords = wordsHook<ProductKey>('product');

/** With those of what a product page loads when it is seen. */
export const useDetailsWords = wordsHook<ProductKey | DetailsKey>('product', 'details');

/** Those of what stands above a list: search, filters, sorting. */
export const useShopWords = wordsHook<ShopKey>('shop');

/** With those of what a list shows once it is touched. */
export const useFiltersWords = wordsHook<ShopKey | FiltersKey>('shop', 'filters');

/** Those of stores. */
export const useStoresWords = wordsHook<StoresKey>('stores');

/** With those of their map. */
export const useMapWords = wordsHook<StoresKey | MapKey>('stores', 'map');

/** Those of accounts, and of unlocking, pods and ratings. */
export const usePodsWords = wordsHook<AccountKey | PodsKey>('account', 'pods');

/** Those of accounts, and of their settings and membership. */
export const useSettingsWords = wordsHook<AccountKey | SettingsKey>('account', 'settings');
