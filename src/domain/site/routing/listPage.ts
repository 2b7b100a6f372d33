/** '?sort=name&page=3' → 3. Defaults to 1. */
export const parsePageParam = (search: string): number =>
  Number(/[?&]page=([1-9]\d{0,3})(?:&|$)/.exec(search)?.[1] ?? 1);

export const listPageSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** Static hosting ignores queries, so the build stores the third page of a list at '/shop/pods/page/3'. */
export const listPagePath = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path);

export const pageAfterFirst = (listing: { page?: number } | undefined): number | null =>
  listing?.page && listing.page > 1 ? listing.page : null;

const stored = /\/page\/(\d+)$/;

export const pageNumberInPath = (path: string): number => Number(stored.exec(path)?.[1] ?? 1);

export const listPathOfPage = (path: string): string => path.replace(stored, '');

/** The path at which a visitor opens a stored page: the third page of a list is at the list's path, with a query. */
export const visitedPath = (path: string, listing: { page?: number } | undefined): string =>
  pageAfterFirst(listing) ? listPathOfPage(path) : path;

const neighbors = 2;

/** Null marks a gap. Always includes the first and last page: page 9 of 20 → 1, null, 7, 8, 9, 10, 11, null, 20. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const nearby = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= neighbors,
  );
  return nearby.flatMap((each, index) => {
    const gap = each - (nearby[index - 1] ?? 0) - 1;
    // A gap of a single page would be as wide as its number.
    return gap === 0 ? [each] : [gap === 1 ? each - 1 : null, each];
  });
}
