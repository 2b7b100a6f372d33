import { clientsClaim } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { cacheNames, cachePrefix } from './cacheNames';
import { strategies } from './caching';
import { cacheCatalogue, cachePage } from './keep';
import { cacheKindOf, type CacheKind } from './cacheKindOf';
import { isOwnResponse } from './ownResponse';
import type { LastingEvent, SiteScope, WorkerMessage } from './siteScope';

/** Inserted by the build: the offline page of each locale. */
declare const OFFLINE_PAGES: readonly string[];

const scope = self as unknown as SiteScope;

/** True on slow connections and with data saver on: cache only what was opened. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  return saveData === true || /2g/.test(effectiveType);
}

/** Caches a page's newest version, or fails: the browser then installs the worker another time. */
async function addPage(path: string, cacheName: string): Promise<void> {
  const response = await fetch(path, { cache: 'reload' });
  if (!response.ok || !(await isOwnResponse('page', response))) throw new Error(`Not a page of the site: ${path}`);
  const cache = await caches.open(cacheName);
  await cache.put(path, response);
}

async function install(): Promise<void> {
  // The start URL must open offline.
  await Promise.all([addPage('/', cacheNames.page), ...OFFLINE_PAGES.map((path) => addPage(path, cacheNames.offline))]);
}

async function dropOthers(): Promise<void> {
  const own: string[] = Object.values(cacheNames);
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(cachePrefix) && !own.includes(name)).map((name) => caches.delete(name)),
  );
}

async function answer(message: WorkerMessage, event: LastingEvent): Promise<void> {
  if (message.type === 'keep') await cachePage(message.path, message.files, event);
  else if (!isSparing()) await cacheCatalogue(message, event);
}

for (const [kept, strategy] of Object.entries(strategies) as [CacheKind, (typeof strategies)[CacheKind]][])
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.cache !== 'no-store' && cacheKindOf(url.pathname, request.mode === 'navigate') === kept,
    strategy,
  );
scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
scope.addEventListener('message', (event) => event.waitUntil(answer(event.data, event)));
preloadNavigations();
// The first worker takes over the page that installed it. A later one waits until no page uses the earlier one: pages
// and their data come from the network first under either.
clientsClaim();
