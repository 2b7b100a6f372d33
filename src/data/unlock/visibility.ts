/** False for a background tab or a locked screen. */
export const isPageVisible = (): boolean => !document.hidden;

/** Calls back when the page is hidden or shown. Returns a function that stops listening. */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const look = () => onChange(isPageVisible());
  const stop = new AbortController();
  document.addEventListener('visibilitychange', look, { signal: stop.signal });
  return () => stop.abort();
}
