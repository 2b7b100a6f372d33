/** A typed query that is not in the URL yet, because URL updates are debounced. */
export const pendingSearch: { search: string | null } = { search: null };

/** During navigation, `window.location` already belongs to the next page while the previous one is still rendered. */
let lastRead = { path: '', search: '' };

export const isCurrentPath = (path: string): boolean => window.location.pathname.replace(/(.)\/$/, '$1') === path;

/** Includes a pending query. During navigation, the previous page keeps its last query. */
export function readSearch(path: string): string {
  if (isCurrentPath(path)) lastRead = { path, search: pendingSearch.search ?? window.location.search };
  return lastRead.path === path ? lastRead.search : '';
}

const changeEvent = 'searchchange';

/** Also calls back on Back and Forward. */
export function onSearchChange(listener: () => void): () => void {
  const onPopState = () => {
    pendingSearch.search = null;
    listener();
  };
  const stop = new AbortController();
  window.addEventListener(changeEvent, listener, { signal: stop.signal });
  window.addEventListener('popstate', onPopState, { signal: stop.signal });
  return () => stop.abort();
}

export const announceSearchChange = (): boolean => window.dispatchEvent(new Event(changeEvent));
