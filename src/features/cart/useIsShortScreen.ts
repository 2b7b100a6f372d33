import { useSyncExternalStore } from 'react';

/** A phone in landscape or a page at 400% zoom: a fixed footer would leave no room for the lines. */
const lowScreenQuery = '(max-height: 560px)';

function subscribe(changed: () => void): () => void {
  const list = window.matchMedia?.(lowScreenQuery);
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

export const useIsShortScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(lowScreenQuery).matches ?? false,
    () => false,
  );
