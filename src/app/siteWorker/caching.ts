import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cacheNames } from './cacheNames';
import { cacheKey, offlinePath, type CacheKind } from './cacheKind';
import { isSiteHtml } from '../../domain/site/siteHtml';
import { isSiteResponse } from './siteResponse';

/** After this time without a response, a cached one is used. */
const timeoutSeconds = 4;

/** Evicts the least recently used entries first, and all entries when the disk is full. */
const expiration = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * 24 * 60 * 60, purgeOnQuotaError: true });

/** Also applies to responses that an earlier worker cached, so that the site's responses replace foreign ones. */
async function siteResponseOrNull(
  kind: CacheKind,
  url: string,
  response: Response | undefined,
): Promise<Response | null> {
  const { pathname } = new URL(url, location.origin);
  return response?.status === 200 && (await isSiteResponse(kind, pathname, response)) ? response : null;
}

export async function findCached(kind: CacheKind, path: string, search = ''): Promise<Response | null> {
  const key = cacheKey(kind, path, search);
  return siteResponseOrNull(kind, path, await caches.match(key, { cacheName: cacheNames[kind] }));
}

/** Returns no cached responses of captive portals and proxies. */
const siteResponsesOnly = (kind: CacheKind): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => {
    const { pathname, search, origin } = new URL(request.url);
    return origin + cacheKey(kind, pathname, search);
  },
  cachedResponseWillBeUsed: ({ request, cachedResponse }) => siteResponseOrNull(kind, request.url, cachedResponse),
});

/** A missing file is a valid response if the site says so: with its own 404 page. */
const isFromSite = async (kind: CacheKind, url: string, response: Response): Promise<boolean> =>
  response.status === 404
    ? isSiteHtml(await response.clone().text())
    : response.ok && isSiteResponse(kind, new URL(url).pathname, response);

/**
 * Treats a foreign response or a server error as a network failure, so that a cached response is used. Caches all other
 * responses except the site's own 404. Don't use it for pages, because visitors must see a captive portal to get past
 * it.
 */
const rejectForeignResponses = (kind: CacheKind): WorkboxPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (await isFromSite(kind, request.url, response)) return response;
    throw new Error(`Not a response of the site: ${response.status}`);
  },
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
});

/**
 * Without a network, an expired file is better than none, and a list's first page can stand in for a later one, because
 * the shop computes the others from it. If Cache Storage itself fails, the file is fetched.
 */
const cachedOrFetched =
  (kind: CacheKind): NonNullable<WorkboxPlugin['handlerDidError']> =>
  async ({ request }) =>
    (await findCached(kind, new URL(request.url).pathname).catch(() => fetch(request))) ?? undefined;

/** NetworkFirst skips the cache if a navigation preload resolves with an error, as in offline Firefox. */
async function cachedOrOfflinePage({ request: { url } }: { request: Request }): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const cached = (await findCached('page', pathname, search)) ?? (await findCached('page', pathname));
  const path = offlinePath(pathname, navigator.language);
  return cached ?? caches.match(path, { cacheName: cacheNames.offline });
}

const filePlugins = (kind: CacheKind, maxEntries: number, days: number): WorkboxPlugin[] => [
  rejectForeignResponses(kind),
  siteResponsesOnly(kind),
  expiration(maxEntries, days),
  { handlerDidError: cachedOrFetched(kind) },
];

/** Pages and data are fetched from the network first, because their names have no hash of their content. */
export const strategies: Record<CacheKind, Strategy> = {
  page: new NetworkFirst({
    cacheName: cacheNames.page,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: [
      // Browsers reject a redirected response to a navigation.
      {
        cacheWillUpdate: async ({ request, response }) =>
          response.redirected ? null : siteResponseOrNull('page', request.url, response),
      },
      siteResponsesOnly('page'),
      expiration(200, 30),
      { handlerDidError: cachedOrOfflinePage },
    ],
  }),
  data: new NetworkFirst({
    cacheName: cacheNames.data,
    networkTimeoutSeconds: timeoutSeconds,
    plugins: filePlugins('data', 800, 30),
  }),
  file: new CacheFirst({ cacheName: cacheNames.file, plugins: filePlugins('file', 400, 60) }),
  picture: new CacheFirst({ cacheName: cacheNames.picture, plugins: filePlugins('picture', 400, 30) }),
};
