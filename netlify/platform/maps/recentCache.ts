export interface RecentCache<Value> {
  get: (key: string) => Value | null;
  set: (key: string, value: Value) => void;
}

interface Options {
  ttlMs: number;
  maxEntries: number;
  now?: () => number;
}

export function createRecentCache<Value>({ ttlMs, maxEntries, now = Date.now }: Options): RecentCache<Value> {
  const entries = new Map<string, { value: Value; expiresAt: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry && entry.expiresAt > now()) return entry.value;
      entries.delete(key);
      return null;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, expiresAt: now() + ttlMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    },
  };
}
