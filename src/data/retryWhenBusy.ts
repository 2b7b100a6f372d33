import { ApiError } from './apiError';

const mostTries = 4;
/** Later, a shopper would rather decide for themselves. */
const mostSeconds = 30;

/** The server answers `server_busy` before it does anything, so even a change may be sent again. */
const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.code === 'server_busy';

/** Not before the server's time, and at different moments in different browsers. */
const delayMs = (retryAfterSeconds: number, tries: number) => (retryAfterSeconds + Math.random() * tries) * 1000;

const pause = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((done, fail) => {
    const cancel = () => {
      clearTimeout(timer);
      fail(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      done();
    }, milliseconds);
    signal?.addEventListener('abort', cancel);
    if (signal?.aborted) cancel();
  });

/** Makes a call again while the server is too busy for it: a few times, and as late as it asks. */
export async function retryWhenBusy<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const after = isBusy(error) ? (error.retryAfterSeconds ?? 1) : Infinity;
      if (tries === mostTries || after > mostSeconds) throw error;
      await pause(delayMs(after, tries), signal);
    }
  }
}
