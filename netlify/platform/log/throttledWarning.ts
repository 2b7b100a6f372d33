import type { Log } from './log';

/** Warnings within this time share one log line. */
const windowMs = 1_000;

/** Returns a function that counts an event, and logs a flood of them as one line per second. */
export function throttledWarning(log: Log, message: string): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      log.warn(message, { count });
      count = 0;
    }, windowMs).unref();
  };
}
