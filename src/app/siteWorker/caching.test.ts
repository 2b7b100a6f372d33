import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from './cacheNames';

// It keeps its times in IndexedDB, which Node has not.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

const origin = 'https://shop.example';
const kept = new Map<string, string>();

class FakeFetchEvent extends Event {
  preloadResponse: Promise<Response>;
  constructor(preload: Promise<Response>) {
    super('fetch');
    this.preloadResponse = preload;
    // As the browser: a rejection that nobody awaits yet is no error.
    preload.catch(() => undefined);
  }
  waitUntil(work: Promise<unknown>) {
    work.catch(() => undefined);
  }
}

/** What a page says of itself when it navigates; Node's own requests cannot. */
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
  // What workbox tells of each request in development.
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
])('S7-26 without a network a visited page is shown where the preload is %s', async (_, preload) => {
  const { strategies } = await import('./caching');
  const open = async (path: string) => {
    const event = new FakeFetchEvent(preload()) as never;
    const response = await strategies.page.handle({ event, request: navigationTo(path) });
    return response.text();
  };
  expect(await open('/us/en/shop')).toBe('the shop as it was kept');
  expect(await open('/us/en/support')).toBe('You are offline');
});
