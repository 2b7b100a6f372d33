import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { cacheNames, cachePrefix } from './cacheNames';
import { strategies } from './caching';
import { cacheCatalogue, cachePage } from './precache';
import { getCacheKind, type CacheKind } from './cacheKind';
import { isSiteResponse } from './siteResponse';
import type { ExtendableEventLike, SiteWorkerScope, WorkerMessage } from './siteScope';

/** The build inserts the path of each locale's offline page. */
declare const OFFLINE_PAGES: readonly string[];

const scope = self as unknown as SiteWorkerScope;

/** On slow connections and with the data saver on, only opened pages are cached. */
function prefersReducedData(): boolean {
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}

type Page = readonly [path: string, cacheName: string];

/** Pages that open offline even if they were never visited. */
const installedPages: readonly Page[] = [
  ['/', cacheNames.page],
  ...OFFLINE_PAGES.map((path): Page => [path, cacheNames.offline]),
];

async function addPage([path, cacheName]: Page): Promise<void> {
  const response = await fetch(path, { cache: 'reload' });
  if (!response.ok || !(await isSiteResponse('page', path, response)))
    throw new Error(`Not a page of the site: ${path}`);
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

/** If this fails, the browser retries the worker's installation later. */
async function install(): Promise<void> {
  await Promise.all(installedPages.map(addPage));
}

/** Browsers may delete a cache and keep the worker, which is not installed again until it changes. */
async function addMissingPages(): Promise<void> {
  const cached = await Promise.all(installedPages.map(([path, cacheName]) => caches.match(path, { cacheName })));
  // Failed requests are retried with the next page.
  await Promise.allSettled(installedPages.filter((_, index) => !cached[index]).map(addPage));
}

async function deleteOldCaches(): Promise<void> {
  const currentNames: string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(cachePrefix) && !currentNames.includes(name))
      .map((name) => caches.delete(name)),
  );
}

async function handleMessage(message: WorkerMessage, event: ExtendableEventLike): Promise<void> {
  if (message.type === 'keep') {
    await cachePage(message.path, message.files, event);
    await addMissingPages();
  } else if (!prefersReducedData()) {
    await cacheCatalogue(message, event);
  }
}

for (const [kind, strategy] of Object.entries(strategies) as [CacheKind, (typeof strategies)[CacheKind]][])
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.cache !== 'no-store' && getCacheKind(url.pathname, request.mode === 'navigate') === kind,
    strategy,
  );
scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
scope.addEventListener('message', (event) => event.waitUntil(handleMessage(event.data, event)));
preloadNavigations();
// The first worker takes control of the page that installed it. A later one waits until no page uses the previous one.
clientsClaim();
