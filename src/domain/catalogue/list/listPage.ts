/** '?sort=name&page=3' → 3. Defaults to 1. */
export const parsePageParam = (search: string): number =>
  Number(/[?&]page=([1-9]\d{0,3})(?:&|$)/.exec(search)?.[1] ?? 1);

export const listPageSearch = (page: number): string => (page > 1 ? `?page=${page}` : '');

/** No file name can have a query, so the build stores a list's third page at '/shop/pods/page/3'. */
export const listPagePath = (path: string, page: number): string => (page > 1 ? `${path}/page/${page}` : path);

export const pageAfterFirst = (listing: { page?: number } | undefined): number | null =>
  listing?.page && listing.page > 1 ? listing.page : null;

const stored = /\/page\/(\d+)$/;

/** '/shop/pods/page/3' → 3. Defaults to 1. */
export const pageNumberInPath = (path: string): number => Number(stored.exec(path)?.[1] ?? 1);

/** '/shop/pods/page/3' → '/shop/pods'. */
export const listPathOfPage = (path: string): string => path.replace(stored, '');

const neighbors = 2;

/** The first, the last and nearby pages; null is a gap. Page 9 of 20 → 1, null, 7, 8, 9, 10, 11, null, 20. */
export function pageNumbers(page: number, count: number): (number | null)[] {
  const nearby = Array.from({ length: count }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === count || Math.abs(each - page) <= neighbors,
  );
  return nearby.flatMap((each, index) => {
    const gap = each - (nearby[index - 1] ?? 0) - 1;
    // A gap of one page is as wide as its number.
    return gap === 0 ? [each] : [gap === 1 ? each - 1 : null, each];
  });
}
