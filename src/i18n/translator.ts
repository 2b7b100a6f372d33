import type { Language } from '../domain/region/locales';
import type { enAccount } from './messages/enAccount';
import type { enDetails } from './messages/enDetails';
import type { enFilters } from './messages/enFilters';
import type { enMap } from './messages/enMap';
import type { enFirst } from './messages/enFirst';
import type { enOrder } from './messages/enOrder';
import type { enPages } from './messages/enPages';
import type { enPods } from './messages/enPods';
import type { enProduct } from './messages/enProduct';
import type { enSettings } from './messages/enSettings';
import type { enShop } from './messages/enShop';
import type { enStores } from './messages/enStores';

/** Keys of the messages that every page has; below, those of the groups loaded on demand. */
export type FirstKey = keyof typeof enFirst;
export type AccountKey = keyof typeof enAccount;
export type OrderKey = keyof typeof enOrder;
export type PagesKey = keyof typeof enPages;
export type ProductKey = keyof typeof enProduct;
export type DetailsKey = keyof typeof enDetails;
export type ShopKey = keyof typeof enShop;
export type FiltersKey = keyof typeof enFilters;
export type MapKey = keyof typeof enMap;
export type StoresKey = keyof typeof enStores;
export type PodsKey = keyof typeof enPods;
export type SettingsKey = keyof typeof enSettings;
export type MessageKey =
  | FirstKey
  | AccountKey
  | OrderKey
  | PagesKey
  | ProductKey
  | DetailsKey
  | ShopKey
  | FiltersKey
  | StoresKey
  | MapKey
  | PodsKey
  | SettingsKey;
export type Messages = Record<MessageKey, string>;
/** The keys that come in pairs, '.one' and '.other'. */
type PluralKey<Key> = Key extends `${infer Stem}.other` ? Stem : never;
export type MessageValues = Record<string, string | number>;

export interface Translator<Key extends MessageKey = MessageKey> {
  language: Language;
  /** The message with its {placeholders} filled in. */
  t: (key: Key, values?: MessageValues) => string;
  /** The form of the message that fits the count, which it may show as {count}. */
  plural: (key: PluralKey<Key>, count: number, values?: MessageValues) => string;
}

type ReportMissing = (key: string, language: Language) => void;

const fill = (text: string, values: MessageValues): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Creates a translator over one language's messages. Missing messages are reported and shown as their keys. */
export function createTranslator(
  messages: Partial<Messages>,
  language: Language,
  reportMissing: ReportMissing,
): Translator {
  const rules = new Intl.PluralRules(language);
  const t: Translator['t'] = (key, values = {}) => {
    const text = messages[key];
    if (text !== undefined) return fill(text, values);
    reportMissing(key, language);
    return key;
  };
  const plural: Translator['plural'] = (key, count, values) => {
    const form = rules.select(count) === 'one' ? 'one' : 'other';
    return t(`${key}.${form}` as MessageKey, { count, ...values });
  };
  return { language, t, plural };
}
