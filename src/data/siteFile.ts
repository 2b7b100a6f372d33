import { isSiteHtml } from '../domain/site/siteHtml';
import { ApiError, unreachable } from './apiError';
import { parseJsonOrNull } from './apiResponse';
import { signalWithTimeout } from './signalWithTimeout';
import { hasShape, type JsonShape, type ResponseShape } from './responseShape';

const timeoutMs = 20_000;

interface Options<Result> {
  /** A response of another shape came from a proxy or a sign-in page instead of the site. */
  shape: ResponseShape<Result> & JsonShape;
  signal?: AbortSignal;
  /** The service worker ignores 'no-store' requests. */
  cache?: RequestCache;
}

interface ReceivedFile {
  status: number;
  text: string;
}

async function fetchText(path: string, { signal, cache }: Omit<Options<never>, 'shape'>): Promise<ReceivedFile> {
  try {
    const response = await fetch(path, { cache, signal: signalWithTimeout(timeoutMs, signal) });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable();
  }
}

/** Fetches a JSON file written by the build, without a token. Throws ApiError, with 404 only for the site's own. */
export async function fetchSiteFile<T>(path: string, { shape, ...options }: Options<T>): Promise<T> {
  const { status, text } = await fetchText(path, options);
  if (status === 404 && isSiteHtml(text)) throw new ApiError(404, { code: 'not_found' });
  const json = status === 200 ? parseJsonOrNull(text) : null;
  if (!hasShape(json, shape)) throw unreachable();
  return json as T;
}
