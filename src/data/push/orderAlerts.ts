import type { PushKey } from '../../domain/order/pushSubscriptionSchema';
import type { LocaleId } from '../../domain/region/locales';
import { request } from '../http';
import { clearBadge } from './badge';
import { sha256 } from '../sha256';
import { saveRenewalData } from './renewalData';
import { findRegistration, registerWorker } from './pushWorker';

/** 'install': push requires the site on the home screen. 'messages': this iPhone or iPad lacks push. */
export type AlertState = 'none' | 'install' | 'messages' | 'off' | 'denied' | 'on';

const base = '/v1/app/push';

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Only iPhone and iPad have this property. It is true for a site on the home screen. */
const needsHomeScreen = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/** Safari 26 opens every site on the home screen as a web app. Earlier versions open this one as a bookmark. */
const opensAsWebApp = (): boolean => Number(/ Version\/(\d+).* Safari\//.exec(navigator.userAgent)?.[1] ?? 0) >= 26;

const fetchKey = async (): Promise<string | null> =>
  (await request<PushKey>(`${base}/key`, { shape: { fields: ['publicKey'] } })).publicKey;

const findSubscription = async (): Promise<PushSubscription | null> =>
  (await (await findRegistration())?.pushManager.getSubscription()) ?? null;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const subscriptionId = async ({ endpoint }: PushSubscription): Promise<string> => toBase64Url(await sha256(endpoint));

/** A subscription that was created with another key receives nothing. */
const usesKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  !options?.applicationServerKey || toBase64Url(new Uint8Array(options.applicationServerKey)) === publicKey;

async function ensureSubscription(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await registerWorker();
  const existing = await pushManager.getSubscription();
  if (existing && usesKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

async function saveOnServer(subscription: PushSubscription, localeId: LocaleId): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const { p256dh, auth } = keys;
  await request<{ id: string }>(`${base}/subscriptions`, {
    method: 'POST',
    body: { endpoint, keys: { p256dh, auth }, localeId },
    shape: { fields: ['id'] },
  });
}

async function storeForWorker(subscription: PushSubscription, publicKey: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { auth: string } };
  // If this fails, the next order page subscribes again.
  await saveRenewalData({ publicKey, endpoint, auth: keys.auth }).catch(() => undefined);
}

/** Sends the browser's subscription again, in case the server lost it. Throws ApiError. */
export async function readAlerts(localeId: LocaleId): Promise<AlertState> {
  if (!isSupported() && !needsHomeScreen()) return 'none';
  if (!isSupported() && !opensAsWebApp()) return 'messages';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  if (!isSupported()) return 'install';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  const existing = await findSubscription();
  if (!existing) return 'off';
  const current = usesKey(existing, publicKey) ? existing : await ensureSubscription(publicKey);
  await saveOnServer(current, localeId).catch(() => undefined);
  await storeForWorker(current, publicKey);
  return 'on';
}

/** Call this in a click handler, because the browser shows a prompt. Throws ApiError or the push service's error. */
export async function enableAlerts(localeId: LocaleId): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  const subscription = await ensureSubscription(publicKey);
  try {
    await saveOnServer(subscription, localeId);
  } catch (error) {
    // Otherwise the page would show that alerts are on, but none would arrive.
    await subscription.unsubscribe().catch(() => undefined);
    throw error;
  }
  await storeForWorker(subscription, publicKey);
  return 'on';
}

async function endSubscription(notifyServer: (subscription: PushSubscription) => Promise<unknown>): Promise<void> {
  if (!isSupported()) return;
  const subscription = await findSubscription().catch(() => null);
  if (subscription)
    await Promise.allSettled([notifyServer(subscription), subscription.unsubscribe(), saveRenewalData(null)]);
  await clearBadge();
}

/** Never throws, because no alerts arrive after unsubscribing, even if the server request fails. */
export const disableAlerts = (): Promise<void> =>
  endSubscription(async (subscription) =>
    request<void>(`${base}/subscriptions/${await subscriptionId(subscription)}`, { method: 'DELETE', shape: 'empty' }),
  );

/** Does not notify the server, which deletes the alerts together with the session. Never throws. */
export const endAlertsLocally = (): Promise<void> => endSubscription(async () => undefined);
