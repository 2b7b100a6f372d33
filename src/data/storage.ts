/** S9-12: every key of local storage. */
export const storageKeys = {
  token: 'token',
  cart: 'cart_v1',
  deliveryPlace: 'place_delivery',
  storePlace: 'place_store',
  subcountry: (country: string) => `subcountry_${country}`,
  ageAccepted: (country: string) => `age_accepted_${country}`,
  batteryDismissed: 'battery_dismissed',
  orderAttempt: 'order_attempt',
} as const;

const memory = new Map<string, string>();

const local = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};

/** A stored text, from local storage or, where that is blocked or full, from this page's memory. */
export function loadText(key: string): string | null {
  if (memory.has(key)) return memory.get(key)!;
  try {
    return local()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Falls back to this page's memory. */
export function saveText(key: string, value: string | null): void {
  memory.delete(key);
  try {
    const storage = local();
    if (!storage) throw new Error('blocked');
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}

/** A stored value that passes its parser, else null: what is corrupt or foreign is dropped. */
export function loadValue<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = loadText(key);
  if (text === null) return null;
  try {
    return parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Stores a value as JSON. */
export const saveValue = (key: string, value: unknown): void => saveText(key, JSON.stringify(value));

/** Calls back when another tab changed a key; returns what stops it. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
