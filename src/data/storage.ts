import { loadCookie, saveCookie } from './cookies';

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

/** Private data never falls back to cookies, which are sent with every request. */
const isPrivate = (key: string) =>
  /token|attempt|draft|last_order|searches|query|queue|clock|favorites|viewed|compared/.test(key);

// Values that could not be stored. Null hides an outdated value that blocked storage still contains.
const memory = new Map<string, string | null>();

export const isPersisted = (key: string): boolean => !memory.has(key);

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

/** Deletes cached responses, which can be fetched again, to make room for the cart and other input. */
const saveAfterFreeingSpace = (key: string, value: string | null): boolean =>
  key !== storageKeys.queryCache && saveLocal(storageKeys.queryCache, null) && saveLocal(key, value);

/** Null removes the text. Falls back to a cookie for a short text, and to this page's memory. */
export function saveText(key: string, value: string | null): void {
  memory.delete(key);
  const isLocal = saveLocal(key, value) || saveAfterFreeingSpace(key, value);
  // Full storage still contains the older text, which would take precedence.
  if (!isLocal) saveLocal(key, null);
  const isInCookie = !isPrivate(key) && saveCookie(key, isLocal ? null : value);
  if (!isLocal && (value === null || !isInCookie)) memory.set(key, value);
}

export interface TextStorage {
  load: (key: string) => string | null;
  save: (key: string, text: string | null) => void;
}

export const browserStorage: TextStorage = { load: loadText, save: saveText };
