/** An in-memory cache: entries expire, and the oldest is evicted when it is full. */
export interface Recent<Value> {
  get: (key: string) => Value | null;
  set: (key: string, value: Value) => void;
}

interface Options {
  milliseconds: number;
  most: number;
  now?: () => number;
}

export function createRecentCache<Value>({ milliseconds, most, now = Date.now }: Options): Recent<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get: (key) => {
      const found = kept.get(key);
      if (found && found.until > now()) return found.value;
      kept.delete(key);
      return null;
    },
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, { value, until: now() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}
