import { useDeferredValue, type ReactNode } from 'react';
import { useNavigation } from './navigation';

/**
 * Whether a page is drawn as a whole from the start: one whose HTML is there, and one that is gone back to, which must be as
 * long as it was for its scroll position.
 */
function isDrawnWhole(): boolean {
  if (typeof window === 'undefined') return true;
  const { early } = window as { early?: { isAlive: boolean } };
  return !early?.isAlive || useNavigation.getState().isBack;
}

/** What of a page is drawn in slices right after its heading, when it is come to from within the site. */
export function RestOfPage({ children }: { children: ReactNode }) {
  return useDeferredValue(true, isDrawnWhole()) && children;
}
