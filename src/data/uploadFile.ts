import { unreachable, type ApiError } from './apiError';
import { apiUrl, apiHeaders, parseForSession } from './http';
import type { ResponseShape } from './responseShape';
import { retryWithDetails } from './retryWithDetails';
import { loadText, storageKeys } from './storage';

/** The upload fails after this time without progress or a response. */
const timeoutMs = 60_000;

interface Upload<Result> {
  query: Record<string, string>;
  body: FormData;
  shape: ResponseShape<Result>;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Unlike `fetch`, an XMLHttpRequest always follows redirects. */
const isRedirected = ({ responseURL }: XMLHttpRequest, url: string): boolean =>
  Boolean(responseURL) && responseURL !== new URL(url, window.location.href).href;

function uploadOnce<T>(path: string, { query, body, shape, onProgress, signal }: Upload<T>): Promise<T> {
  const xhr = new XMLHttpRequest();
  const url = apiUrl(path, query);
  const token = loadText(storageKeys.token);
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : unreachable());
    const abort = () => {
      fail();
      xhr.abort();
    };
    const stop = new AbortController();
    let timer = setTimeout(abort, timeoutMs);
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeoutMs);
      if (lengthComputable) onProgress?.(loaded / total);
    });
    xhr.addEventListener('load', () => {
      if (isRedirected(xhr, url)) return fail();
      const { status, responseText: text } = xhr;
      const headers = { get: (name: string) => xhr.getResponseHeader(name) };
      try {
        resolve(parseForSession({ path, token }, { status, headers, text }, shape));
      } catch (error) {
        reject(error as ApiError);
      }
    });
    xhr.addEventListener('error', fail);
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      stop.abort();
    });
    signal?.addEventListener('abort', abort, { signal: stop.signal });
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(apiHeaders({ body }, token))) xhr.setRequestHeader(name, value);
    xhr.send(body);
    if (signal?.aborted) abort();
  });
}

/** Reports upload progress, which `fetch` cannot. Otherwise behaves like `request`. */
export const uploadFile = <T>(path: string, upload: Upload<T>): Promise<T> =>
  retryWithDetails(() => uploadOnce<T>(path, upload));
