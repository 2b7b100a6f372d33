import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from './cacheNames';

// It stores timestamps in IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

const origin = 'https://shop.example';
const kept = new Map<string, string>();

class FakeFetchEvent extends Event {
  preloadResponse: Promise<Response>;
  constructor(preload: Promise<Response>) {
    super('fetch');
    this.preloadResponse = preload;
    // As in the browser, a rejection that nobody awaits yet is not an error.
    preload.catch(() => undefined);
  }
  waitUntil(work: Promise<unknown>) {
    work.catch(() => undefined);
  }
}

/** A navigation request: Node's Request constructor cannot set this mode. */
function navigationTo(path: string): Request {
  const request = new Request(`${origin}${path}`);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

beforeEach(() => {
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(origin));
  // Turns off Workbox's development log.
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('caches', {
    match: async (key: Request | string, { cacheName }: { cacheName: string }) => {
      const { pathname } = new URL(typeof key === 'string' ? key : key.url, origin);
      const text = kept.get(`${cacheName} ${pathname}`);
      return text === undefined ? undefined : new Response(text);
    },
  });
  kept.set(`${cacheNames.page} /us/en/shop`, 'the shop as it was kept');
  kept.set(`${cacheNames.offline} /us/en/offline`, 'You are offline');
});

it.each([
  ['an error response, as in Firefox', () => Promise.resolve(Response.error())],
  ['a rejection, as in Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
])('S7-26 shows a visited page offline when the preload is %s', async (_, preload) => {
  const { strategies } = await import('./caching');
  const open = async (path: string) => {
    const event = new FakeFetchEvent(preload()) as never;
    const response = await strategies.page.handle({ event, request: navigationTo(path) });
    return response.text();
  };
  expect(await open('/us/en/shop')).toBe('the shop as it was kept');
  expect(await open('/us/en/support')).toBe('You are offline');
});
