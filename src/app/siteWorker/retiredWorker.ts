import { cachePrefix } from './cacheNames';
import type { SiteScope } from './siteScope';

// The kill switch: takes the place of a worker that is not wanted any more at once, drops what it kept, and goes. A page
// that is open goes on without one.
const scope = self as unknown as SiteScope;

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(retire()));
