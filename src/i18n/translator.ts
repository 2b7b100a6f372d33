import { formatMoney, type MoneyFormat } from '../domain/money/money';
import type { Language } from '../domain/region/locales';
import type { MessageGroup } from '../domain/site/messageGroups';
import type { en, EnglishGroups } from './messages/en';

type English = typeof en;
export type MessageKey = keyof English;
export type Messages = Record<MessageKey, string>;

export type GroupKey<Group extends MessageGroup> = { [Each in Group]: keyof EnglishGroups[Each] }[Group] & MessageKey;

/** Stems of keys with the forms '.one' and '.other'. */
type PluralStem<Key> = Key extends `${infer Stem}.other` ? (`${Stem}.one` extends MessageKey ? Stem : never) : never;
type PluralForms<Stem extends string> = Extract<`${Stem}.${'one' | 'other'}`, MessageKey>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Names = { [Key in MessageKey]: NamesIn<English[Key]> };

/** Keys whose messages have no placeholders. */
export type PlainGroupKey<Group extends MessageGroup> = {
  [Key in GroupKey<Group>]: [Names[Key]] extends [never] ? Key : never;
}[GroupKey<Group>];

export type MessageValue = string | number;
/** For a union of keys, requires a value for each placeholder of any of them. */
export type MessageValues<Key extends MessageKey, Value = MessageValue> = Record<Names[Key], Value>;
type Arguments<Name extends string> = [Name] extends [never] ? [] : [values: Record<Name, MessageValue>];

/** Exists only as a type: without it, TypeScript would accept a translate function of other groups. */
interface Accepts<Key> {
  readonly accepts?: (key: Key) => void;
}

export type Translate<Group extends MessageGroup = MessageGroup> = Accepts<GroupKey<Group>> &
  (<Key extends GroupKey<Group>>(key: Key, ...values: Arguments<Names[Key]>) => string);

export interface Translator<Group extends MessageGroup = MessageGroup> {
  language: Language;
  t: Translate<Group>;
  /** The message may contain {count}. */
  plural: <Stem extends PluralStem<GroupKey<Group>>>(
    stem: Stem,
    count: number,
    ...values: Arguments<Exclude<Names[PluralForms<Stem>], 'count'>>
  ) => string;
  formatMoney: (money: Parameters<typeof formatMoney>[0], format?: Omit<MoneyFormat, 'language'>) => string;
}

type ReportMissing = (key: string, language: Language) => void;

const interpolate = (text: string, values: Record<string, MessageValue>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Missing messages are reported and shown as their keys. */
export function createTranslator(
  messages: Partial<Messages>,
  language: Language,
  reportMissing: ReportMissing,
): Translator {
  const rules = new Intl.PluralRules(language);
  const t = (key: string, values: Record<string, MessageValue> = {}) => {
    const text = messages[key as MessageKey];
    if (text !== undefined) return interpolate(text, values);
    reportMissing(key, language);
    return key;
  };
  const plural = (stem: string, count: number, values?: Record<string, MessageValue>) => {
    const form = rules.select(count) === 'one' ? 'one' : 'other';
    return t(`${stem}.${form}`, { count, ...values });
  };
  const formatInLanguage: Translator['formatMoney'] = (money, format) => formatMoney(money, { ...format, language });
  return { language, t, plural, formatMoney: formatInLanguage };
}
