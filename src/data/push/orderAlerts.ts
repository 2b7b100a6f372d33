import type { PushKey } from '../../domain/order/pushSubscriptionSchema';
import type { LocaleId } from '../../domain/region/locales';
import { request } from '../http';
import { clearBadge } from './badge';
import { savePushMemory } from './pushMemory';
import { findRegistration, registerWorker } from './pushWorker';

/** 'install': a browser that shows pushes only of what is on its home screen. 'none': one that shows none, or a shop that sends none. */
export type AlertState = 'none' | 'install' | 'off' | 'denied' | 'on';

const base = '/v1/app/push';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Safari of phones and tablets alone has this property; it is true once the site was opened from the home screen. */
const needsHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

const fetchKey = async (): Promise<string | null> => (await request<PushKey>(`${base}/key`)).publicKey;

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findRegistration())?.pushManager.getSubscription()) ?? null;

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The id by which the server knows a subscription. */
const idOf = async ({ endpoint }: PushSubscription): Promise<string> =>
  toBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

/** Of another key of the shop nothing would arrive by it any more. */
const isOfKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  !options?.applicationServerKey || toBase64Url(options.applicationServerKey) === publicKey;

async function takeSubscription(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registerWorker();
  const known = await pushManager.getSubscription();
  if (known && isOfKey(known, publicKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function tellServer(subscription: PushSubscription, localeId: LocaleId): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { p256dh, auth } = keys;
  await request(`${base}/subscriptions`, { method: 'POST', body: { endpoint, keys: { p256dh, auth }, localeId } });
}

async function keepForWorker(subscription: PushSubscription, publicKey: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { auth: string } };
  // Without it the next order's page subscribes anew instead.
  await savePushMemory({ publicKey, endpoint, auth: keys.auth }).catch(() => undefined);
}

/**
 * How it stands with alerts in this browser. The browser's own subscription is what remembers them; the server is told of
 * it again, in case it has forgotten. Throws ApiError where the shop's key cannot be had.
 */
export async function readAlerts(localeId: LocaleId): Promise<AlertState> {
  if (!isSupported()) return needsHomeScreen() ? 'install' : 'none';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const known = await findSubscription();
  if (!known) return 'off';
  const current = isOfKey(known, publicKey) ? known : await takeSubscription(publicKey);
  await tellServer(current, localeId).catch(() => undefined);
  await keepForWorker(current, publicKey);
  return 'on';
}

/**
 * S2-18: turns alerts on, at the press of a button: the browser asks, and only then. Gives what came of it: 'off' where
 * the question was closed. Throws ApiError, or what the browser's push service threw.
 */
export async function subscribe(localeId: LocaleId): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  const subscription = await takeSubscription(publicKey);
  try {
    await tellServer(subscription, localeId);
  } catch (error) {
    // Nothing would come by it, and the page would say that it is on.
    await subscription.unsubscribe().catch(() => undefined);
    throw error;
  }
  await keepForWorker(subscription, publicKey);
  return 'on';
}

async function end(tell: (subscription: PushSubscription) => Promise<unknown>): Promise<void> {
  if (!isSupported()) return;
  const subscription = await findSubscription().catch(() => null);
  if (subscription) await Promise.allSettled([tell(subscription), subscription.unsubscribe(), savePushMemory(null)]);
  await clearBadge();
}

/**
 * S2-18: turns alerts off in this browser, and takes it off the server's list as far as that answers: by a subscription
 * that is no more, nothing arrives. Never throws; nothing happens where there are none.
 */
export const unsubscribe = (): Promise<void> =>
  end(async (subscription) => request(`${base}/subscriptions/${await idOf(subscription)}`, { method: 'DELETE' }));

/** S4-43: the same without a word to the server, which forgets the alerts of a session with it. Never throws. */
export const dropAlerts = (): Promise<void> => end(async () => undefined);
