import { loadCookie, saveCookie } from './cookies';

/** All keys of local storage. */
export const storageKeys = {
  token: 'token',
  deviceToken: 'device_token',
  cart: 'cart_v1',
  deliveryPlace: 'place_delivery',
  storePlace: 'place_store',
  orderType: 'order_type',
  subcountry: (country: string) => `subcountry_${country}`,
  ageAccepted: (country: string) => `age_accepted_${country}`,
  locale: 'locale',
  consent: 'consent',
  legalAccepted: 'express_legal_accepted',
  termsAccepted: 'terms_accepted',
  readNotifications: 'notifications_read',
  batteryDismissed: 'battery_dismissed',
  recentSearches: 'recent_searches',
  orderAttempt: 'order_attempt',
  checkoutDraft: 'checkout_draft',
  lastOrder: 'last_order',
  queryCache: 'query_cache',
  clockOffset: 'clock_offset',
  unlockDraft: 'unlock_draft',
  staffSession: 'staff_token',
  staffDeviceToken: 'staff_device_token',
  staffActions: 'staff_action_queue',
  driverRun: 'driver_run_token',
  driverActions: 'driver_action_queue',
  favorites: 'favorites',
  viewed: 'viewed',
  compared: 'compared',
} as const;

/**
 * Keys that must never fall back to a cookie, which would be sent with every request: tokens, and data about the
 * shopper's orders, searches, and the products they keep or looked at. Nor does the server need to be told its own time.
 */
const isPrivate = (key: string) =>
  /token|attempt|draft|last_order|searches|query|queue|clock|favorites|viewed|compared/.test(key);

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

/** Makes room for a text in full storage: the cached responses can be fetched again, and a cart cannot. */
const saveInstead = (key: string, value: string | null): boolean =>
  key !== storageKeys.queryCache && saveLocal(storageKeys.queryCache, null) && saveLocal(key, value);

/**
 * Stores a text; null removes it. If local storage is blocked, or full even without cached responses, a short text falls
 * back to a cookie and anything else to this page's memory.
 */
export function saveText(key: string, value: string | null): void {
  memory.delete(key);
  const isLocal = saveLocal(key, value) || saveInstead(key, value);
  // Full storage still holds the older text, which would be found first.
  if (!isLocal) saveLocal(key, null);
  const isInCookie = !isPrivate(key) && saveCookie(key, isLocal ? null : value);
  if (!isLocal && (value === null || !isInCookie)) memory.set(key, value);
}

/** Texts by key. `browserStorage` is shared by all tabs and outlives them. */
export interface TextStorage {
  load: (key: string) => string | null;
  save: (key: string, text: string | null) => void;
}

export const browserStorage: TextStorage = { load: loadText, save: saveText };
