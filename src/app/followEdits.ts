import developSocket from '~gatsby/develop-socket';

/**
 * In development: the open page is fetched anew after its content was edited. Gatsby sends what a page's query gives, and
 * these have none; of the others it only says that some are out of date. Its loader knows which, and asks for no other.
 */
export function followEdits(): void {
  developSocket()?.on('message', ({ type }) => {
    const { ___loader: loader } = window as { ___loader?: { loadPage: (path: string) => unknown } };
    if (type === 'stalePageData') loader?.loadPage(window.location.pathname);
  });
}
