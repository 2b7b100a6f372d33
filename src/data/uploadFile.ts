import { ApiError } from './apiError';
import { urlOf, headersOf, readAnswer } from './http';
import { loadText, storageKeys } from './storage';

/** The timeout without upload progress or a response. */
const timeoutMs = 60_000;

interface Upload {
  query: Record<string, string>;
  body: FormData;
  /** Upload progress from 0 to 1. */
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

/**
 * Posts a form and reports upload progress, which `fetch` cannot. Otherwise behaves like `request`: the same headers,
 * the JSON of a successful response, ApiError for any other, and the signal's reason if the caller aborts.
 */
export function uploadFile<T>(path: string, { query, body, onProgress, signal }: Upload): Promise<T> {
  const call = new XMLHttpRequest();
  const token = loadText(storageKeys.token);
  return new Promise<T>((resolve, reject) => {
    const fail = () => reject(signal?.aborted ? (signal.reason as Error) : new ApiError(0, { code: 'unreachable' }));
    const giveUp = () => {
      fail();
      call.abort();
    };
    const stop = new AbortController();
    let limit = setTimeout(giveUp, timeoutMs);
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      clearTimeout(limit);
      limit = setTimeout(giveUp, timeoutMs);
      if (lengthComputable) onProgress?.(loaded / total);
    });
    call.addEventListener('load', () => {
      try {
        resolve(readAnswer<T>({ path, token, status: call.status, json: parseJson(call.responseText) }));
      } catch (error) {
        reject(error as ApiError);
      }
    });
    call.addEventListener('error', fail);
    call.addEventListener('loadend', () => {
      clearTimeout(limit);
      stop.abort();
    });
    signal?.addEventListener('abort', giveUp, { signal: stop.signal });
    call.open('POST', urlOf(path, query));
    for (const [name, value] of Object.entries(headersOf({ body }, token))) call.setRequestHeader(name, value);
    call.send(body);
    if (signal?.aborted) giveUp();
  });
}
