import type { PageContext } from '../content/pages/pageContext';
import { isPageHydrated } from '../data/page/pageAttributes';
import { contextAtAddress } from '../domain/site/routing/contextAtAddress';
import { initialMessageGroups, deferredMessageGroups } from '../domain/site/messageGroups';
import { loadMessages } from '../i18n/loadMessages';
import { providePageLoader } from '../state/navigation/pageLoader';
import { lazyPartsLoaded } from '../ui/hydration/lazyNamed';
import { gatsbyLoader, type GatsbyLoader, type LoadedPage } from './internals';
import { reportStartFailure } from './startFailed';

/** Loads what a page's first render needs. If some fails, the components that need it try again. */
async function loadMessagesOf(page: LoadedPage | undefined, path: string): Promise<void> {
  const { localeId, routeId } = contextAtAddress((page?.json?.pageContext ?? {}) as Partial<PageContext>, path);
  if (!localeId || !routeId) return;
  const groups = [...initialMessageGroups(routeId), ...(isPageHydrated() ? deferredMessageGroups(routeId) : [])];
  await Promise.allSettled([...groups.map((group) => loadMessages(localeId, group)), lazyPartsLoaded()]);
}

/** Without this, Gatsby would check for a new build on click, and a prefetched page would wait for its messages. */
export async function preparePage(path: string, loadPage: GatsbyLoader['loadPage']): Promise<void> {
  try {
    await loadMessagesOf(await loadPage(path), path);
  } catch {
    // The page is fetched again when it is opened.
  }
}

/**
 * Without its messages, a page would be empty first, and too short for the scroll position that Back restores. If the
 * first page's fail to load, `restored` rejects, and its HTML stays.
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
  // Lists load their products' pages ahead, but not before the page is hydrated.
  window.addEventListener('hydrated', () => providePageLoader(loader.loadPage), { once: true });
}
