import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { fetchSiteFile } from './siteFile';

const answer = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );

test('returns the JSON of a file, requested without a token', async () => {
  answer(Response.json([1]));
  expect(await fetchSiteFile('/catalogue/en-US.json')).toEqual([1]);
  expect(fetch).toHaveBeenCalledWith('/catalogue/en-US.json', { signal: expect.any(AbortSignal) });
});

test('bypasses the cache if the caller asks for it', async () => {
  answer(Response.json([1]));
  await fetchSiteFile('/page-data/app-data.json', { cache: 'no-store' });
  expect(fetch).toHaveBeenCalledWith('/page-data/app-data.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['is missing', new Response('<html>', { status: 404 }), 404],
  ['is not JSON', new Response('<html>'), 200],
])('a file that %s throws an ApiError with the status', async (_, response, status) => {
  answer(response);
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toMatchObject({ status });
});

test('no response throws an ApiError with status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toEqual(new ApiError(0, { code: 'unreachable' }));
});

test('a request aborted by the caller is not a network failure', async () => {
  const given = new AbortController();
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    given.abort();
    return Promise.reject(signal!.reason);
  });
  await expect(fetchSiteFile('/catalogue/en-US.json', { signal: given.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});
