import type { Log } from './log';

const windowMs = 1_000;

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
