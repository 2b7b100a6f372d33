import { localeOf, type Language, type LocaleId } from '../domain/region/locales';
import { addMessages, hasMessages, type MessageGroup } from './messageStore';
import type { Messages } from './translator';

// One chunk a language and group (and a small one for Canadian English); the build names them so that a page can preload its own.
const loaders: Record<Language, Record<MessageGroup, () => Promise<Partial<Messages>>>> = {
  en: {
    first: async () => (await import(/* webpackChunkName: "messages-en-first" */ './messages/enFirst')).enFirst,
    account: async () => (await import(/* webpackChunkName: "messages-en-account" */ './messages/enAccount')).enAccount,
    order: async () => (await import(/* webpackChunkName: "messages-en-order" */ './messages/enOrder')).enOrder,
  },
  fr: {
    first: async () => (await import(/* webpackChunkName: "messages-fr-first" */ './messages/frFirst')).frFirst,
    account: async () => (await import(/* webpackChunkName: "messages-fr-account" */ './messages/frAccount')).frAccount,
    order: async () => (await import(/* webpackChunkName: "messages-fr-order" */ './messages/frOrder')).frOrder,
  },
};

const loadCanadian = async () => (await import(/* webpackChunkName: "messages-en-ca" */ './messages/enCa')).enCa;

const pending = new Map<string, Promise<void>>();

async function load(localeId: LocaleId, group: MessageGroup): Promise<void> {
  const [messages, overrides] = await Promise.all([
    loaders[localeOf(localeId).language][group](),
    localeId === 'en-CA' ? loadCanadian() : {},
  ]);
  addMessages(localeId, group, { ...messages, ...overrides });
}

/** Loads a group of a locale's messages once; the same promise for every caller. */
export function loadMessages(localeId: LocaleId, group: MessageGroup = 'first'): Promise<void> {
  if (hasMessages(localeId, group)) return Promise.resolve();
  const key = `${localeId} ${group}`;
  const started = pending.get(key) ?? load(localeId, group);
  pending.set(key, started);
  // A chunk that did not come is asked for again next time.
  started.catch(() => pending.delete(key));
  return started;
}
