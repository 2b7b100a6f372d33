import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { fetchSiteFile } from './siteFile';

const readFile = (path: string, options: { cache?: RequestCache; signal?: AbortSignal } = {}) =>
  fetchSiteFile<{ id: number }[]>(path, { shape: { listOf: ['id'] }, ...options });

const stubFetch = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );

test('returns the JSON of a file, requested without a token', async () => {
  stubFetch(Response.json([{ id: 1 }]));
  expect(await readFile('/catalogue/en-US.json')).toEqual([{ id: 1 }]);
  expect(fetch).toHaveBeenCalledWith('/catalogue/en-US.json', { signal: expect.any(AbortSignal) });
});

test('bypasses the cache if the caller asks for it', async () => {
  stubFetch(Response.json([{ id: 1 }]));
  await readFile('/page-data/app-data.json', { cache: 'no-store' });
  expect(fetch).toHaveBeenCalledWith('/page-data/app-data.json', expect.objectContaining({ cache: 'no-store' }));
});

test('a file that the site lacks throws an ApiError with 404', async () => {
  stubFetch(new Response('<div id="___gatsby"></div>', { status: 404 }));
  await expect(readFile('/catalogue/en-US.json')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

test.each([
  ['a page with 404', new Response('<h1>Not here</h1>', { status: 404 })],
  ['a page with 200', new Response('<h1>Sign in</h1>')],
  ['JSON with 200', Response.json({ error: 'login required' })],
  ['JSON with 404', Response.json({ error: 'none' }, { status: 404 })],
  ['an empty 204', new Response(null, { status: 204 })],
  ['half a file', new Response('[{"id":1},{"i')],
])('D-51 %s of somebody else is as if nobody had responded', async (_, response) => {
  stubFetch(response);
  await expect(readFile('/catalogue/en-US.json')).rejects.toEqual(new ApiError(0, { code: 'unreachable' }));
});

test('no response throws an ApiError with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(readFile('/catalogue/en-US.json')).rejects.toEqual(new ApiError(0, { code: 'unreachable' }));
});

test('a request aborted by the caller is not a network failure', async () => {
  const caller = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    caller.abort();
    return Promise.reject(signal!.reason);
  });
  await expect(readFile('/catalogue/en-US.json', { signal: caller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});
