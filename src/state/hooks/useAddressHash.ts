import { useSyncExternalStore } from 'react';

const listen = (onChange: () => void) => {
  const left = new AbortController();
  window.addEventListener('hashchange', onChange, { signal: left.signal });
  return () => left.abort();
};

/** The address's fragment without its '#', kept up to date. Empty during hydration. */
export const useAddressHash = (): string => useSyncExternalStore(listen, readAddressHash, () => '');

/** The fragment as it is now. */
export const readAddressHash = (): string => window.location.hash.slice(1);
