import { ApiError } from './apiError';
import { limitedSignal } from './limitedSignal';

const patience = 20_000;

interface Options {
  signal?: AbortSignal;
  /** 'no-store' is answered by the network alone: the site's worker lets it pass. */
  cache?: RequestCache;
}

/**
 * The JSON of a file that the build wrote. It is no call of the API: it lies beside the pages, wherever the API lives, and
 * bears no token. Throws ApiError as `request` does.
 */
export async function fetchSiteFile<T>(path: string, { signal, cache }: Options = {}): Promise<T> {
  const response = await fetch(path, { cache, signal: limitedSignal(patience, signal) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  });
  const json: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (json === null) throw new ApiError(response.status);
  return json as T;
}
