import type { PageContext } from '../content/pageContext';
import { messageGroupsOf } from '../domain/site/messageGroups';
import { loadMessages } from '../i18n/loadMessages';

/** What Gatsby has loaded of a page; nothing where it could not. */
type LoadedPage = { json?: { pageContext?: Partial<PageContext> } } | undefined;
type LoadPage = (path: string) => Promise<LoadedPage>;

/** The words that a page's first render shows. Those that do not come are asked for again by what shows them. */
async function loadWords(page: LoadedPage): Promise<void> {
  const { localeId, routeId } = page?.json?.pageContext ?? {};
  if (localeId && routeId)
    await Promise.allSettled(messageGroupsOf(routeId).map((group) => loadMessages(localeId, group)));
}

/**
 * S9-13: makes a page that was fetched ahead ready to be drawn. Without this Gatsby would ask at the press whether the site
 * was built anew, and the page would then wait for its words.
 */
export async function readyPage(path: string, loadPage: LoadPage): Promise<void> {
  try {
    await loadWords(await loadPage(path));
  } catch {
    // What could not be fetched ahead is asked for again when it is wanted.
  }
}

/**
 * From now on no page takes the place of another before its words are there: it would be drawn empty first, and too short
 * for the scroll position that Back restores.
 */
export function loadPagesWithWords(): void {
  // Gatsby's loader, as its own parts call it to open a page.
  const { ___loader: loader } = window as { ___loader?: { loadPage: LoadPage } };
  if (!loader) return;
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    await loadWords(page);
    return page;
  };
}
