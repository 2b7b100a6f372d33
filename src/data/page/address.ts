/** What was typed and is not in the address yet. */
export const typed: { search: string | null } = { search: null };

/** What the last page said of itself: the address is another's already while that one goes. */
let last = { path: '', search: '' };

export const isAt = (path: string): boolean => window.location.pathname.replace(/(.)\/$/, '$1') === path;

/** The query of a page's address, or what is about to be. A page that is being left keeps its own. */
export function readSearch(path: string): string {
  if (isAt(path)) last = { path, search: typed.search ?? window.location.search };
  return last.path === path ? last.search : '';
}

const changed = 'searchchange';

/** Tells of each change of the query, the browser's back and forward among them; returns what stops it. */
export function onSearchChange(listener: () => void): () => void {
  const moved = () => {
    typed.search = null;
    listener();
  };
  window.addEventListener(changed, listener);
  window.addEventListener('popstate', moved);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('popstate', moved);
  };
}

/** Tells that the query of the address, or what is about to be, is another. */
export const searchChanged = (): boolean => window.dispatchEvent(new Event(changed));
