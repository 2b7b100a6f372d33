import { useSyncExternalStore } from 'react';

/** A phone held sideways, or a page at four times its size: a footer that stays would leave no room for the lines. */
const low = '(max-height: 560px)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(low);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

export const useIsLow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(low).matches ?? false,
    () => false,
  );
