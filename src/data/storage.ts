import { loadCookie, saveCookie } from './cookies';

/** All keys of local storage. */
export const storageKeys = {
  token: 'token',
  cart: 'cart_v1',
  deliveryPlace: 'place_delivery',
  storePlace: 'place_store',
  subcountry: (country: string) => `subcountry_${country}`,
  ageAccepted: (country: string) => `age_accepted_${country}`,
  locale: 'locale',
  consent: 'consent',
  legalAccepted: 'express_legal_accepted',
  termsAccepted: 'terms_accepted',
  readNotifications: 'notifications_read',
  batteryDismissed: 'battery_dismissed',
  orderAttempt: 'order_attempt',
  checkoutDraft: 'checkout_draft',
  lastOrder: 'last_order',
  queryCache: 'query_cache',
  unlockDraft: 'unlock_draft',
} as const;

/**
 * Keys that must never fall back to a cookie, which would be sent with every request: the token, and data about the
 * shopper's orders.
 */
const isPrivate = (key: string) => /token|attempt|draft|last_order|query/.test(key);

// Values that could not be stored anywhere else. Null marks a removed value, so that what blocked storage still holds
// does not come back.
const memory = new Map<string, string | null>();

/** True if the value stored under a key outlives this page. */
export const isKept = (key: string): boolean => !memory.has(key);

/** A stored text, from wherever `saveText` put it: local storage, a cookie or this page's memory. */
export function loadText(key: string): string | null {
  if (memory.has(key)) return memory.get(key)!;
  try {
    const text = window.localStorage.getItem(key);
    if (text !== null) return text;
  } catch {
    // Blocked storage throws on access to `localStorage` or on the call.
  }
  return isPrivate(key) ? null : loadCookie(key);
}

function saveLocal(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a text; null removes it. If local storage is blocked or full, a short text falls back to a cookie and anything
 * else to this page's memory.
 */
export function saveText(key: string, value: string | null): void {
  memory.delete(key);
  const isLocal = saveLocal(key, value);
  // Full storage still holds the older text, which would be found first.
  if (!isLocal) saveLocal(key, null);
  const isInCookie = !isPrivate(key) && saveCookie(key, isLocal ? null : value);
  if (!isLocal && (value === null || !isInCookie)) memory.set(key, value);
}

/** A stored value that passes its parser, else null. Corrupt or foreign values are also removed from storage. */
export function loadValue<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = loadText(key);
  if (text === null) return null;
  try {
    const value = parse(JSON.parse(text));
    if (value !== null) return value;
  } catch {
    // Not JSON, or not what the parser expects.
  }
  saveText(key, null);
  return null;
}

/** Stores a value as JSON; null removes it. */
export const saveValue = (key: string, value: unknown): void =>
  saveText(key, value === null ? null : JSON.stringify(value));

/** Calls back when another tab changes a key. Returns a function that stops listening. */
export function onStorageChange(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
