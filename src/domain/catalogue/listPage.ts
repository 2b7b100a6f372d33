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

/** How many pages to link to on either side of the current one. */
const neighbors = 2;

/**
 * The page numbers to link to: the first, the last, and those around the current one. Null stands for a gap:
 * page 9 of 20 → 1, null, 7, 8, 9, 10, 11, null, 20.
 */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const nearby = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= neighbors,
  );
  return nearby.flatMap((each, index) => {
    const gap = each - (nearby[index - 1] ?? 0) - 1;
    // A gap of one page takes no more room with its number.
    return gap === 0 ? [each] : [gap === 1 ? each - 1 : null, each];
  });
}
