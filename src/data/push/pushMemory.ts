/** The data that the worker needs to renew a subscription while no page is open. */
export interface PushMemory {
  publicKey: string;
  endpoint: string;
  /** The secret that proves this browser owned the old subscription. */
  auth: string;
}

/** Cache Storage, because both pages and workers can access it. */
const place = 'order-alerts';
const name = '/_push/memory';

/** Stores the data for the worker; null removes it. */
export async function savePushMemory(memory: PushMemory | null): Promise<void> {
  if (memory === null) return void (await caches.delete(place));
  await (await caches.open(place)).put(name, new Response(JSON.stringify(memory)));
}

/** The data stored for the worker, or null. */
export async function loadPushMemory(): Promise<PushMemory | null> {
  const kept = await caches.match(name, { cacheName: place });
  return kept ? ((await kept.json()) as PushMemory) : null;
}
