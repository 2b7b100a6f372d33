import { loadCookie, saveCookie } from './cookies';

/** S9-12: every key of local storage. */
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

/** What never becomes a cookie, which would travel with every request: the token (S4-41), and what an order says of its shopper. */
const isPrivate = (key: string) => /token|attempt|draft|last_order|query/.test(key);

// Where nothing else keeps a value, null included: what blocked storage still holds does not come back.
const memory = new Map<string, string | null>();

/** Whether what was stored under a key outlives this page. */
export const isKept = (key: string): boolean => !memory.has(key);

/** A stored text, from where `saveText` put it: local storage, a cookie or this page's memory. */
export function loadText(key: string): string | null {
  if (memory.has(key)) return memory.get(key)!;
  try {
    const text = window.localStorage.getItem(key);
    if (text !== null) return text;
  } catch {
    // Blocked: the browser throws at the very name, or at the call.
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
 * Stores a text; null removes it. Where local storage is blocked or full, a small text falls back to a cookie (S9-12) and
 * anything else to this page's memory.
 */
export function saveText(key: string, value: string | null): void {
  memory.delete(key);
  const isLocal = saveLocal(key, value);
  // Full, it still holds the older text, which would be found before the newer.
  if (!isLocal) saveLocal(key, null);
  const isInCookie = !isPrivate(key) && saveCookie(key, isLocal ? null : value);
  if (!isLocal && (value === null || !isInCookie)) memory.set(key, value);
}

/** A stored value that passes its parser, else null: what is corrupt or foreign is dropped, from storage too. */
export function loadValue<T>(key: string, parse: (value: unknown) => T | null): T | null {
  const text = loadText(key);
  if (text === null) return null;
  try {
    const value = parse(JSON.parse(text));
    if (value !== null) return value;
  } catch {
    // Neither JSON nor what the parser can look into.
  }
  saveText(key, null);
  return null;
}

/** Stores a value as JSON; null removes it. */
export const saveValue = (key: string, value: unknown): void =>
  saveText(key, value === null ? null : JSON.stringify(value));

/** Calls back when another tab changed a key; returns what stops it. */
export function onStoredElsewhere(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
