import type { Schema } from '../domain/validation/plainSchema';
import { browserStorage, loadText, saveText, type TextStorage } from './storage';

export interface StoredValue<Value> {
  /** The raw stored text, for detecting changes. '' if there is none. */
  text: () => string;
  usesKey: (key: string) => boolean;
  /** Returns `shown` if a newer build in another tab has stored a later version. */
  load: (shown?: Value | null) => Value | null;
  /** Returns the value to show. Null removes it. */
  save: (value: Value | null) => Value | null;
}

export interface StoredValueOptions<Value> {
  key: string;
  schema: Schema<Value>;
  /** Version 1, the default, is stored as the value alone, later ones as `{ version, value }`. */
  version?: number;
  migrate?: (value: unknown, from: number) => unknown;
  storage?: TextStorage;
}

interface Versioned {
  version: number;
  value: unknown;
}

const isVersioned = (json: unknown): json is Versioned =>
  typeof json === 'object' && json !== null && 'version' in json && 'value' in json;

const readVersion = (json: unknown): Versioned => (isVersioned(json) ? json : { version: 1, value: json });

/** Removes an invalid value, but keeps a value of a later version. */
export function storedValue<Value>(options: StoredValueOptions<Value>): StoredValue<Value> {
  const { key, schema, version = 1, migrate = (value) => value, storage = browserStorage } = options;
  let isOutdated = false;
  const parse = (text: string, shown: Value | null): Value | null => {
    const stored = readVersion(JSON.parse(text));
    isOutdated = stored.version > version;
    if (isOutdated) return shown;
    return schema(stored.version < version ? migrate(stored.value, stored.version) : stored.value);
  };
  return {
    text: () => storage.load(key) ?? '',
    usesKey: (name) => name === key,
    load: (shown = null) => {
      const text = storage.load(key);
      isOutdated = false;
      try {
        return text === null ? null : parse(text, shown);
      } catch {
        storage.save(key, null);
        return null;
      }
    },
    save: (value) => {
      const text = value === null ? null : JSON.stringify(version > 1 ? { version, value } : value);
      if (!text || !isOutdated) storage.save(key, text);
      return value;
    },
  };
}

export type StoredTexts = Readonly<Record<string, string | null>>;

/** Saving changes only the given texts. */
export function storedTexts(...keys: string[]): StoredValue<StoredTexts> {
  const load = (): StoredTexts => Object.fromEntries(keys.map((key) => [key, loadText(key)]));
  return {
    text: () => keys.map(loadText).join(''),
    usesKey: (key) => keys.includes(key),
    load,
    save: (texts) => {
      for (const key of keys) {
        const text = texts ? texts[key] : null;
        if (text !== undefined) saveText(key, text);
      }
      return load();
    },
  };
}
