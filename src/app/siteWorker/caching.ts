import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNames } from './cacheNames';
import { offlinePath, pageKey, type CacheKind } from './cacheKindOf';

/** How long to wait for the network before using a cached page, in seconds. */
const timeoutSeconds = 4;

const complete = new CacheableResponsePlugin({ statuses: [200] });
/** Evicts the least recently used entries first, and all of them when the disk is full. */
const newest = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true });

function keyOf(address: string): string {
  const { pathname, search } = new URL(address);
  return new URL(pageKey(pathname, search), address).href;
}

/**
 * Offline, Firefox resolves a navigation preload with an error response where other browsers reject it. NetworkFirst
 * takes that for a response from the network and never looks in the cache.
 */
async function keptOrOfflinePage({ request: { url } }: { request: Request }): Promise<Response | undefined> {
  const kept = await caches.match(keyOf(url), { cacheName: cacheNames.page });
  const path = offlinePath(new URL(url).pathname, navigator.language);
  return kept ?? caches.match(path, { cacheName: cacheNames.offline });
}

/**
 * Network first for pages and their data, so that no deploy leaves stale ones. Cache first for files whose name
 * changes with their content.
 */
export const strategies: Record<CacheKind, Strategy> = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
      // Browsers reject a redirected response to a navigation.
      { cacheWillUpdate: async ({ response }) => (response.redirected ? null : response) },
      complete,
      newest(200, 30),
      { handlerDidError: keptOrOfflinePage },
    ],
  }),
  data: new NetworkFirst({
    cacheName: cacheNames.data,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [complete, newest(800, 30)],
  }),
  file: new CacheFirst({ cacheName: cacheNames.file, plugins: [complete, newest(400, 60)] }),
  picture: new CacheFirst({ cacheName: cacheNames.picture, plugins: [complete, newest(400, 30)] }),
};
