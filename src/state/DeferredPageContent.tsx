import { useDeferredValue, type ReactNode } from 'react';
import { isPageHydrated } from '../data/page/pageAttributes';
import { useNavigation } from './navigation/navigation';

/** Back and URL fragments scroll right after rendering, so they need the whole page. */
function mustRenderAll(): boolean {
  if (typeof window === 'undefined') return true;
  return !isPageHydrated() || useNavigation.getState().isBack || window.location.hash !== '';
}

/** After a navigation, renders its children in a deferred update, so that the heading appears first. */
export function DeferredPageContent({ children }: { children: ReactNode }) {
  return useDeferredValue(true, mustRenderAll()) && children;
}
