import type { PushKey } from '../../domain/order/pushSubscriptionSchema';
import type { LocaleId } from '../../domain/region/locales';
import { request } from '../http';
import { clearBadge } from './badge';
import { sha256 } from '../sha256';
import { savePushMemory } from './pushMemory';
import { findRegistration, registerWorker } from './pushWorker';

/**
 * 'install': the browser supports push once the site is on the home screen. 'messages': an iPhone or iPad on which
 * that changes nothing. 'none': the browser or the shop does not support push.
 */
export type AlertState = 'none' | 'install' | 'messages' | 'off' | 'denied' | 'on';

const base = '/v1/app/push';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Only browsers on iPhone and iPad have this property. It is true once the site was opened from the home screen. */
const needsHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/**
 * Safari 26 opens every site on the home screen as a web app, which can receive pushes. Earlier versions open a site
 * with the display mode `minimal-ui` as a bookmark, which cannot.
 */
const opensAsWebApp = (): boolean => Number(/ Version\/(\d+).* Safari\//.exec(navigator.userAgent)?.[1] ?? 0) >= 26;

const fetchKey = async (): Promise<string | null> => (await request<PushKey>(`${base}/key`)).publicKey;

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findRegistration())?.pushManager.getSubscription()) ?? null;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The id of a subscription on the server. */
const idOf = async ({ endpoint }: PushSubscription): Promise<string> => toBase64Url(await sha256(endpoint));

/** A subscription made with another key of the shop would no longer receive anything. */
const isOfKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  !options?.applicationServerKey || toBase64Url(new Uint8Array(options.applicationServerKey)) === publicKey;

async function ensureSubscription(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registerWorker();
  const known = await pushManager.getSubscription();
  if (known && isOfKey(known, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function saveOnServer(subscription: PushSubscription, localeId: LocaleId): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { p256dh, auth } = keys;
  await request(`${base}/subscriptions`, { method: 'POST', body: { endpoint, keys: { p256dh, auth }, localeId } });
}

async function storeForWorker(subscription: PushSubscription, publicKey: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { auth: string } };
  // If this fails, the next order page subscribes again.
  await savePushMemory({ publicKey, endpoint, auth: keys.auth }).catch(() => undefined);
}

/**
 * The state of alerts in this browser. The browser's own subscription is the source of truth; it is sent to the server
 * again, in case the server lost it. Throws ApiError if the shop's key cannot be fetched.
 */
export async function readAlerts(localeId: LocaleId): Promise<AlertState> {
  if (!isSupported() && !needsHomeScreen()) return 'none';
  if (!isSupported() && !opensAsWebApp()) return 'messages';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  if (!isSupported()) return 'install';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const known = await findSubscription();
  if (!known) return 'off';
  const current = isOfKey(known, publicKey) ? known : await ensureSubscription(publicKey);
  await saveOnServer(current, localeId).catch(() => undefined);
  await storeForWorker(current, publicKey);
  return 'on';
}

/**
 * Turns alerts on. Call this on a click, because the browser shows its permission prompt. Returns the resulting state:
 * 'off' if the prompt was dismissed. Throws ApiError or the error of the browser's push service.
 */
export async function subscribe(localeId: LocaleId): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  const subscription = await ensureSubscription(publicKey);
  try {
    await saveOnServer(subscription, localeId);
  } catch (error) {
    // Without the server nothing would arrive, but the page would show that alerts are on.
    await subscription.unsubscribe().catch(() => undefined);
    throw error;
  }
  await storeForWorker(subscription, publicKey);
  return 'on';
}

async function end(tell: (subscription: PushSubscription) => Promise<unknown>): Promise<void> {
  if (!isSupported()) return;
  const subscription = await findSubscription().catch(() => null);
  if (subscription) await Promise.allSettled([tell(subscription), subscription.unsubscribe(), savePushMemory(null)]);
  await clearBadge();
}

/**
 * Turns alerts off in this browser and tries to remove the subscription on the server. If that fails, it is harmless:
 * nothing arrives through an ended subscription. Never throws; does nothing if alerts are off.
 */
export const unsubscribe = (): Promise<void> =>
  end(async (subscription) => request(`${base}/subscriptions/${await idOf(subscription)}`, { method: 'DELETE' }));

/** The same without a request: the server deletes a session's alerts with the session. Never throws. */
export const endAlertsLocally = (): Promise<void> => end(async () => undefined);
