import { ApiError } from './apiError';

const patience = 20_000;

/**
 * The JSON of a file that the build wrote. It is no call of the API: it lies beside the pages, wherever the API lives, and
 * bears no token. Throws ApiError as `request` does.
 */
export async function fetchSiteFile<T>(path: string, signal?: AbortSignal): Promise<T> {
  const limit = AbortSignal.timeout(patience);
  const response = await fetch(path, { signal: signal ? AbortSignal.any([signal, limit]) : limit }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiError(0, { code: 'unreachable' });
    },
  );
  const json: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (json === null) throw new ApiError(response.status);
  return json as T;
}
