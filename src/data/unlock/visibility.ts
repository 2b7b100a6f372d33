/** False for a background tab or a locked screen. */
export const isPageVisible = (): boolean => !document.hidden;

export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const report = () => onChange(isPageVisible());
  const stop = new AbortController();
  document.addEventListener('visibilitychange', report, { signal: stop.signal });
  return () => stop.abort();
}
