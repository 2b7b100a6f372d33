import { useDeferredValue, type ReactNode } from 'react';
import { useNavigation } from './navigation';

/**
 * Whether a page is drawn as a whole from the start: one whose HTML is there, and one that is scrolled as soon as it is drawn,
 * to where it was before or to a part that its address names.
 */
function isDrawnWhole(): boolean {
  if (typeof window === 'undefined') return true;
  const { early } = window as { early?: { isAlive: boolean } };
  return !early?.isAlive || useNavigation.getState().isBack || window.location.hash !== '';
}

/** What of a page is drawn in slices right after its heading, when it is come to from within the site. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useDeferredValue(true, isDrawnWhole()) && children;
}
