import { ApiError } from './apiError';
import { apiUrl, apiHeaders, parseResponse } from './http';
import { retryWithDetails } from './retryWithDetails';
import { loadText, storageKeys } from './storage';

/** The upload fails after this time without progress or a response. */
const timeoutMs = 60_000;

interface Upload {
  query: Record<string, string>;
  body: FormData;
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function uploadOnce<T>(path: string, { query, body, onProgress, signal }: Upload): Promise<T> {
  const xhr = new XMLHttpRequest();
  const token = loadText(storageKeys.token);
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new ApiError(0, { code: 'unreachable' }));
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
      try {
        resolve(parseResponse<T>({ path, token, status: xhr.status, json: parseJson(xhr.responseText) }));
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
    xhr.open('POST', apiUrl(path, query));
    for (const [name, value] of Object.entries(apiHeaders({ body }, token))) xhr.setRequestHeader(name, value);
    xhr.send(body);
    if (signal?.aborted) abort();
  });
}

/** Reports upload progress, which `fetch` cannot. Otherwise behaves like `request`. */
export const uploadFile = <T>(path: string, upload: Upload): Promise<T> =>
  retryWithDetails(() => uploadOnce<T>(path, upload));
