import { useSyncExternalStore } from 'react';
import { findOpenDialog } from './findOpenDialog';

function watchDialogs(changed: () => void): () => void {
  // Also watch for removed elements: an open dialog may be removed without being closed.
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The topmost modal dialog, updated as dialogs open and close. */
export const useOpenDialog = (): HTMLElement | null => useSyncExternalStore(watchDialogs, findOpenDialog, () => null);
