import developSocket from '~gatsby/develop-socket';
import { gatsbyLoader } from './internals';

/**
 * In development, refetches the open page after its content was edited. Gatsby pushes only query results, and these
 * pages have no queries; for other changes it reports that some pages are stale. Its loader knows which, and fetches
 * no others.
 */
export function followEdits(): void {
  developSocket()?.on('message', ({ type }) => {
    if (type === 'stalePageData') void gatsbyLoader().loadPage(window.location.pathname);
  });
}
