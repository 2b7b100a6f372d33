import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { fetchSiteFile } from './siteFile';

const stubFetch = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );

test('returns the JSON of a file, requested without a token', async () => {
  stubFetch(Response.json([1]));
  expect(await fetchSiteFile('/catalogue/en-US.json')).toEqual([1]);
  expect(fetch).toHaveBeenCalledWith('/catalogue/en-US.json', { signal: expect.any(AbortSignal) });
});

test('bypasses the cache if the caller asks for it', async () => {
  stubFetch(Response.json([1]));
  await fetchSiteFile('/page-data/app-data.json', { cache: 'no-store' });
  expect(fetch).toHaveBeenCalledWith('/page-data/app-data.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['is missing', new Response('<html>', { status: 404 }), 404],
  ['is not JSON', new Response('<html>'), 200],
])('a file that %s throws an ApiError with the status', async (_, response, status) => {
  stubFetch(response);
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toMatchObject({ status });
});

test('no response throws an ApiError with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toEqual(new ApiError(0, { code: 'unreachable' }));
});

test('a request aborted by the caller is not a network failure', async () => {
  const caller = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    caller.abort();
    return Promise.reject(signal!.reason);
  });
  await expect(fetchSiteFile('/catalogue/en-US.json', { signal: caller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});
