/** A typed query that is not in the URL yet, because writes are debounced. */
export const pendingSearch: { search: string | null } = { search: null };

/**
 * The last query read on the current page. During navigation `window.location` already belongs to the next page while
 * this one is still rendered.
 */
let last = { path: '', search: '' };

export const isAt = (path: string): boolean => window.location.pathname.replace(/(.)\/$/, '$1') === path;

/** The query of a page's URL, including a pending one. A page that is being left keeps its last query. */
export function readSearch(path: string): string {
  if (isAt(path)) last = { path, search: pendingSearch.search ?? window.location.search };
  return last.path === path ? last.search : '';
}

const changed = 'searchchange';

/**
 * Calls back on each change of the query, including the browser's back and forward. Returns a function that stops
 * listening.
 */
export function onSearchChange(listener: () => void): () => void {
  const moved = () => {
    pendingSearch.search = null;
    listener();
  };
  const stop = new AbortController();
  window.addEventListener(changed, listener, { signal: stop.signal });
  window.addEventListener('popstate', moved, { signal: stop.signal });
  return () => stop.abort();
}

/** Announces that the query of the URL, or a pending one, has changed. */
export const searchChanged = (): boolean => window.dispatchEvent(new Event(changed));
