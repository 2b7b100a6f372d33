import { ApiError } from './apiError';
import { limitedSignal } from './limitedSignal';
import { hasShape, type Shape } from './responseShape';

const timeoutMs = 20_000;

interface Options<Answer> {
  shape?: Shape<Answer>;
  signal?: AbortSignal;
  /** 'no-store' always uses the network: the service worker ignores such requests. */
  cache?: RequestCache;
}

/**
 * The JSON of a file written by the build. Not an API request: it is served next to the pages and sent without a token.
 * Throws ApiError like `request`.
 */
export async function fetchSiteFile<T>(path: string, { signal, cache, shape }: Options<T> = {}): Promise<T> {
  const response = await fetch(path, { cache, signal: limitedSignal(timeoutMs, signal) }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreachable' });
  });
  const json: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (json === null || (shape && !hasShape(json, shape))) throw new ApiError(response.status);
  return json as T;
}
