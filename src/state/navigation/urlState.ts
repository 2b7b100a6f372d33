import { useSyncExternalStore } from 'react';
import { onSearchChange, readSearch } from '../../data/page/urlSearch';
import { useClientValue } from '../hooks/useClientValue';

const onHashChange = (onChange: () => void) => {
  const stop = new AbortController();
  window.addEventListener('hashchange', onChange, { signal: stop.signal });
  return () => stop.abort();
};

export const readUrlHash = (): string => window.location.hash.slice(1);

/** Returns '' during hydration. */
export const useUrlHash = (): string => useSyncExternalStore(onHashChange, readUrlHash, () => '');

/** Returns null during hydration, because the HTML is the same for every path. */
export const useUrlPath = (): string | null => useClientValue(() => window.location.pathname, null);

/** Follows changes of the query without a navigation. Returns `serverSearch` during hydration. */
export const useUrlSearch = (path: string, serverSearch = ''): string =>
  useSyncExternalStore(
    onSearchChange,
    () => readSearch(path),
    () => serverSearch,
  );
