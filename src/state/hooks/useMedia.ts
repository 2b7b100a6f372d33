import { useCallback, useSyncExternalStore } from 'react';

/** True if a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = new AbortController();
      window.matchMedia?.(query).addEventListener('change', changed, { signal: stop.signal });
      return () => stop.abort();
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
