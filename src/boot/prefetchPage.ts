import type { PageContext } from '../content/pages/pageContext';
import { isPageHydrated } from '../data/page/pageAttributes';
import { contextAtAddress } from '../domain/site/routing/contextAtAddress';
import { initialMessageGroups, deferredMessageGroups } from '../domain/site/messageGroups';
import { loadMessages } from '../i18n/loadMessages';
import { providePageLoader } from '../state/navigation/pageLoader';
import { lazyPartsLoaded } from '../ui/hydration/lazyNamed';
import { gatsbyLoader, type GatsbyLoader, type LoadedPage } from './internals';
import { reportStartFailure } from './startFailed';

/** Loads the messages and lazy parts of a page's first render. Components retry any that fail. */
async function loadMessagesOf(page: LoadedPage | undefined, path: string): Promise<void> {
  const { localeId, routeId } = contextAtAddress((page?.json?.pageContext ?? {}) as Partial<PageContext>, path);
  if (!localeId || !routeId) return;
  const groups = [...initialMessageGroups(routeId), ...(isPageHydrated() ? deferredMessageGroups(routeId) : [])];
  await Promise.allSettled([...groups.map((group) => loadMessages(localeId, group)), lazyPartsLoaded()]);
}

/** Prefetches a page with its messages. Gatsby would leave the messages, and a check for a new build, to the click. */
export async function prefetchPage(path: string, loadPage: GatsbyLoader['loadPage']): Promise<void> {
  try {
    await loadMessagesOf(await loadPage(path), path);
  } catch {
    // The page is fetched again when it is opened.
  }
}

/**
 * Makes Gatsby load each page together with its messages. Rendered without them, a page would be empty at first, and too
 * short for the scroll position that Back restores. If the first page's messages fail to load, `restored` rejects, and
 * the static HTML stays.
 */
export function loadPagesWithMessages(restored: Promise<void>): void {
  const loader = gatsbyLoader();
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    // Gatsby does not render a first page that it could not load. It navigates to any later one.
    if (!page?.page) reportStartFailure();
    await loadMessagesOf(page, path);
    await restored;
    return page;
  };
  // Lists prefetch their products' pages, but not before the page is hydrated.
  window.addEventListener('hydrated', () => providePageLoader(loader.loadPage), { once: true });
}
