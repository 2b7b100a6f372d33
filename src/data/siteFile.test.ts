import { expect, test, vi } from 'vitest';
import { ApiError } from './apiError';
import { fetchSiteFile } from './siteFile';

const answer = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );

test('it gives the JSON of a file, asked for without a token', async () => {
  answer(Response.json([1]));
  expect(await fetchSiteFile('/catalogue/en-US.json')).toEqual([1]);
  expect(fetch).toHaveBeenCalledWith('/catalogue/en-US.json', { signal: expect.any(AbortSignal) });
});

test('it is asked of the network alone where its caller wants it so', async () => {
  answer(Response.json([1]));
  await fetchSiteFile('/page-data/app-data.json', { cache: 'no-store' });
  expect(fetch).toHaveBeenCalledWith('/page-data/app-data.json', expect.objectContaining({ cache: 'no-store' }));
});

test.each([
  ['is not there', new Response('<html>', { status: 404 }), 404],
  ['is no JSON', new Response('<html>'), 200],
])('a file that %s is an ApiError with the status', async (_, response, status) => {
  answer(response);
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toMatchObject({ status });
});

test('no answer is an ApiError of status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(fetchSiteFile('/catalogue/en-US.json')).rejects.toEqual(new ApiError(0, { code: 'unreachable' }));
});

test('what the caller gave up is not told as a failure of the network', async () => {
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
