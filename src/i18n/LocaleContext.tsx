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

/**
 * Suspends until the messages have loaded, or throws the error that kept them from loading. It throws the promise
 * instead of calling `use`, because React 19.2 loses hooks after a conditional `use`.
 */
function waitForMessages(localeId: LocaleId, group: MessageGroup): void {
  if (!hasMessages(localeId, group)) throw failureOf(localeId, group) ?? loadMessages(localeId, group);
}

interface LocaleProviderProps {
  localeId: LocaleId;
  children: ReactNode;
}

/** Provides the page's locale, and suspends until the first messages of its language have loaded. */
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

/**
 * Creates a hook that returns the page's locale with the messages that every page has and those of the given groups.
 * Suspends until they have loaded.
 */
const wordsHook =
  <Key extends MessageKey>(...groups: MessageGroup[]) =>
  (): Words<FirstKey | Key> => {
    const locale = useLocaleOnly();
    for (const group of groups) waitForMessages(locale.id, group);
    return { ...knownTranslator(locale.id)!, locale };
  };

/** The page's locale, and the messages that every page has: `t(key)`, `plural(key, count)`. */
export const useLocale = wordsHook<FirstKey>();

/** Adds the account messages. */
export const useAccountWords = wordsHook<AccountKey>('account');

/** Adds the messages for ordering, addresses and stores. */
export const useOrderWords = wordsHook<OrderKey>('order');

/** Adds account and order messages, since an order needs an account. */
export const useAllWords = wordsHook<AccountKey | OrderKey>('account', 'order');

/** Adds the messages of legal pages, support and partners. */
export const usePagesWords = wordsHook<PagesKey>('pages');

/** Adds the product page messages. */
export const useProductWords = wordsHook<ProductKey>('product');

/** Adds the messages of the product page's lazy sections too. */
export const useDetailsWords = wordsHook<ProductKey | DetailsKey>('product', 'details');

/** Adds the messages above a list: search, filters, sorting. */
export const useShopWords = wordsHook<ShopKey>('shop');

/** Adds the messages that a list loads on first interaction too. */
export const useFiltersWords = wordsHook<ShopKey | FiltersKey>('shop', 'filters');

/** Adds the store messages. */
export const useStoresWords = wordsHook<StoresKey>('stores');

/** Adds the store map's messages too. */
export const useMapWords = wordsHook<StoresKey | MapKey>('stores', 'map');

/** Adds the messages for accounts, unlocking, pods and ratings. */
export const usePodsWords = wordsHook<AccountKey | PodsKey>('account', 'pods');

/** Adds the messages for accounts, settings and membership. */
export const useSettingsWords = wordsHook<AccountKey | SettingsKey>('account', 'settings');
