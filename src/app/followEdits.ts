import developSocket from '~gatsby/develop-socket';

/**
 * In development, refetches the open page after its content was edited. Gatsby pushes only query results, and these
 * pages have no queries; for other changes it reports that some pages are stale. Its loader knows which, and fetches
 * no others.
 */
export function followEdits(): void {
  developSocket()?.on('message', ({ type }) => {
    const { ___loader: loader } = window as { ___loader?: { loadPage: (path: string) => unknown } };
    if (type === 'stalePageData') loader?.loadPage(window.location.pathname);
  });
}
