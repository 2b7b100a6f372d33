/** Whether anyone can see the page: not in a tab behind another, nor behind a locked screen. */
export const isPageVisible = (): boolean => !document.hidden;

/** Tells when the page is hidden or seen again; returns what stops it. */
export function watchVisibility(told: (isVisible: boolean) => void): () => void {
  const look = () => told(isPageVisible());
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
