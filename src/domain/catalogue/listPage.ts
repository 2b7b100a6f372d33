/** The page that a URL's query asks for: '?sort=name&page=3' → 3. The first one if it names none. */
export const parsePageParam = (search: string): number =>
  Number(/[?&]page=([1-9]\d{0,3})(?:&|$)/.exec(search)?.[1] ?? 1);

/** The query of a list's page: 3 → '?page=3'. The first page has none. */
export const listPageSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** Where the build stores a list's page, since no file name can have a query: '/shop/pods', 3 → '/shop/pods/page/3'. */
export const listPagePath = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path);

/** The number of a list's page after the first one. Null for the first page and for pages without a list. */
export const pageAfterFirst = (listing: { page?: number } | undefined): number | null =>
  listing?.page && listing.page > 1 ? listing.page : null;

const stored = /\/page\/(\d+)$/;

/** The number of a stored page: '/shop/pods/page/3' → 3. The first one for other paths. */
export const pageNumberInPath = (path: string): number => Number(stored.exec(path)?.[1] ?? 1);

/** The list of a stored page: '/shop/pods/page/3' → '/shop/pods'. Other paths stay as they are. */
export const listPathOfPage = (path: string): string => path.replace(stored, '');
