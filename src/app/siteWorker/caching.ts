import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNames } from './cacheNames';
import { offlinePath, pageKey, type Kept } from './keptAs';

/** How long a page that is kept waits for a newer one, in seconds. */
const patience = 4;

const complete = new CacheableResponsePlugin({ statuses: [200] });
/** The least lately used ones go first, and all when the disk is full. */
const newest = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true });

const keyOf = (address: string) => new URL(pageKey(new URL(address).pathname), address).href;

/**
 * Without a network Firefox answers a navigation preload with an error response where other browsers reject it. NetworkFirst
 * takes that for the network's answer and never looks for the page that is kept.
 */
async function keptOrOfflinePage({ request: { url } }: { request: Request }): Promise<Response | undefined> {
  const kept = await caches.match(keyOf(url), { cacheName: cacheNames.page });
  const path = offlinePath(new URL(url).pathname, navigator.language);
  return kept ?? caches.match(path, { cacheName: cacheNames.offline });
}

/** Pages and their data come from the network, so that no deploy leaves a stale one; what a name tells apart does not. */
export const strategies: Record<Kept, Strategy> = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: patience,
    plugins: [
      { cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url) },
      // A browser refuses a redirected answer where it asked for a page.
      { cacheWillUpdate: async ({ response }) => (response.redirected ? null : response) },
      complete,
      newest(200, 30),
      { handlerDidError: keptOrOfflinePage },
    ],
  }),
  data: new NetworkFirst({
    cacheName: cacheNames.data,
    networkTimeoutSeconds: patience,
    plugins: [complete, newest(800, 30)],
  }),
  file: new CacheFirst({ cacheName: cacheNames.file, plugins: [complete, newest(400, 60)] }),
  picture: new CacheFirst({ cacheName: cacheNames.picture, plugins: [complete, newest(400, 30)] }),
};
