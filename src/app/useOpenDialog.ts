import { useSyncExternalStore } from 'react';
import { findOpenDialog } from './findOpenDialog';

function watchDialogs(changed: () => void): () => void {
  // An open dialog may also be taken out of the page as it is.
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The modal dialog that lies over the page, as it comes and goes. */
export const useOpenDialog = (): HTMLElement | null => useSyncExternalStore(watchDialogs, findOpenDialog, () => null);
