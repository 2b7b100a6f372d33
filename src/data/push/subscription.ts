import type { PushSubscriptionKeys } from '../../domain/order/pushSubscriptionSchema';
import type { SubscriptionSecret } from './renewalData';

type Subscriber = Pick<PushManager, 'getSubscription' | 'subscribe'>;

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export function subscriptionKeys(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint, keys } = subscription.toJSON() as PushSubscriptionKeys;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

export const subscriptionSecret = (subscription: PushSubscription): SubscriptionSecret => {
  const { endpoint, keys } = subscriptionKeys(subscription);
  return { endpoint, auth: keys.auth };
};

/** A subscription that was created with another key receives nothing. */
const usesKey = ({ options }: PushSubscription, publicKey: string): boolean =>
  !options?.applicationServerKey || toBase64Url(new Uint8Array(options.applicationServerKey)) === publicKey;

/** Replaces a subscription that was created with an earlier key of the shop. */
export async function ensureSubscription(pushManager: Subscriber, publicKey: string): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  if (existing && usesKey(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
