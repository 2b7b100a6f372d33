/** Proves that this browser owned a subscription. */
export interface SubscriptionSecret {
  endpoint: string;
  auth: string;
}

export interface RenewalData extends SubscriptionSecret {
  publicKey: string;
}

const cacheName = 'order-alerts';
const cacheKey = '/_push/memory';

/** Null removes the data. */
export async function saveRenewalData(data: RenewalData | null): Promise<void> {
  if (data === null) return void (await caches.delete(cacheName));
  await (await caches.open(cacheName)).put(cacheKey, new Response(JSON.stringify(data)));
}

export async function loadRenewalData(): Promise<RenewalData | null> {
  const response = await caches.match(cacheKey, { cacheName });
  return response ? ((await response.json()) as RenewalData) : null;
}
