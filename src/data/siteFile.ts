import { ApiError } from './apiError';
import { signalWithTimeout } from './signalWithTimeout';
import { hasShape, type ResponseShape } from './responseShape';

const timeoutMs = 20_000;

interface Options<Result> {
  shape?: ResponseShape<Result>;
  signal?: AbortSignal;
  /** The service worker ignores 'no-store' requests. */
  cache?: RequestCache;
}

/** Fetches a JSON file written by the build, without a token. Throws ApiError like `request`. */
export async function fetchSiteFile<T>(path: string, { signal, cache, shape }: Options<T> = {}): Promise<T> {
  const response = await fetch(path, { cache, signal: signalWithTimeout(timeoutMs, signal) }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, { code: 'unreachable' });
    },
  );
  const json: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (json === null || (shape && !hasShape(json, shape))) throw new ApiError(response.status);
  return json as T;
}
