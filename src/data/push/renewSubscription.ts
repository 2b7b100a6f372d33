import type { PushKey, PushSubscriptionKeys } from '../../domain/order/pushSubscriptionSchema';
import { isMarked } from '../../domain/api/apiMark';
import { parseResponse } from '../apiResponse';
import { apiUrl } from '../http';
import { loadRenewalData, saveRenewalData, type SubscriptionSecret } from './renewalData';
import { ensureSubscription, subscriptionKeys, subscriptionSecret } from './subscription';

const base = '/v1/app/push';

/** Runs without a page, so there is no token. Returns the stored key if the server does not respond. */
async function fetchKey(stored: string | null): Promise<string | null> {
  try {
    const response = await fetch(apiUrl(`${base}/key`));
    const { status, headers } = response;
    return parseResponse<PushKey>({ status, headers, text: await response.text() }, { fields: ['publicKey'] })
      .publicKey;
  } catch {
    return stored;
  }
}

/** The old subscription's secret authenticates the request. Returns true if the server had it, and replaced it. */
export async function sendRenewal(
  { endpoint, auth }: SubscriptionSecret,
  subscription: PushSubscriptionKeys,
): Promise<boolean> {
  const response = await fetch(apiUrl(`${base}/renewals`), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, auth, subscription }),
  });
  return response.status === 204 && isMarked(response.headers);
}

/** Replaces a subscription that the browser ended or renewed. `old` is null in browsers that do not provide it. */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'getSubscription' | 'subscribe'>,
  old: PushSubscription | null,
): Promise<void> {
  const stored = await loadRenewalData().catch(() => null);
  const ended = stored ?? (old && subscriptionSecret(old));
  if (!ended) return;
  const publicKey = await fetchKey(stored?.publicKey ?? null);
  if (!publicKey) return;
  const subscription = subscriptionKeys(await ensureSubscription(pushManager, publicKey));
  if (await sendRenewal(ended, subscription))
    await saveRenewalData({ publicKey, endpoint: subscription.endpoint, auth: subscription.keys.auth });
}
