import { useSyncExternalStore } from 'react';
import { onSearchChange, readSearch } from '../../data/page/urlSearch';
import { useClientValue } from '../hooks/useClientValue';

const onHashChange = (onChange: () => void) => {
  const stop = new AbortController();
  window.addEventListener('hashchange', onChange, { signal: stop.signal });
  return () => stop.abort();
};

export const readUrlHash = (): string => window.location.hash.slice(1);

/** Empty during hydration. */
export const useUrlHash = (): string => useSyncExternalStore(onHashChange, readUrlHash, () => '');

/** Null during hydration, because the HTML is the same for every path. */
export const useUrlPath = (): string | null => useClientValue(() => window.location.pathname, null);

/** The query can change without a navigation. During hydration it is the one in the HTML. */
export const useUrlSearch = (path: string, serverSearch = ''): string =>
  useSyncExternalStore(
    onSearchChange,
    () => readSearch(path),
    () => serverSearch,
  );
