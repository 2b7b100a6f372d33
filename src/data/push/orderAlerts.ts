import type { PushKey } from '../../domain/order/pushSubscriptionSchema';
import type { LocaleId } from '../../domain/region/locales';
import { request } from '../http';
import { clearBadge } from './badge';
import { sha256 } from '../sha256';
import { loadRenewalData, saveRenewalData, type SubscriptionSecret } from './renewalData';
import { findRegistration, registerWorker } from './pushWorker';
import { sendRenewal } from './renewSubscription';
import { ensureSubscription, subscriptionKeys, subscriptionSecret, toBase64Url } from './subscription';

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

const subscriptionId = async ({ endpoint }: PushSubscription): Promise<string> => toBase64Url(await sha256(endpoint));

/** Two tabs, or two parts of a page, must not replace the same subscription at once. */
const runExclusively = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? await navigator.locks.request('order-alerts', work) : work();

const subscribe = async (publicKey: string): Promise<PushSubscription> =>
  ensureSubscription((await registerWorker()).pushManager, publicKey);

async function saveOnServer(subscription: PushSubscription, localeId: LocaleId): Promise<void> {
  await request<{ id: string }>(`${base}/subscriptions`, {
    method: 'POST',
    body: { ...subscriptionKeys(subscription), localeId },
    shape: { fields: ['id'] },
  });
}

async function storeForWorker(subscription: PushSubscription, publicKey: string): Promise<void> {
  // If this fails, the next page tries again.
  await saveRenewalData({ publicKey, ...subscriptionSecret(subscription) }).catch(() => undefined);
}

/** Prevents the server from sending to a subscription that receives nothing. */
async function replaceOnServer(old: SubscriptionSecret, current: PushSubscription): Promise<void> {
  if (old.endpoint !== current.endpoint) await sendRenewal(old, subscriptionKeys(current)).catch(() => undefined);
}

/**
 * Subscribes again if the shop has a new key, or if the browser has deleted either the subscription or its stored copy,
 * so that alerts that were turned on stay on.
 */
async function restore(publicKey: string, localeId: LocaleId): Promise<AlertState> {
  const [existing, stored] = await Promise.all([findSubscription(), loadRenewalData().catch(() => null)]);
  const old = stored ?? (existing && subscriptionSecret(existing));
  if (!old) return 'off';
  const current = await subscribe(publicKey);
  await replaceOnServer(old, current);
  // Saves the subscription again in case the server has lost it.
  await saveOnServer(current, localeId).catch(() => undefined);
  await storeForWorker(current, publicKey);
  return 'on';
}

/** Throws ApiError, or the push service's error if it cannot replace an outdated subscription. */
export async function readAlerts(localeId: LocaleId): Promise<AlertState> {
  if (!isSupported() && !needsHomeScreen()) return 'none';
  if (!isSupported() && !opensAsWebApp()) return 'messages';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  if (!isSupported()) return 'install';
  if (Notification.permission !== 'granted') return Notification.permission === 'denied' ? 'denied' : 'off';
  return runExclusively(() => restore(publicKey, localeId));
}

/** Sends no request unless alerts were on in this browser. Never throws. */
export async function restoreAlerts(localeId: LocaleId): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return;
  try {
    if ((await findSubscription()) ?? (await loadRenewalData())) await readAlerts(localeId);
  } catch {
    // The next page tries again.
  }
}

/** Call this in a click handler, because the browser shows a prompt. Throws ApiError or the push service's error. */
export async function enableAlerts(localeId: LocaleId): Promise<AlertState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const publicKey = await fetchKey();
  if (!publicKey) return 'none';
  return runExclusively<AlertState>(async () => {
    const subscription = await subscribe(publicKey);
    try {
      await saveOnServer(subscription, localeId);
    } catch (error) {
      // Without this, the page would show that alerts are on, although none would arrive.
      await subscription.unsubscribe().catch(() => undefined);
      throw error;
    }
    await storeForWorker(subscription, publicKey);
    return 'on';
  });
}

async function endSubscription(notifyServer: (subscription: PushSubscription) => Promise<unknown>): Promise<void> {
  if (!isSupported()) return;
  await runExclusively(async () => {
    const subscription = await findSubscription().catch(() => null);
    await Promise.allSettled([
      subscription && notifyServer(subscription),
      subscription?.unsubscribe(),
      saveRenewalData(null),
    ]);
  });
  await clearBadge();
}

/** Never throws, because no alerts arrive after unsubscribing, even if the server request fails. */
export const disableAlerts = (): Promise<void> =>
  endSubscription(async (subscription) =>
    request<void>(`${base}/subscriptions/${await subscriptionId(subscription)}`, { method: 'DELETE', shape: 'empty' }),
  );

/** Does not notify the server, which deletes the alerts together with the session. Never throws. */
export const endAlertsLocally = (): Promise<void> => endSubscription(async () => undefined);
