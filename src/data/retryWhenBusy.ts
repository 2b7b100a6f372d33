import { ApiError } from './apiError';

const maxTries = 4;
/** After a longer wait, shoppers should decide for themselves whether to retry. */
const maxDelaySeconds = 30;

/** The server answers `server_busy` before it does any work, so even a change is safe to retry. */
export const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.code === 'server_busy';

/** At least the server's delay, with jitter so that browsers do not all retry at once. */
const delayMs = (retryAfterSeconds: number, tries: number) => (retryAfterSeconds + Math.random() * tries) * 1000;

const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const stop = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      fail(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      stop.abort();
      done();
    }, milliseconds);
    signal?.addEventListener('abort', cancel, { signal: stop.signal });
    if (signal?.aborted) cancel();
  });

/** Retries a call while the server is busy, up to three times and with the delay it asks for. */
export async function retryWhenBusy<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const after = isBusy(error) ? (error.retryAfterSeconds ?? 1) : Infinity;
      if (tries === maxTries || after > maxDelaySeconds) throw error;
      await pause(delayMs(after, tries), signal);
    }
  }
}
