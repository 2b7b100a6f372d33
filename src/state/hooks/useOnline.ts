import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const stop = new AbortController();
  window.addEventListener('online', changed, { signal: stop.signal });
  window.addEventListener('offline', changed, { signal: stop.signal });
  return () => stop.abort();
}

/** False if the browser has no network. True does not mean that the server is reachable. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
