import { useDeferredValue, type ReactNode } from 'react';
import { isPageHydrated } from '../data/page/pageAttributes';
import { useNavigation } from './navigation/navigation';

/** A page that is scrolled right after rendering (Back, or a fragment in the URL) cannot be deferred. */
function mustRenderAll(): boolean {
  if (typeof window === 'undefined') return true;
  return !isPageHydrated() || useNavigation.getState().isBack || window.location.hash !== '';
}

/** On navigation, renders the rest of a page in a deferred update right after its heading. */
export function DeferredPageContent({ children }: { children: ReactNode }) {
  return useDeferredValue(true, mustRenderAll()) && children;
}
