import { useDeferredValue, type ReactNode } from 'react';
import { isPageHydrated } from '../data/page/pageAttributes';
import { useNavigation } from './navigation/navigation';

/**
 * True if a page must render completely at once: during hydration, and if it is scrolled right after rendering, to its
 * previous position or to a fragment in the URL.
 */
function isDrawnWhole(): boolean {
  if (typeof window === 'undefined') return true;
  return !isPageHydrated() || useNavigation.getState().isBack || window.location.hash !== '';
}

/** On navigation within the site, renders the rest of a page in a deferred update right after its heading. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useDeferredValue(true, isDrawnWhole()) && children;
}
