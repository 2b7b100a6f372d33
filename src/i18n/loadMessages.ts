import { localeOf, type Language, type LocaleId } from '../domain/region/locales';
import type { MessageGroup } from '../domain/site/messageGroups';
import { addMessages, hasMessages } from './messageStore';
import type { Messages } from './translator';

// One chunk per language and group, and small ones for Canadian English. The build names them so that a page can
// preload its own.
const loaders: Record<Language, Record<MessageGroup, () => Promise<Partial<Messages>>>> = {
  en: {
    first: async () => (await import(/* webpackChunkName: "messages-en-first" */ './messages/enFirst')).enFirst,
    account: async () => (await import(/* webpackChunkName: "messages-en-account" */ './messages/enAccount')).enAccount,
    order: async () => (await import(/* webpackChunkName: "messages-en-order" */ './messages/enOrder')).enOrder,
    pages: async () => (await import(/* webpackChunkName: "messages-en-pages" */ './messages/enPages')).enPages,
    product: async () => (await import(/* webpackChunkName: "messages-en-product" */ './messages/enProduct')).enProduct,
    details: async () => (await import(/* webpackChunkName: "messages-en-details" */ './messages/enDetails')).enDetails,
    shop: async () => (await import(/* webpackChunkName: "messages-en-shop" */ './messages/enShop')).enShop,
    map: async () => (await import(/* webpackChunkName: "messages-en-map" */ './messages/enMap')).enMap,
    filters: async () => (await import(/* webpackChunkName: "messages-en-filters" */ './messages/enFilters')).enFilters,
    stores: async () => (await import(/* webpackChunkName: "messages-en-stores" */ './messages/enStores')).enStores,
    pods: async () => (await import(/* webpackChunkName: "messages-en-pods" */ './messages/enPods')).enPods,
    settings: async () =>
      (await import(/* webpackChunkName: "messages-en-settings" */ './messages/enSettings')).enSettings,
  },
  fr: {
    first: async () => (await import(/* webpackChunkName: "messages-fr-first" */ './messages/frFirst')).frFirst,
    account: async () => (await import(/* webpackChunkName: "messages-fr-account" */ './messages/frAccount')).frAccount,
    order: async () => (await import(/* webpackChunkName: "messages-fr-order" */ './messages/frOrder')).frOrder,
    pages: async () => (await import(/* webpackChunkName: "messages-fr-pages" */ './messages/frPages')).frPages,
    product: async () => (await import(/* webpackChunkName: "messages-fr-product" */ './messages/frProduct')).frProduct,
    details: async () => (await import(/* webpackChunkName: "messages-fr-details" */ './messages/frDetails')).frDetails,
    shop: async () => (await import(/* webpackChunkName: "messages-fr-shop" */ './messages/frShop')).frShop,
    map: async () => (await import(/* webpackChunkName: "messages-fr-map" */ './messages/frMap')).frMap,
    filters: async () => (await import(/* webpackChunkName: "messages-fr-filters" */ './messages/frFilters')).frFilters,
    stores: async () => (await import(/* webpackChunkName: "messages-fr-stores" */ './messages/frStores')).frStores,
    pods: async () => (await import(/* webpackChunkName: "messages-fr-pods" */ './messages/frPods')).frPods,
    settings: async () =>
      (await import(/* webpackChunkName: "messages-fr-settings" */ './messages/frSettings')).frSettings,
  },
};

/** Most groups need no Canadian overrides. */
async function loadCanadian(group: MessageGroup): Promise<Partial<Messages>> {
  if (/order|account|pods/.test(group))
    return (await import(/* webpackChunkName: "messages-en-ca-order" */ './messages/enCaOrder')).enCaOrder;
  return /product|details|stores/.test(group)
    ? (await import(/* webpackChunkName: "messages-en-ca" */ './messages/enCaPages')).enCaPages
    : {};
}

const pending = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();
/** How long a failure is shown before a new render loads the messages again, in milliseconds. */
const failureTtlMs = 5000;

const keyOf = (localeId: LocaleId, group: MessageGroup) => `${localeId} ${group}`;

/** The recent error that kept the messages from loading, if any. Throwing it ends a component's suspense. */
export const failureOf = (localeId: LocaleId, group: MessageGroup): unknown => failures.get(keyOf(localeId, group));

async function load(localeId: LocaleId, group: MessageGroup): Promise<void> {
  const [messages, overrides] = await Promise.all([
    loaders[localeOf(localeId).language][group](),
    localeId === 'en-CA' ? loadCanadian(group) : {},
  ]);
  addMessages(localeId, group, { ...messages, ...overrides });
}

/** Loads a group of a locale's messages once. Concurrent callers share one promise. */
export function loadMessages(localeId: LocaleId, group: MessageGroup = 'first'): Promise<void> {
  if (hasMessages(localeId, group)) return Promise.resolve();
  const key = keyOf(localeId, group);
  const started = pending.get(key) ?? load(localeId, group);
  pending.set(key, started);
  // Retry a failed chunk at the next call.
  started.catch((error: unknown) => {
    pending.delete(key);
    failures.set(key, error);
    setTimeout(() => failures.delete(key), failureTtlMs);
  });
  return started;
}
