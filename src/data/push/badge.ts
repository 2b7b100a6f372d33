type Badges = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

interface Counts {
  orders: number;
  unread: number;
}

/** Pages know one count and the worker the other, so both are in Cache Storage, which they share. */
const cacheName = 'app-badge';
const cacheKey = '/_push/badge';

const badgeApi = (): Badges => navigator;

let fallback: Counts = { orders: 0, unread: 0 };

async function load(): Promise<Counts> {
  const response = await caches.match(cacheKey, { cacheName });
  return response ? ((await response.json()) as Counts) : fallback;
}

const save = async (counts: Counts): Promise<void> =>
  (await caches.open(cacheName)).put(cacheKey, new Response(JSON.stringify(counts)));

async function applyCounts(counts: Partial<Counts>): Promise<void> {
  fallback = { ...(await load().catch(() => fallback)), ...counts };
  const total = fallback.orders + fallback.unread;
  await save(fallback).catch(() => undefined);
  // Some browsers reject badges.
  await (total > 0 ? badgeApi().setAppBadge?.(total) : badgeApi().clearAppBadge?.())?.catch(() => undefined);
}

let queue = Promise.resolve();

function queueChange(counts: Partial<Counts>): Promise<void> {
  if (badgeApi().setAppBadge || badgeApi().clearAppBadge) queue = queue.then(() => applyCounts(counts));
  return queue;
}

export const setBadge = (orders: number): Promise<void> => queueChange({ orders });

/** Call this when the shopper opens the orders. */
export const clearBadge = (): Promise<void> => queueChange({ orders: 0 });

/** The icon shows the sum of unread notifications and updated orders. */
export const setUnreadBadge = (unread: number): Promise<void> => queueChange({ unread });
