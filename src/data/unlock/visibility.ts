/** False for a background tab or a locked screen. */
export const isPageVisible = (): boolean => !document.hidden;

/** Calls back when the page is hidden or shown. Returns a function that stops listening. */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const look = () => onChange(isPageVisible());
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
