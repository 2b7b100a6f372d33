import type { PageContext } from '../content/pageContext';
import { messageGroupsOf } from '../domain/site/messageGroups';
import { loadMessages } from '../i18n/loadMessages';

/** A page as loaded by Gatsby; undefined if it could not be loaded. */
type LoadedPage = { json?: { pageContext?: Partial<PageContext> } } | undefined;
type LoadPage = (path: string) => Promise<LoadedPage>;

/** Loads the messages of a page's first render. If some fail, the components that need them try again. */
async function loadWords(page: LoadedPage): Promise<void> {
  const { localeId, routeId } = page?.json?.pageContext ?? {};
  if (localeId && routeId)
    await Promise.allSettled(messageGroupsOf(routeId).map((group) => loadMessages(localeId, group)));
}

/**
 * Prepares a prefetched page for rendering. Without this, Gatsby would check for a new build on click, and the page
 * would then wait for its messages.
 */
export async function preparePage(path: string, loadPage: LoadPage): Promise<void> {
  try {
    await loadWords(await loadPage(path));
  } catch {
    // Ignore prefetch failures: the page is fetched again when it is opened.
  }
}

/**
 * Makes every later navigation wait for the page's messages. Without them the page would render empty first, and be
 * too short for the scroll position that Back restores.
 */
export function loadPagesWithWords(): void {
  // Gatsby's loader, which its own modules call to open a page.
  const { ___loader: loader } = window as { ___loader?: { loadPage: LoadPage } };
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    await loadWords(page);
    return page;
  };
}
