/** What the worker needs in order to subscribe anew while no page is open. */
export interface PushMemory {
  publicKey: string;
  endpoint: string;
  /** The secret that proves the old subscription was this browser's. */
  auth: string;
}

/** Of all that a browser keeps, this alone is open to pages and workers and is not asked for in turn by either. */
const place = 'order-alerts';
const name = '/_push/memory';

/** Keeps what the worker needs; null forgets it. */
export async function savePushMemory(memory: PushMemory | null): Promise<void> {
  if (memory === null) return void (await caches.delete(place));
  await (await caches.open(place)).put(name, new Response(JSON.stringify(memory)));
}

/** What was kept for the worker, or null. */
export async function loadPushMemory(): Promise<PushMemory | null> {
  const kept = await caches.match(name, { cacheName: place });
  return kept ? ((await kept.json()) as PushMemory) : null;
}
