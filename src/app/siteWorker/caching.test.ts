import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheNames } from './cacheNames';
import type { CacheKind } from './cacheKind';

// The plugin stores timestamps in IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({ ExpirationPlugin: Object }));

const origin = 'https://shop.example';
const cached = new Map<string, Response>();

class FakeFetchEvent extends Event {
  preloadResponse: Promise<Response> | undefined;
  waiting: Promise<unknown>[] = [];
  constructor(preload?: Promise<Response>) {
    super('fetch');
    this.preloadResponse = preload;
    // Like in a browser, a rejection that nobody awaits yet is not an error.
    preload?.catch(() => undefined);
  }
  waitUntil(work: Promise<unknown>) {
    this.waiting.push(work.catch(() => undefined));
  }
}

/** Node's Request constructor cannot set the mode of a navigation. */
function navigationTo(path: string): Request {
  const request = new Request(`${origin}${path}`);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
}

const responseOf = (type: string, text: string, url = '') => {
  const response = new Response(text, { headers: { 'content-type': type } });
  Object.defineProperty(response, 'url', { value: url });
  // Node's `clone` does not copy a URL that was set later.
  response.clone = () => responseOf(type, text, url);
  return response;
};
const pageOf = (text: string) => responseOf('text/html; charset=utf-8', `<div id="___gatsby">${text}</div>`);
const portal = () => responseOf('text/html', '<h1>Sign in to this network</h1>');
const pageData = { path: '/us/en', result: {} };
const addToCache = (kind: CacheKind, path: string, response: Response) =>
  cached.set(`${cacheNames[kind]} ${path}`, response);
const get = (kind: CacheKind, path: string) => cached.get(`${cacheNames[kind]} ${path}`)?.clone().text();

const pathOf = (key: Request | string) => {
  const { pathname, search } = new URL(typeof key === 'string' ? key : key.url, origin);
  return pathname + search;
};

beforeEach(() => {
  cached.clear();
  vi.stubGlobal('FetchEvent', FakeFetchEvent);
  vi.stubGlobal('ExtendableEvent', Event);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(origin));
  // Turns off Workbox's development log.
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
  vi.stubGlobal('caches', {
    match: async (key: Request | string, { cacheName }: { cacheName: string }) =>
      cached.get(`${cacheName} ${pathOf(key)}`)?.clone(),
    open: async (cacheName: string) => ({
      put: async (key: Request, response: Response) => void cached.set(`${cacheName} ${pathOf(key)}`, response),
    }),
  });
  cached.set(`${cacheNames.offline} /us/en/offline`, new Response('You are offline'));
});

/** Handles a request with the strategy of its kind, and waits until the response is cached. */
async function handleRequest(kind: CacheKind, path: string, respond: () => Promise<Response>): Promise<string> {
  vi.stubGlobal('fetch', respond);
  const { strategies } = await import('./caching');
  const event = new FakeFetchEvent();
  const request = kind === 'page' ? navigationTo(path) : new Request(`${origin}${path}`);
  const [responded, done] = strategies[kind].handleAll({ event: event as never, request });
  const text = await (await responded).text();
  await Promise.all(event.waiting);
  await done.catch((error: unknown) => {
    // Storing the response fails as well if Cache Storage does.
    if (!(error instanceof DOMException)) throw error;
  });
  return text;
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['an error response, as in Firefox', () => Promise.resolve(Response.error())],
  ['a rejection, as in Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
])('S7-26 shows a visited page offline when the preload is %s', async (_, preload) => {
  addToCache('page', '/us/en/shop', pageOf('the shop as it was kept'));
  const { strategies } = await import('./caching');
  const open = async (path: string) => {
    const event = new FakeFetchEvent(preload()) as never;
    const response = await strategies.page.handle({ event, request: navigationTo(path) });
    return response.text();
  };
  expect(await open('/us/en/shop')).toContain('the shop as it was kept');
  expect(await open('/us/en/support')).toBe('You are offline');
});

describe('offline', () => {
  it('S7-26 a page whose query changed in place has its data', async () => {
    addToCache(
      'data',
      '/page-data/us/en/delivery/checkout/page-data.json',
      responseOf('application/json', JSON.stringify({ ...pageData, a: 1 })),
    );
    expect(await handleRequest('data', '/page-data/us/en/delivery/checkout/page-data.json?step=review', offline)).toBe(
      JSON.stringify({ ...pageData, a: 1 }),
    );
  });

  it('S7-26 a page of a list that is not cached opens the list, with the list’s data', async () => {
    const data = '/page-data/us/en/shop/pods/page-data.json';
    addToCache('data', data, responseOf('application/json', JSON.stringify({ ...pageData, page: 1 })));
    addToCache('page', '/us/en/shop/pods', pageOf('the list'));
    expect(await handleRequest('data', `${data}?page=3`, offline)).toBe(JSON.stringify({ ...pageData, page: 1 }));
    expect(await handleRequest('page', '/us/en/shop/pods?page=3', offline)).toContain('the list');
    addToCache(
      'data',
      '/page-data/us/en/shop/pods/page/3/page-data.json',
      responseOf('application/json', JSON.stringify({ ...pageData, page: 3 })),
    );
    expect(await handleRequest('data', `${data}?page=3`, offline)).toBe(JSON.stringify({ ...pageData, page: 3 }));
  });
});

const ownText: Partial<Record<CacheKind, string>> = {
  data: JSON.stringify({ ...pageData, name: 'Shop', icons: [] }),
};

const requests: [CacheKind, path: string, type: string][] = [
  ['data', '/page-data/us/en/page-data.json', 'application/json; charset=utf-8'],
  ['data', '/manifest.webmanifest', 'application/manifest+json'],
  ['data', '/manifest.webmanifest', 'application/octet-stream'],
  ['file', '/app-0a1b2c3d.js', 'text/javascript; charset=utf-8'],
  ['file', '/app-0a1b2c3d.js', 'application/javascript'],
  ['file', '/app-0a1b2c3d.js', 'application/x-javascript'],
  ['file', '/fonts/sans.woff2', 'font/woff2'],
  ['file', '/fonts/sans.woff2', 'application/font-woff2'],
  ['picture', '/pictures/a-600.avif', 'image/avif'],
  ['picture', '/pictures/a-600.avif', 'application/octet-stream'],
  ['picture', '/favicon.svg', 'image/svg+xml'],
];

describe('a response of another sender', () => {
  it.each(requests)('S7-26 for a %s at %s is not %s, and is neither cached nor used', async (kind, path, type) => {
    const own = ownText[kind] ?? 'own';
    await expect(handleRequest(kind, path, async () => portal())).rejects.toThrow();
    expect(get(kind, path)).toBeUndefined();
    expect(await handleRequest(kind, path, async () => responseOf(type, own))).toBe(own);
    expect(await get(kind, path)).toBe(own);
    expect(await handleRequest(kind, path, async () => portal()), 'then the cached one stays').toBe(own);
    expect(await get(kind, path)).toBe(own);
  });

  it.each(requests)('S7-26 cached by an earlier worker as a %s at %s is replaced', async (kind, path, type) => {
    const own = ownText[kind] ?? 'own';
    addToCache(kind, path, portal());
    expect(await handleRequest(kind, path, async () => responseOf(type, own))).toBe(own);
    expect(await get(kind, path)).toBe(own);
    addToCache(kind, path, portal());
    await expect(handleRequest(kind, path, offline)).rejects.toThrow();
  });

  it('S7-26 for a page is shown, so that visitors can get past it, and not cached', async () => {
    expect(await handleRequest('page', '/us/en', async () => portal())).toContain('Sign in');
    expect(get('page', '/us/en')).toBeUndefined();
    addToCache('page', '/us/en', portal());
    expect(await handleRequest('page', '/us/en', offline)).toBe('You are offline');
    await handleRequest('page', '/us/en', async () => pageOf('own'));
    expect(await get('page', '/us/en')).toContain('own');
  });

  it('S7-26 after a redirect to another origin is not used, whatever its type', async () => {
    const foreign = async () => responseOf('text/javascript', 'track()', 'https://proxy.example/a.js');
    await expect(handleRequest('file', '/app-0a1b2c3d.js', foreign)).rejects.toThrow();
    expect(
      await handleRequest('page', '/us/en', async () =>
        responseOf('text/html', 'id="___gatsby"', 'https://proxy.example/'),
      ),
    ).toBe('id="___gatsby"');
    expect(cached.size).toBe(1);
  });

  it('S7-26 a server that fails has the cached data, and a missing file stays missing', async () => {
    const path = '/page-data/us/en/page-data.json';
    const own = JSON.stringify(pageData);
    const missing = '<div id="___gatsby">None</div>';
    addToCache('data', path, responseOf('application/json', own));
    expect(await handleRequest('data', path, async () => new Response('busy', { status: 503 }))).toBe(own);
    expect(await handleRequest('data', path, async () => new Response(missing, { status: 404 }))).toBe(missing);
    expect(await get('data', path)).toBe(own);
  });

  it.each([
    ['a page with 403', () => new Response('<h1>Blocked</h1>', { status: 403 })],
    ['a page with 404', () => new Response('<h1>Not here</h1>', { status: 404 })],
    ['text with 429', () => new Response('Slow down', { status: 429 })],
    ['JSON with 200', () => Response.json({ error: 'login required' })],
    ['JSON with 401', () => Response.json({ error: 'login required' }, { status: 401 })],
  ])('D-51 %s is neither cached nor used, and the cached file is', async (_, respond) => {
    const files = {
      '/page-data/us/en/page-data.json': pageData,
      '/page-data/app-data.json': { webpackCompilationHash: '0a1b' },
      '/catalogue/en-US.json': [{ slug: 'amber' }],
      '/lists/en-US/list.json': { version: '0a1b', content: {} },
      '/reports/B-1.json': { batch: {} },
      '/map/outlines.json': { objects: {}, arcs: [] },
      '/manifest.webmanifest': { name: 'Shop', icons: [] },
    };
    for (const [path, json] of Object.entries(files)) {
      await expect(
        handleRequest('data', path, async () => respond()),
        path,
      ).rejects.toThrow();
      expect(get('data', path), path).toBeUndefined();
      const own = JSON.stringify(json);
      expect(await handleRequest('data', path, async () => responseOf('application/json', own))).toBe(own);
      expect(await handleRequest('data', path, async () => respond()), path).toBe(own);
      expect(await get('data', path), path).toBe(own);
    }
  });
});

it('S7-26 a script that is requested again is cached as the same file', async () => {
  const siteScript = async () => responseOf('text/javascript', 'own()');
  expect(await handleRequest('file', '/app-0a1b2c3d.js?1764000000000', siteScript)).toBe('own()');
  expect(await get('file', '/app-0a1b2c3d.js')).toBe('own()');
});

describe('if Cache Storage itself fails', () => {
  const fails = async () => Promise.reject(new DOMException('Internal error.', 'UnknownError'));
  beforeEach(() => vi.stubGlobal('caches', { match: fails, open: fails }));

  it.each([
    ['file', '/app-0a1b2c3d.js', 'text/javascript'],
    ['picture', '/pictures/a-600.avif', 'image/avif'],
    ['data', '/page-data/us/en/page-data.json', 'application/json'],
    ['page', '/us/en', 'text/html'],
  ] as const)('S7-26 a %s comes from the network', async (kind, path, type) => {
    const text = { file: 'own()', picture: 'own', data: JSON.stringify(pageData), page: 'own' }[kind];
    expect(await handleRequest(kind, path, async () => responseOf(type, text))).toBe(text);
  });
});
