import type { PageContext } from '../content/pageContext';
import { messageGroupsOf } from '../domain/site/messageGroups';
import { loadMessages } from '../i18n/loadMessages';

/** What Gatsby has loaded of a page; nothing where it could not. */
type LoadedPage = { json?: { pageContext?: Partial<PageContext> } } | undefined;

/**
 * S9-13: makes a page that was fetched ahead ready to be drawn. Without this Gatsby would ask at the press whether the site
 * was built anew, and the page would then wait for its words.
 */
export async function readyPage(path: string, loadPage: (path: string) => Promise<LoadedPage>): Promise<void> {
  try {
    const { localeId, routeId } = (await loadPage(path))?.json?.pageContext ?? {};
    if (localeId && routeId) await Promise.all(messageGroupsOf(routeId).map((group) => loadMessages(localeId, group)));
  } catch {
    // What could not be fetched ahead is asked for again when it is wanted.
  }
}
