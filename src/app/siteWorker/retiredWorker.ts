import { cachePrefix } from './cacheNames';
import type { SiteWorkerScope } from './siteScope';

// The kill switch: deployed as the site's worker, this deletes the caches and unregisters the worker.
const scope = self as unknown as SiteWorkerScope;

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
