import { isMarked } from '../apiResponse';
import { apiUrl } from '../http';
import { loadRenewalData, saveRenewalData } from './renewalData';

type Subscriber = Pick<PushManager, 'subscribe'>;

/** Runs without a page, so the old subscription's secret authenticates the request instead of a token. */
export async function renewSubscription(pushManager: Subscriber, replacement: PushSubscription | null): Promise<void> {
  const renewalData = await loadRenewalData();
  if (!renewalData) return;
  const { publicKey, endpoint, auth } = renewalData;
  const fresh =
    replacement ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint: to, keys } = fresh.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } };
  const subscription = { endpoint: to, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  const response = await fetch(apiUrl('/v1/app/push/renewals'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, auth, subscription }),
  });
  if (response.status === 204 && isMarked(response.headers))
    await saveRenewalData({ publicKey, endpoint: to, auth: keys.auth });
}
