import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { removeCrawlerTags } from '../data/page/removeCrawlerTags';
import { announceSearchChange } from '../data/page/urlSearch';
import { navigationDelayed, navigationEnded } from '../state/navigation/navigation';
import { trackPageView } from '../state/privacy/tracking';
import { requestPageCaching } from './requestPageCaching';

export { prefetchPage } from './prefetchPage';
export { startClient } from './startClient';
export { wrapPage } from './wrapPage';

/** Browser translators wrap text in `font` elements, which this site never uses. */
const isTranslated = (): boolean => document.querySelector('font') !== null;

const options: RootOptions = {
  // The error boundaries report what they catch, so React need not log it.
  onCaughtError: () => undefined,
  // React recovers from changes that a translator made before hydration, so these are not reported.
  onRecoverableError: (error) => isTranslated() || globalThis.reportError(error),
};

/** All of `App` is inside a Suspense boundary, so React yields to the browser while it hydrates. */
export function hydratePage(page: ReactNode, container: Element): void {
  if (container.querySelector('main')) hydrateRoot(container, page, options);
  else createRoot(container, options).render(page);
}

/**
 * Keeps Gatsby from restoring a scroll position on a new visit. It stores positions by path alone, so one page of a list
 * would open at the position of another.
 */
export function shouldUpdateScroll({ prevRouterProps }: { prevRouterProps?: unknown }): false | undefined {
  if (prevRouterProps || window.location.hash) return undefined;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate' ? false : undefined;
}

export const pageDelayed = (): void => navigationDelayed();

/** Runs when a page is on screen: the first one, or another one after the page at `previous`. */
export function pageOpened(path: string, previous?: string): void {
  const isOther = previous !== undefined && previous !== path;
  // A link that is not hydrated yet, such as one to the next page of a list, changes only the query.
  if (previous === path) announceSearchChange();
  if (isOther) {
    removeCrawlerTags();
    // After in-site navigation the HTML was never fetched. Cache it, so that the address opens offline.
    requestPageCaching(path);
  }
  navigationEnded(path, isOther);
  trackPageView(path);
}
