import type { LocaleId } from '../domain/region/locales';
import { knownTranslator, setMessages } from './messageStore';
import type { Messages } from './translator';

// One chunk a language (and a small one for Canadian English); the build names them so that a page can preload its own.
const loaders: Record<LocaleId, () => Promise<Partial<Messages>>> = {
  'en-US': async () => (await import(/* webpackChunkName: "messages-en" */ './messages/en')).en,
  'en-CA': async () => {
    const [{ en }, { enCa }] = await Promise.all([
      import(/* webpackChunkName: "messages-en" */ './messages/en'),
      import(/* webpackChunkName: "messages-en-ca" */ './messages/enCa'),
    ]);
    return { ...en, ...enCa };
  },
  'fr-CA': async () => (await import(/* webpackChunkName: "messages-fr" */ './messages/fr')).fr,
};

const pending = new Map<LocaleId, Promise<void>>();

/** Loads the messages of a locale once; the same promise for every caller. */
export function loadMessages(localeId: LocaleId): Promise<void> {
  if (knownTranslator(localeId)) return Promise.resolve();
  const started = pending.get(localeId) ?? loaders[localeId]().then((messages) => setMessages(localeId, messages));
  pending.set(localeId, started);
  return started;
}
