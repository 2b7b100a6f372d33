/** The fragment of the page's URL without its #: '' without one. */
export const readFragment = (): string => window.location.hash.slice(1);

/** Calls back when the fragment changes. Returns a function that stops listening. */
export function onFragmentChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
