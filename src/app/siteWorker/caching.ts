import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNames } from './cacheNames';
import { cacheKey, offlinePath, type CacheKind } from './cacheKindOf';
import { isOwnResponse } from './ownResponse';

/** How long to wait for the network before using a cached response, in seconds. */
const timeoutSeconds = 4;

/** Evicts the least recently used entries first, and all of them when the disk is full. */
const newest = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true });

/** Also ignores foreign responses that an earlier worker cached, so that the site's own replace them. */
const ownOrNull = async (kind: CacheKind, response: Response | undefined): Promise<Response | null> =>
  response?.status === 200 && (await isOwnResponse(kind, response)) ? response : null;

/** The cached response for a path of the site. */
export async function findCached(kind: CacheKind, path: string, search = ''): Promise<Response | null> {
  const key = cacheKey(kind, path, search);
  return ownOrNull(kind, await caches.match(key, { cacheName: cacheNames[kind] }));
}

/** Caches and uses the site's own responses only. */
const own = (kind: CacheKind): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => {
    const { pathname, search, origin } = new URL(request.url);
    return origin + cacheKey(kind, pathname, search);
  },
  cacheWillUpdate: ({ response }) => ownOrNull(kind, response),
  cachedResponseWillBeUsed: ({ cachedResponse }) => ownOrNull(kind, cachedResponse),
});

/**
 * Treats a foreign response and a failing server like a missing network, for which there is the cache. A file that is
 * missing is a valid response. Pages are excepted: visitors must see a captive portal to get past it.
 */
const rejectForeign = (kind: CacheKind): WorkboxPlugin => ({
  fetchDidSucceed: async ({ response }) => {
    const isForeign = response.status < 300 && !(await isOwnResponse(kind, response));
    if (isForeign || response.status >= 500) throw new Error(`Not a response of the site: ${response.status}`);
    return response;
  },
});

/** A page of a list that is not cached: the list's first page, from which the shop computes the others. */
const firstPage =
  (kind: CacheKind): NonNullable<WorkboxPlugin['handlerDidError']> =>
  async ({ request: { url } }) =>
    (await findCached(kind, new URL(url).pathname)) ?? undefined;

/**
 * Offline, Firefox resolves a navigation preload with an error response where other browsers reject it. NetworkFirst
 * takes that for a response from the network and never looks in the cache.
 */
async function cachedOrOfflinePage({ request: { url } }: { request: Request }): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const cached = (await findCached('page', pathname, search)) ?? (await findCached('page', pathname));
  const path = offlinePath(pathname, navigator.language);
  return cached ?? caches.match(path, { cacheName: cacheNames.offline });
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
      // Browsers reject a redirected response to a navigation.
      { cacheWillUpdate: async ({ response }) => (response.redirected ? null : response) },
      own('page'),
      newest(200, 30),
      { handlerDidError: cachedOrOfflinePage },
    ],
  }),
  data: new NetworkFirst({
    cacheName: cacheNames.data,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [rejectForeign('data'), own('data'), newest(800, 30), { handlerDidError: firstPage('data') }],
  }),
  file: new CacheFirst({
    cacheName: cacheNames.file,
    plugins: [rejectForeign('file'), own('file'), newest(400, 60)],
  }),
  picture: new CacheFirst({
    cacheName: cacheNames.picture,
    plugins: [rejectForeign('picture'), own('picture'), newest(400, 30)],
  }),
};
