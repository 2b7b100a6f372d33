import { urlOf } from '../http';
import { loadPushMemory, savePushMemory } from './pushMemory';

type Subscriber = Pick<PushManager, 'subscribe'>;

/**
 * Replaces a subscription that the browser's push service ended while no page was open. A worker has no token, so the
 * stored secret of the old subscription authenticates the request. If it fails, the next order page subscribes again.
 */
export async function renewSubscription(pushManager: Subscriber, given: PushSubscription | null): Promise<void> {
  const old = await loadPushMemory();
  if (!old) return;
  const { publicKey, endpoint, auth } = old;
  const fresh = given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint: to, keys } = fresh.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const subscription = { endpoint: to, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const answer = await fetch(urlOf('/v1/app/push/renewals'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, auth, subscription }),
  });
  if (answer.ok) await savePushMemory({ publicKey, endpoint: to, auth: keys.auth });
}
