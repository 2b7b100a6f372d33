import { ApiError } from './apiError';

const maxAttempts = 4;
/** For longer delays, the shopper decides when to retry. */
const maxDelaySeconds = 30;

/** The server sends `server_busy` before it does any work, so even a write is safe to retry. */
export const isServerBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.code === 'server_busy';

/** Jitter keeps browsers from retrying all at once. */
const delayMs = (retryAfterSeconds: number, attempt: number) => (retryAfterSeconds + Math.random() * attempt) * 1000;

const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      stop.abort();
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', cancel, { signal: stop.signal });
    if (signal?.aborted) cancel();
  });

export async function retryWhenBusy<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      const delaySeconds = isServerBusy(error) ? (error.retryAfterSeconds ?? 1) : Infinity;
      if (attempt === maxAttempts || delaySeconds > maxDelaySeconds) throw error;
      await pause(delayMs(delaySeconds, attempt), signal);
    }
  }
}
